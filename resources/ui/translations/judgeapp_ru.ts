<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Search Flesh and Blood only</source>
        <translation>Искать только в Flesh and Blood</translation>
    </message>
    <message>
        <source>Search Riftbound only</source>
        <translation>Искать только в Riftbound</translation>
    </message>
    <message>
        <source>Search the WoW TCG only</source>
        <translation>Искать только в WoW TCG</translation>
    </message>
    <message>
        <source>Search Berserk Heroes only</source>
        <translation>Искать только в Берсерке</translation>
    </message>
    <message>
        <source>&amp;Import a document…</source>
        <translation>&amp;Загрузить документ…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Сохранить в P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>Search all games</source>
        <translation>Искать во всех играх</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Искать</translation>
    </message>
    <message>
        <source>Forget past searches</source>
        <translation>Забыть прошлые запросы</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>На&amp;чальная страница</translation>
    </message>
    <message>
        <source>From search to page and back</source>
        <translation>От поиска к странице и обратно</translation>
    </message>
    <message>
        <source>Open as s&amp;cenario</source>
        <translation>Открыть как &amp;сценарий</translation>
    </message>
    <message>
        <source>&amp;Copy with citation</source>
        <translation>&amp;Копировать со ссылкой</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Копировать как &amp;Markdown</translation>
    </message>
    <message>
        <source>Show to the &amp;players</source>
        <translation>Показать &amp;игрокам</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>Палитра &amp;команд…</translation>
    </message>
    <message>
        <source>&amp;Reader</source>
        <translation>&amp;Чтение</translation>
    </message>
    <message>
        <source>&amp;Scenario workbench</source>
        <translation>&amp;Сценарий</translation>
    </message>
    <message>
        <source>&amp;Both side by side</source>
        <translation>&amp;Оба рядом</translation>
    </message>
    <message>
        <source>Show the &amp;list of what was found</source>
        <translation>Показывать с&amp;писок найденного</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>&amp;Обычный размер</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая тема</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная тема</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
    </message>
    <message>
        <source>&amp;Help and keys</source>
        <translation>&amp;Справка и клавиши</translation>
    </message>
    <message>
        <source>&amp;About and versions</source>
        <translation>О &amp;программе и версиях</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Новый сценарий</translation>
    </message>
    <message>
        <source>&amp;Open a scenario…</source>
        <translation>&amp;Открыть сценарий…</translation>
    </message>
    <message>
        <source>&amp;Save the scenario</source>
        <translation>Со&amp;хранить сценарий</translation>
    </message>
    <message>
        <source>Save the scenario &amp;as…</source>
        <translation>Сохранить сценарий &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Export the replay…</source>
        <translation>&amp;Экспорт разбора…</translation>
    </message>
    <message>
        <source>&amp;Copy the scenario as text</source>
        <translation>&amp;Копировать сценарий как текст</translation>
    </message>
    <message>
        <source>&amp;Paste a scenario</source>
        <translation>&amp;Вставить сценарий</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Take out the steps after this one</source>
        <translation>Убрать шаги после этого</translation>
    </message>
    <message>
        <source>Take out this line of play</source>
        <translation>Убрать эту линию игры</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Шаг в&amp;перёд</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Шаг &amp;назад</translation>
    </message>
    <message>
        <source>Forward by a part of a step</source>
        <translation>Вперёд на часть шага</translation>
    </message>
    <message>
        <source>Back by a part of a step</source>
        <translation>Назад на часть шага</translation>
    </message>
    <message>
        <source>To the set table</source>
        <translation>К расстановке</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>К последнему шагу</translation>
    </message>
    <message>
        <source>B&amp;ranch at this step</source>
        <translation>&amp;Развилка на этом шаге</translation>
    </message>
    <message>
        <source>Co&amp;mpare two lines of play</source>
        <translation>С&amp;равнить две линии игры</translation>
    </message>
    <message>
        <source>Compare with another &amp;edition</source>
        <translation>Сравнить с другой &amp;редакцией</translation>
    </message>
    <message>
        <source>&amp;Why not? What can’t be done now</source>
        <translation>&amp;Почему нельзя? Что сейчас невозможно</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Расставить стол</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>The scenario as text</source>
        <translation>Сценарий как текст</translation>
    </message>
    <message>
        <source>Write a card</source>
        <translation>Написать карту</translation>
    </message>
    <message>
        <source>To the list of steps</source>
        <translation>К списку шагов</translation>
    </message>
    <message>
        <source>To the board</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>To the explanation</source>
        <translation>К объяснению</translation>
    </message>
    <message>
        <source>To the rulings that apply</source>
        <translation>К подходящим решениям</translation>
    </message>
    <message>
        <source>Larger board</source>
        <translation>Стол крупнее</translation>
    </message>
    <message>
        <source>Smaller board</source>
        <translation>Стол мельче</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Весь стол</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Branch {number} at step {step}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Under the rules of {edition}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open “{title}”</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Branch</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>Attached to</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Controlled by</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edit as text</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move to</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take away</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>Changed by this step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What can be done with it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>controlled by {player}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no longer on the table; as it was last known</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not understood</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CardParts</name>
    <message>
        <source>not understood by the engine</source>
        <translation>движок этого не понимает</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Write cards</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n line(s) understood</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation type="unfinished">
            <numerusform />
            <numerusform />
            <numerusform />
        </translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{where}: expected {expected}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nearest: {text}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A card that the library lacks: card NAME, then its facts and its text, indented.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cards written on the spot</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lines that are not understood</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Что сделать?</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>Main line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table is set</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the end</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Playing…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Both go the same way to the end.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The tables differ:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>They part at step {n}:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Back to the scenario</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Left line of play</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Right line of play</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Steps side by side</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Outcomes side by side</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>The program met an error of its own. What you entered is kept; you can go on.</source>
        <translation>Программа наткнулась на собственную ошибку. Введённое сохранено, можно продолжать.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Kept in {file}</source>
        <translation>Лежит в {file}</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Копировать отчёт</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>Doing</name>
    <message>
        <source>Another game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edition {edition}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take out step {n}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take out the steps after this one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take out this line of play</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Not allowed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scenario</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table is set</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>rules</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Питч</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Жизнь</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Здоровье</translation>
    </message>
    <message>
        <source>Intellect</source>
        <translation>Интеллект</translation>
    </message>
    <message>
        <source>Might</source>
        <translation>Мощь</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Энергия</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Домен</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Стихия</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Удар</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Фракция</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Раса</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Черты</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Выпуск</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>Export the replay</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export to one of {formats}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Exporting the replay</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open a scenario</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the scenario</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Saved in {file}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Scenarios (*{suffix})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The scenario is on the clipboard.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no replay to export.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>FilterChips</name>
    <message>
        <source>Remove the filter {name}: {value}</source>
        <translation>Снять фильтр {name}: {value}</translation>
    </message>
