<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Search Flesh and Blood only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search Riftbound only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the WoW TCG only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search Berserk Heroes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget past searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From search to page and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open as s&amp;cenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy with citation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show to the &amp;players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scenario workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Both side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;list of what was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About and versions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Branch {number} at step {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the rules of {edition}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open “{title}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardParts</name>
    <message>
        <source>not understood by the engine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intellect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Might</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterChips</name>
    <message>
        <source>Remove the filter {name}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fits</name>
    <message>
        <source>decides this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close to this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by analogy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>graveyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>toughness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intellect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>might</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Guides</name>
    <message>
        <source>{rulings} rulings, {rules} rules, {terms} terms, {cards} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what the dispute is about: a question, a card, a keyword or a rule number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain words, in any order, in English or Russian; slips are mended and told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly these words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about a card; also game: set: doc: kind: rule: topic: edition: status: cite:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule with what stands below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typed in the wrong keyboard layout: read as if it were right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Nothing fits {filter}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question was too long and was cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing holds all of it; what comes nearest is labelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read in the other keyboard layout:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing speaks of {words}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library has no {kind} “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library could not be opened: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the scenario workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show reader and scenario side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfferList</name>
    <message>
        <source>What can happen now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>No scenario proves this ruling yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>ruling of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See also</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the same cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under all editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings that it decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings ({n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything about “{term}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings by these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported; shown beside the rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not imported; import your copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Peek</name>
    <message>
        <source>Peek</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>{player} decides: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} may act: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is not set yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not? ({n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer ({n} of {most})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step that can be taken: Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on with: {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at “{rest}”: expected {expected}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {n}: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a step, or pick one: 1–9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what can’t be done now, with the rule in the way</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerView</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc closes; + and − change the size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Reader</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rulings: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saying</name>
    <message>
        <source>Take “{text}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it as a refused step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Ask: a question, a card, a keyword or a rule number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchPane</name>
    <message>
        <source>Asked before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the window, and of texts that exist in both languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark for a dark hall, high contrast for glare or weak eyes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 is the usual size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the best hit while I type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reader follows the list; the cursor stays in the search box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peek at rules on hover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule&apos;s text appears beside its number under the pointer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show official wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the document has been imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches to remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 remembers none.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>PROVEN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DERIVED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNSUPPORTED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A published ruling says so, and its replay is proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruling says so; it follows from the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rests on a text that is not understood: don’t rule from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to judge yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: rules {edition}; {documents}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Taking</name>
    <message>
        <source>Rules: {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: {where} [{name}]</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TakingAway</name>
    <message>
        <source>There is nothing to copy on this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to print on this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Berserk Heroes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Berserk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outdated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misprint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by analogy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keyword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abbreviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nickname</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>editions {since} to {until}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from edition {since} on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to edition {until}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