</context>
<context>
    <name>Fits</name>
    <message>
        <source>decides this step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>close to this step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>by analogy</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>hand</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>deck</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>graveyard</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>stack</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>chain</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>queue</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>life</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>phase</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>priority</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>focus</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>next first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>power</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>toughness</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>defense</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cost</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>pitch</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>intellect</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>health</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>might</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>damage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>tapped</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>exhausted</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>face-down</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>marked</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>order</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>may</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>unknown card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Guides</name>
    <message>
        <source>{rulings} rulings, {rules} rules, {terms} terms, {cards} cards</source>
        <translation>решений: {rulings}, правил: {rules}, терминов: {terms}, карт: {cards}</translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation>правила</translation>
    </message>
    <message>
        <source>Type what the dispute is about: a question, a card, a keyword or a rule number.</source>
        <translation>Напишите, о чём спор: вопрос, карту, ключевое слово или номер правила.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Редакции</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation>Каково решение?</translation>
    </message>
    <message>
        <source>plain words, in any order, in English or Russian; slips are mended and told</source>
        <translation>обычные слова в любом порядке, по-русски или по-английски; опечатки исправляются, и об этом сказано</translation>
    </message>
    <message>
        <source>exactly these words</source>
        <translation>ровно эти слова</translation>
    </message>
    <message>
        <source>read by default</source>
        <translation>читается по умолчанию</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>without a word</source>
        <translation>без какого-то слова</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>одно или другое</translation>
    </message>
    <message>
        <source>about a card; also game: set: doc: kind: rule: topic: edition: status: cite:</source>
        <translation>о карте; также game: set: doc: kind: rule: topic: edition: status: cite:</translation>
    </message>
    <message>
        <source>a rule with what stands below it</source>
        <translation>правило со всем, что под ним</translation>
    </message>
    <message>
        <source>typed in the wrong keyboard layout: read as if it were right</source>
        <translation>набрано не в той раскладке: читается как надо</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>An offline desk for judges of four card games.</source>
        <translation>Рабочий стол судьи четырёх карточных игр, без сети.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>rules {edition}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edition of the rules</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Not saved in a file; kept all the same</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Nothing fits {filter}.</source>
        <translation>Ничто не подходит под {filter}.</translation>
    </message>
    <message>
        <source>The question was too long and was cut.</source>
        <translation>Вопрос слишком длинный, конец отброшен.</translation>
    </message>
    <message>
        <source>search without it</source>
        <translation>искать без этого</translation>
    </message>
    <message>
        <source>Nothing holds all of it; what comes nearest is labelled.</source>
        <translation>Всего сразу нет нигде; ближайшее помечено.</translation>
    </message>
    <message>
        <source>Read in the other keyboard layout:</source>
        <translation>Прочитано в другой раскладке:</translation>
    </message>
    <message>
        <source>Did you mean:</source>
        <translation>Имелось в виду:</translation>
    </message>
    <message>
        <source>Nothing speaks of {words}.</source>
        <translation>Нигде не говорится о {words}.</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import a document</source>
        <translation>Загрузить документ</translation>
    </message>
    <message>
        <source>Find out from the file</source>
        <translation>Определить по файлу</translation>
    </message>
    <message>
        <source>A rulebook with numbered rules</source>
        <translation>Правила с номерами</translation>
    </message>
    <message>
        <source>Guess from its words</source>
        <translation>Угадать по словам</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Что это</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Its wording stays in your own folder and is shown beside the rulings that cite it. Nothing is sent anywhere.</source>
        <translation>Текст останется в вашей папке и будет виден рядом с решениями, которые на него ссылаются. Никуда ничего не отправляется.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>Importing</name>
    <message>
        <source>Documents ({kinds})</source>
        <translation>Документы ({kinds})</translation>
    </message>
    <message>
        <source>Import a document</source>
        <translation>Загрузить документ</translation>
    </message>
    <message>
        <source>Importing {file}</source>
        <translation>Загружается {file}</translation>
    </message>
    <message>
        <source>Nothing was imported yet.</source>
        <translation>Пока ничего не загружено.</translation>
    </message>
    <message>
        <source>{code} is imported.</source>
        <translation>{code} загружен.</translation>
    </message>
    <message>
        <source>{code} is imported, with remarks.</source>
        <translation>{code} загружен, есть замечания.</translation>
    </message>
    <message>
        <source>{code} was not imported; nothing was changed.</source>
        <translation>{code} не загружен; ничего не изменилось.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Загрузка</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Утверждений</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карт</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правил</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Kept in</source>
        <translation>Лежит в</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Замечания</translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message>
        <source>Cancel</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>document</source>
        <translation>документа</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>записи</translation>
    </message>
    <message>
        <source>The library has no {kind} “{name}”.</source>
        <translation>В библиотеке нет {kind} «{name}».</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} не читается: {why}</translation>
    </message>
    <message>
        <source>Opening the library</source>
        <translation>Открывается библиотека</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Читается библиотека</translation>
    </message>
    <message>
        <source>Making the index</source>
        <translation>Строится указатель</translation>
    </message>
    <message>
        <source>The library could not be opened: {why}</source>
        <translation>Библиотека не открылась: {why}</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Чтение</translation>
    </message>
    <message>
        <source>Show the reader</source>
        <translation>Показать чтение</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Show the scenario workbench</source>
        <translation>Показать сценарий</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Оба</translation>
    </message>
    <message>
        <source>Show reader and scenario side by side</source>
        <translation>Показать чтение и сценарий рядом</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Что показано</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>П&amp;оиск</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>П&amp;ереход</translation>
    </message>
    <message>
        <source>&amp;Ruling</source>
        <translation>&amp;Решение</translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation>&amp;Сценарий</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Справ&amp;ка</translation>
    </message>
</context>
<context>
    <name>OfferList</name>
    <message>
        <source>What can happen now</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>No scenario proves this ruling yet.</source>
        <translation>Это решение пока не доказано сценарием.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} не читается: {why}</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>ruling of your own</source>
        <translation>ваше решение</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>решение</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Official wording</source>
        <translation>Официальный текст</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>См. также</translation>
    </message>
    <message>
        <source>On the same cards</source>
        <translation>О тех же картах</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Действует</translation>
    </message>
    <message>
        <source>under all editions</source>
        <translation>во всех редакциях</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Темы</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… и ещё {n}</translation>
    </message>
    <message>
        <source>In its place</source>
        <translation>На своём месте</translation>
    </message>
    <message>
        <source>Rulings that it decides</source>
        <translation>Решения по нему</translation>
    </message>
    <message>
        <source>About this rule</source>
        <translation>Об этом правиле</translation>
    </message>
    <message>
        <source>Since edition</source>
        <translation>С редакции</translation>
    </message>
    <message>
        <source>Until edition</source>
        <translation>По редакцию</translation>
    </message>
    <message>
        <source>Number elsewhere</source>
        <translation>Номер в других редакциях</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Книга</translation>
    </message>
    <message>
        <source>card</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>Rulings ({n})</source>
        <translation>Решения ({n})</translation>
    </message>
    <message>
        <source>everything about “{term}”</source>
        <translation>всё о «{term}»</translation>
    </message>
    <message>
        <source>Also typed</source>
        <translation>Пишут и так</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Значит</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Its text is not in the library; rulings only.</source>
        <translation>Её текста в библиотеке нет, только решения.</translation>
    </message>
    <message>
        <source>Not replayed:</source>
        <translation>Не разыгрывается:</translation>
    </message>
    <message>
        <source>Open as scenario</source>
        <translation>Открыть как сценарий</translation>
    </message>
    <message>
        <source>Replaced by:</source>
        <translation>Заменено:</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rulings by these rules</source>
        <translation>Решения по этим правилам</translation>
    </message>
    <message>
        <source>document</source>
        <translation>документ</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Издатель</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Утверждений</translation>
    </message>
    <message>
        <source>Numbering</source>
        <translation>Нумерация</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>Rights</source>
        <translation>Права</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>imported; shown beside the rulings</source>
        <translation>загружен; виден рядом с решениями</translation>
    </message>
    <message>
        <source>not imported; import your copy</source>
        <translation>не загружен; загрузите свою копию</translation>
    </message>
</context>
<context>
    <name>Peek</name>
    <message>
        <source>Peek</source>
        <translation>Подсказка</translation>
    </message>
</context>
<context>
    <name>PlayPanel</name>
    <message>
        <source>{player} decides: {what}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{player} may act: {what}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A step taken here opens a branch.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table is not set yet.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Why not? ({n})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Answer ({n} of {most})</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A step that can be taken: Enter</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>goes on with: {expected}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at “{rest}”: expected {expected}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>column {n}: </source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Type a step, or pick one: 1–9</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Show what can’t be done now, with the rule in the way</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>PlayerView</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Esc closes; + and − change the size.</source>
        <translation>Esc закрывает; + и − меняют размер.</translation>
    </message>
    <message>
        <source>For the players</source>
        <translation>Для игроков</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>From the last run: {problem}</source>
        <translation>С прошлого раза: {problem}</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Reader</source>
        <translation>Чтение</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>Rulings</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Термины</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>ещё {n}</translation>
    </message>
    <message>
        <source>rulings: {n}</source>
        <translation>решений: {n}</translation>
    </message>
    <message>
        <source>without “{words}”</source>
        <translation>без «{words}»</translation>
    </message>
</context>
<context>
    <name>Saying</name>
    <message>
        <source>Take “{text}”</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep it as a refused step</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ScenarioFiles</name>
    <message>
        <source>{file} can’t be read: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{file} can’t be written.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{file} is no text in UTF-8 (byte {at}).</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{file} is too large to be a scenario.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Ask: a question, a card, a keyword or a rule number</source>
        <translation>Спросите: вопрос, карта, ключевое слово или номер правила</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
</context>
<context>
    <name>SearchPane</name>
    <message>
        <source>Asked before</source>
        <translation>Спрашивали раньше</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Например</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Search all games</source>
        <translation>Искать во всех играх</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Найденное</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Of the window, and of texts that exist in both languages.</source>
        <translation>Окна и тех текстов, что есть на обоих языках.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Dark for a dark hall, high contrast for glare or weak eyes.</source>
        <translation>Тёмная – для тёмного зала, контрастная – при бликах и слабом зрении.</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Размер букв</translation>
    </message>
    <message>
        <source>1 is the usual size.</source>
        <translation>1 – обычный размер.</translation>
    </message>
    <message>
        <source>Show the best hit while I type</source>
        <translation>Показывать лучшее, пока я пишу</translation>
    </message>
    <message>
        <source>The reader follows the list; the cursor stays in the search box.</source>
        <translation>Чтение следует за списком; курсор остаётся в строке поиска.</translation>
    </message>
    <message>
        <source>Peek at rules on hover</source>
        <translation>Подглядывать в правила</translation>
    </message>
    <message>
        <source>A rule's text appears beside its number under the pointer.</source>
        <translation>Текст правила появляется рядом с номером под указателем.</translation>
    </message>
    <message>
        <source>Show official wording</source>
        <translation>Показывать официальный текст</translation>
    </message>
    <message>
        <source>Where the document has been imported.</source>
        <translation>Там, где документ загружен.</translation>
    </message>
    <message>
        <source>Searches to remember</source>
        <translation>Помнить запросов</translation>
    </message>
    <message>
        <source>0 remembers none.</source>
        <translation>0 – не помнить.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Вернуть обычные</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>SetupTree</name>
    <message>
        <source>The table as it is set</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>PROVEN</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>DERIVED</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>UNSUPPORTED</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A published ruling says so, and its replay is proven.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No ruling says so; it follows from the rules.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rests on a text that is not understood: don’t rule from it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing to judge yet.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Messages</source>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>{game}: rules {edition}; {documents}</source>
        <translation>{game}: правила {edition}; {documents}</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Правила:</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Step {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Main line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Line of play</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Surroundings</name>
    <message>
        <source>The table is set</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a card on the board.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Explanation of the step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The card that is looked at</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rulings that apply</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>{what} (by default)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Correct {name}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whose turn</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add {player}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rename {player}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take away {what}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move to {player}’s {place}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>{card}: states</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One more {card}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edit as text</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Take away</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Three letters of a card, or a line: Bo: field Bear (tapped); life 5</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Put on the table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Whose turn, which phase: by default</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Taking</name>
    <message>
        <source>Rules: {rules}</source>
        <translation>Правила: {rules}</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>Source: {where} [{name}]</source>
        <translation>Источник: {where} [{name}]</translation>
    </message>
</context>
<context>
    <name>TakingAway</name>
    <message>
        <source>There is nothing to copy on this page.</source>
        <translation>На этой странице нечего копировать.</translation>
    </message>
    <message>
        <source>Copied: {title}</source>
        <translation>Скопировано: {title}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить в PDF</translation>
    </message>
    <message>
        <source>There is nothing to print on this page.</source>
        <translation>На этой странице нечего печатать.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} не записать: {why}</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Not allowed: {why}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing happened.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Taken as given</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>Write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>line {line}, column {column}: </source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Text of the scenario</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Set a table and play it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>or</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A ruling in the reader opens its own scenario with Ctrl+Enter. What you enter is kept at once.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Berserk Heroes</source>
        <translation>Берсерк. Герои</translation>
    </message>
    <message>
        <source>Berserk</source>
        <translation>Берсерк</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>It depends</source>
        <translation>Смотря как</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Что происходит</translation>
    </message>
    <message>
        <source>current</source>
        <translation>действует</translation>
    </message>
    <message>
        <source>outdated</source>
        <translation>устарело</translation>
    </message>
    <message>
        <source>misprint</source>
        <translation>опечатка</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>источники расходятся</translation>
    </message>
    <message>
        <source>on both</source>
        <translation>об обеих</translation>
    </message>
    <message>
        <source>by analogy</source>
        <translation>по аналогии</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>не всё совпало</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>ключевое слово</translation>
    </message>
    <message>
        <source>term</source>
        <translation>термин</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>зона</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>фаза</translation>
    </message>
    <message>
        <source>abbreviation</source>
        <translation>сокращение</translation>
    </message>
    <message>
        <source>slang</source>
        <translation>сленг</translation>
    </message>
    <message>
        <source>nickname</source>
        <translation>прозвище</translation>
    </message>
    <message>
        <source>editions {since} to {until}</source>
        <translation>редакции с {since} по {until}</translation>
    </message>
    <message>
        <source>from edition {since} on</source>
        <translation>с редакции {since}</translation>
    </message>
    <message>
        <source>up to edition {until}</source>
        <translation>по редакцию {until}</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>Open recent</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The program ended unexpectedly. Everything is as it was, undo included.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A part of the journal was damaged; it lies in {file}.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The table is set</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The engine stumbled: {what}</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing can be done with it now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Show in the reader</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Scenario workbench</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rulings that apply</source>
        <translation type="unfinished" />
    </message>
</context>
</TS>
