<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>An offline desk for judges of four card games.</source>
        <translation>Рабочий стол судьи четырёх карточных игр, без сети.</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Кэш</translation>
    </message>
    <message>
        <source>Copy all this as text</source>
        <translation>Скопировать всё это текстом</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>Редакции</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Содержит</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Из поставки</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ваша</translation>
    </message>
    <message>
        <source>official wording imported</source>
        <translation>официальный текст загружен</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>{n} statements</source>
        <translation>утверждений: {n}</translation>
    </message>
    <message>
        <source>{rulings} rulings ({proven} with a replay), {rules} rules, {terms} terms, {cards} cards</source>
        <translation>решений: {rulings} (с разбором: {proven}), правил: {rules}, терминов: {terms}, карт: {cards}</translation>
    </message>
</context>
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
        <source>&amp;Cite what is in the reader</source>
        <translation>&amp;Сослаться на открытое в чтении</translation>
    </message>
    <message>
        <source>&amp;Examples that run</source>
        <translation>Живые п&amp;римеры</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Выгрузить…</translation>
    </message>
    <message>
        <source>&amp;Filter the calls</source>
        <translation>&amp;Отбор вызовов</translation>
    </message>
    <message>
        <source>&amp;Keep the scenario with the call</source>
        <translation>С&amp;охранить сценарий с вызовом</translation>
    </message>
    <message>
        <source>&amp;New call</source>
        <translation>&amp;Новый вызов</translation>
    </message>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Новый сценарий</translation>
    </message>
    <message>
        <source>&amp;Next rule</source>
        <translation>&amp;Следующее правило</translation>
    </message>
    <message>
        <source>&amp;Open a scenario…</source>
        <translation>&amp;Открыть сценарий…</translation>
    </message>
    <message>
        <source>&amp;Previous rule</source>
        <translation>&amp;Предыдущее правило</translation>
    </message>
    <message>
        <source>&amp;Ruling given: stop the clock</source>
        <translation>&amp;Решение дано: остановить часы</translation>
    </message>
    <message>
        <source>&amp;Save the scenario</source>
        <translation>Со&amp;хранить сценарий</translation>
    </message>
    <message>
        <source>Add a &amp;filter…</source>
        <translation>Добавить &amp;фильтр…</translation>
    </message>
    <message>
        <source>Bring the call back</source>
        <translation>Вернуть вызов</translation>
    </message>
    <message>
        <source>Copy &amp;appeal summary</source>
        <translation>Копировать сводку для &amp;апелляции</translation>
    </message>
    <message>
        <source>Copy versions of data and program</source>
        <translation>Копировать версии данных и программы</translation>
    </message>
    <message>
        <source>Extension: a minute &amp;less</source>
        <translation>Добавка: на минуту &amp;меньше</translation>
    </message>
    <message>
        <source>Extension: a minute &amp;more</source>
        <translation>Добавка: на минуту &amp;больше</translation>
    </message>
    <message>
        <source>Five-minute tour: Berserk Heroes</source>
        <translation>Знакомство за пять минут: Берсерк</translation>
    </message>
    <message>
        <source>Five-minute tour: Flesh and Blood</source>
        <translation>Знакомство за пять минут: Flesh and Blood</translation>
    </message>
    <message>
        <source>Five-minute tour: Riftbound</source>
        <translation>Знакомство за пять минут: Riftbound</translation>
    </message>
    <message>
        <source>Five-minute tour: WoW TCG</source>
        <translation>Знакомство за пять минут: WoW TCG</translation>
    </message>
    <message>
        <source>Let the clock run &amp;on</source>
        <translation>Пустить часы &amp;дальше</translation>
    </message>
    <message>
        <source>Open .scenario files by double click</source>
        <translation>Открывать файлы .scenario двойным щелчком</translation>
    </message>
    <message>
        <source>Open the scenario of the call</source>
        <translation>Открыть сценарий вызова</translation>
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
        <source>What &amp;decided this step?</source>
        <translation>Что р&amp;ешило этот шаг?</translation>
    </message>
    <message>
        <source>Why does the ruling I read not apply here?</source>
        <translation>Почему открытое решение здесь не подходит?</translation>
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
        <source>Share as a &amp;QR picture…</source>
        <translation>Поделиться &amp;QR-картинкой…</translation>
    </message>
    <message>
        <source>Show the call &amp;log</source>
        <translation>Показывать &amp;журнал вызовов</translation>
    </message>
    <message>
        <source>Take the call out</source>
        <translation>Убрать вызов</translation>
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
    <name>Because</name>
    <message>
        <source>Being worked out…</source>
        <translation>Выясняется…</translation>
    </message>
    <message>
        <source>Decided it: without this the same play ends otherwise</source>
        <translation>Решило исход: без этого та же игра кончается иначе</translation>
    </message>
    <message>
        <source>Made it possible: without this it can’t be played so</source>
        <translation>Сделало возможным: без этого так не сыграть</translation>
    </message>
    <message>
        <source>Made no difference</source>
        <translation>На исход не влияет</translation>
    </message>
    <message>
        <source>Nothing happened at this step that anything could have decided.</source>
        <translation>На этом шаге не произошло ничего, что можно было бы решить.</translation>
    </message>
    <message>
        <source>What decided this?</source>
        <translation>Что это решило?</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Branch {number} at step {step}</source>
        <translation>Развилка {number} на шаге {step}</translation>
    </message>
    <message>
        <source>Under the rules of {edition}</source>
        <translation>По правилам {edition}</translation>
    </message>
    <message>
        <source>Open “{title}”</source>
        <translation>Открыть «{title}»</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Развилка</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>CallDesk</name>
    <message>
        <source>All calls are kept on the disk now.</source>
        <translation>Теперь все вызовы записаны на диск.</translation>
    </message>
    <message>
        <source>Calls could not be kept on the disk yet: {why}. It is tried again.</source>
        <translation>Вызовы пока не удалось записать на диск: {why}. Попытки продолжаются.</translation>
    </message>
    <message>
        <source>Calls written to {file}: {n}</source>
        <translation>Записано вызовов в {file}: {n}</translation>
    </message>
    <message>
        <source>Cited at {place}.</source>
        <translation>Ссылка добавлена: {place}.</translation>
    </message>
    <message>
        <source>Export the call log</source>
        <translation>Выгрузить журнал вызовов</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Only a ruling, a rule or a card can be cited.</source>
        <translation>Сослаться можно только на решение, правило или карту.</translation>
    </message>
    <message>
        <source>Open the call log</source>
        <translation>Открыть журнал вызовов</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Таблица (*.csv)</translation>
    </message>
    <message>
        <source>The call log was damaged. It lies in {file} now; {n} calls could still be read.</source>
        <translation>Журнал вызовов был повреждён. Он лежит в {file}; удалось прочесть вызовов: {n}.</translation>
    </message>
    <message>
        <source>The computer’s clock was set back by {time}: look at the times of the calls that run.</source>
        <translation>Часы компьютера перевели назад на {time}: проверьте время идущих вызовов.</translation>
    </message>
    <message>
        <source>The scenario is kept with {place}.</source>
        <translation>Сценарий сохранён: {place}.</translation>
    </message>
    <message>
        <source>The summary is on the clipboard.</source>
        <translation>Сводка в буфере обмена.</translation>
    </message>
    <message>
        <source>There is no call at hand: Ctrl+J begins one.</source>
        <translation>Вызова нет: Ctrl+J начинает новый.</translation>
    </message>
    <message>
        <source>There is no scenario in the workbench.</source>
        <translation>Сценария на столе нет.</translation>
    </message>
    <message>
        <source>{file} can’t be written: {why}</source>
        <translation>{file} не записать: {why}</translation>
    </message>
    <message>
        <source>{place}: ruling given. Extension: {n} min.</source>
        <translation>{place}: решение дано. Добавлено минут: {n}.</translation>
    </message>
    <message>
        <source>{place} is taken out; “{undo}” brings it back.</source>
        <translation>{place}: вызов убран; «{undo}» вернёт его.</translation>
    </message>
</context>
<context>
    <name>CallForm</name>
    <message>
        <source>12 r3 Ann, Bo: does the flick count as a hit?</source>
        <translation>12 r3 Аня, Боря: бросок кинжала – попадание?</translation>
    </message>
    <message>
        <source>A call in one line: table, round, players, question</source>
        <translation>Вызов одной строкой: стол, раунд, игроки, вопрос</translation>
    </message>
    <message>
        <source>A minute less</source>
        <translation>На минуту меньше</translation>
    </message>
    <message>
        <source>A minute more</source>
        <translation>На минуту больше</translation>
    </message>
    <message>
        <source>Cites</source>
        <translation>Ссылки</translation>
    </message>
    <message>
        <source>Copy summary</source>
        <translation>Копировать сводку</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Добавка</translation>
    </message>
    <message>
        <source>Keep scenario</source>
        <translation>Сохранить сценарий</translation>
    </message>
    <message>
        <source>Let it run on</source>
        <translation>Пустить дальше</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Открыть сценарий</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Ruling given</source>
        <translation>Решение дано</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>С</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Take the scenario off this call</source>
        <translation>Убрать сценарий с вызова</translation>
    </message>
    <message>
        <source>Time started</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Time taken</source>
        <translation>Прошло</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>О чём спросили</translation>
    </message>
    <message>
        <source>What was ruled</source>
        <translation>Что решено</translation>
    </message>
    <message>
        <source>min</source>
        <translation>мин</translation>
    </message>
</context>
<context>
    <name>CallPanel</name>
    <message>
        <source>Call log</source>
        <translation>Журнал вызовов</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Вызовы</translation>
    </message>
    <message>
        <source>Filter the calls</source>
        <translation>Отбор вызовов</translation>
    </message>
    <message>
        <source>Filter: words, table:12, round:3, open</source>
        <translation>Отбор: слова, table:12, round:3, open</translation>
    </message>
    <message>
        <source>Hide the call log</source>
        <translation>Скрыть журнал вызовов</translation>
    </message>
    <message>
        <source>No call has these words.</source>
        <translation>Вызова с такими словами нет.</translation>
    </message>
    <message>
        <source>No calls yet: Ctrl+J begins one.</source>
        <translation>Вызовов ещё нет: Ctrl+J начинает новый.</translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} из {all}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>(no question written down)</source>
        <translation>(вопрос не записан)</translation>
    </message>
    <message>
        <source>(no ruling written down)</source>
        <translation>(решение не записано)</translation>
    </message>
    <message>
        <source>+{n} min</source>
        <translation>+{n} мин</translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>Журнал вызовов</translation>
    </message>
    <message>
        <source>No question yet</source>
        <translation>Вопроса пока нет</translation>
    </message>
    <message>
        <source>No ruling yet</source>
        <translation>Решения пока нет</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Стол не назван</translation>
    </message>
    <message>
        <source>Ruled:</source>
        <translation>Решено:</translation>
    </message>
    <message>
        <source>Ruling given, not written down</source>
        <translation>Решение дано, но не записано</translation>
    </message>
    <message>
        <source>Table {n}</source>
        <translation>Стол {n}</translation>
    </message>
    <message>
        <source>round {n}</source>
        <translation>раунд {n}</translation>
    </message>
    <message>
        <source>rule {n}</source>
        <translation>правило {n}</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>Attached to</source>
        <translation>Прикрепить к</translation>
    </message>
    <message>
        <source>Controlled by</source>
        <translation>Под контролем</translation>
    </message>
    <message>
        <source>Edit as text</source>
        <translation>Править как текст</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Переместить</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Ещё одну</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Убрать</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>Changed by this step</source>
        <translation>Изменено этим шагом</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>What can be done with it</source>
        <translation>Что с ней можно сделать</translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <translation>под контролем: {player}</translation>
    </message>
    <message>
        <source>no longer on the table; as it was last known</source>
        <translation>уже не на столе; какой её видели в последний раз</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>не понято</translation>
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
        <translation>Записать карты</translation>
    </message>
    <message>
        <source>expected {expected}</source>
        <translation>ожидалось: {expected}</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>строка {line}, столбец {column}</translation>
    </message>
    <message>
        <source>{where}: expected {expected}</source>
        <translation>{where}: ожидалось {expected}</translation>
    </message>
    <message>
        <source>nearest: {text}</source>
        <translation>ближайшее: {text}</translation>
    </message>
    <message>
        <source>A card that the library lacks: card NAME, then its facts and its text, indented.</source>
        <translation>Карта, которой нет в библиотеке: card ИМЯ, затем с отступом её свойства и текст.</translation>
    </message>
    <message>
        <source>Cards written on the spot</source>
        <translation>Карты, написанные на месте</translation>
    </message>
    <message>
        <source>Lines not understood: {n}</source>
        <translation>Не понято строк: {n}</translation>
    </message>
    <message>
        <source>Lines that are not understood</source>
        <translation>Непонятые строки</translation>
    </message>
    <message>
        <source>Lines understood: {n}</source>
        <translation>Понято строк: {n}</translation>
    </message>
    <message>
        <source>nearest: “{text}” ({card})</source>
        <translation>ближе всего: «{text}» ({card})</translation>
    </message>
    <message>
        <source>{where}: “{rest}” begins no card; the lines of a card are indented by two spaces</source>
        <translation>{where}: «{rest}» не начинает карту; строки карты пишутся с отступом в два пробела</translation>
    </message>
    <message>
        <source>{where}: “{rest}” is not understood</source>
        <translation>{where}: не понято «{rest}»</translation>
    </message>
</context>
<context>
    <name>Cases</name>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>and</source>
        <translation>и</translation>
    </message>
    <message>
        <source>the ordinary course of play</source>
        <translation>обычный ход игры</translation>
    </message>
    <message>
        <source>then</source>
        <translation>то</translation>
    </message>
</context>
<context>
    <name>Citing</name>
    <message>
        <source>Cite</source>
        <translation>Сослаться</translation>
    </message>
    <message>
        <source>Do not cite {what}</source>
        <translation>Не ссылаться на {what}</translation>
    </message>
    <message>
        <source>Open {what}</source>
        <translation>Открыть {what}</translation>
    </message>
    <message>
        <source>Rule number, then Enter</source>
        <translation>Номер правила и Enter</translation>
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
        <translation>Основная линия</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>The table is set</source>
        <translation>Стол расставлен</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Разыгрывается…</translation>
    </message>
    <message>
        <source>Both go the same way to the end.</source>
        <translation>Обе идут одинаково до конца.</translation>
    </message>
    <message>
        <source>The tables differ:</source>
        <translation>Столы различаются:</translation>
    </message>
    <message>
        <source>They part at step {n}:</source>
        <translation>Расходятся на шаге {n}:</translation>
    </message>
    <message>
        <source>Back to the scenario</source>
        <translation>Назад к сценарию</translation>
    </message>
    <message>
        <source>Both go the same way, but not everything is allowed in both.</source>
        <translation>Обе линии идут одинаково, но не всё разрешено в обеих.</translation>
    </message>
    <message>
        <source>Left line of play</source>
        <translation>Левая линия игры</translation>
    </message>
    <message>
        <source>Right line of play</source>
        <translation>Правая линия игры</translation>
    </message>
    <message>
        <source>Steps side by side</source>
        <translation>Шаги рядом</translation>
    </message>
    <message>
        <source>Outcomes side by side</source>
        <translation>Исходы рядом</translation>
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
        <translation>Другая игра</translation>
    </message>
    <message>
        <source>Edition {edition}</source>
        <translation>Редакция {edition}</translation>
    </message>
    <message>
        <source>Take out step {n}</source>
        <translation>Убрать шаг {n}</translation>
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
        <source>Title</source>
        <translation>Название</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Each is a real ruling as a situation: click it, and step through what happens.</source>
        <translation>Каждый – настоящее решение, разложенное в ситуацию: щёлкните и пройдите по шагам.</translation>
    </message>
    <message>
        <source>Examples that run</source>
        <translation>Живые примеры</translation>
    </message>
    <message>
        <source>Five-minute tour</source>
        <translation>Знакомство за пять минут</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Пока нет.</translation>
    </message>
    <message>
        <source>all {n} of them</source>
        <translation>все, их {n}</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>решение</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… и ещё {n}</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>1 resource</source>
        <translation>1 ресурс</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Нельзя</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>The line of play “{line}”</source>
        <translation>Линия игры «{line}»</translation>
    </message>
    <message>
        <source>The main line of play. The others are not told here: {others}</source>
        <translation>Основная линия игры. Другие здесь не показаны: {others}</translation>
    </message>
    <message>
        <source>The scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>The table is set</source>
        <translation>Стол расставлен</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>правила</translation>
    </message>
    <message>
        <source>{n} resources</source>
        <translation>ресурсы: {n}</translation>
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
        <translation>Экспорт разбора</translation>
    </message>
    <message>
        <source>Export to one of {formats}.</source>
        <translation>Экспорт возможен в {formats}.</translation>
    </message>
    <message>
        <source>Exported to {file}</source>
        <translation>Записано в {file}</translation>
    </message>
    <message>
        <source>Exporting the replay</source>
        <translation>Экспорт разбора</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Открыть сценарий</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Сохранить сценарий</translation>
    </message>
    <message>
        <source>Saved in {file}</source>
        <translation>Сохранено в {file}</translation>
    </message>
    <message>
        <source>Scenarios (*{suffix})</source>
        <translation>Сценарии (*{suffix})</translation>
    </message>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>В буфере обмена нет текста.</translation>
    </message>
    <message>
        <source>The scenario is on the clipboard.</source>
        <translation>Сценарий в буфере обмена.</translation>
    </message>
    <message>
        <source>There is no replay to export.</source>
        <translation>Нечего экспортировать.</translation>
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
    <name>FilterMenu</name>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Редакция</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
</context>
<context>
    <name>Fits</name>
    <message>
        <source>decides this step</source>
        <translation>решает этот шаг</translation>
    </message>
    <message>
        <source>the engine and this ruling disagree</source>
        <translation>движок и это решение расходятся</translation>
    </message>
    <message>
        <source>the ordinary course of play</source>
        <translation>обычный ход игры</translation>
    </message>
    <message>
        <source>close to this step</source>
        <translation>близко к этому шагу</translation>
    </message>
    <message>
        <source>by analogy</source>
        <translation>по аналогии</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>hand</source>
        <translation>рука</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>graveyard</source>
        <translation>кладбище</translation>
    </message>
    <message>
        <source>field</source>
        <translation>поле</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>стек</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>цепь</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Очередь</translation>
    </message>
    <message>
        <source>life</source>
        <translation>жизнь</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>фаза</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>приоритет</translation>
    </message>
    <message>
        <source>ATK</source>
        <translation>АТК</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>ЗАЩ</translation>
    </message>
    <message>
        <source>abilities</source>
        <translation>способности</translation>
    </message>
    <message>
        <source>action</source>
        <translation>действие</translation>
    </message>
    <message>
        <source>action phase</source>
        <translation>фаза действий</translation>
    </message>
    <message>
        <source>action points</source>
        <translation>очки действия</translation>
    </message>
    <message>
        <source>all pass</source>
        <translation>все пасуют</translation>
    </message>
    <message>
        <source>any name</source>
        <translation>любое имя</translation>
    </message>
    <message>
        <source>arena</source>
        <translation>арена</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>руки</translation>
    </message>
    <message>
        <source>arsenal</source>
        <translation>арсенал</translation>
    </message>
    <message>
        <source>assigning combat damage</source>
        <translation>распределение боевого урона</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>атака</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>атакующий</translation>
    </message>
    <message>
        <source>attacking</source>
        <translation>атакует</translation>
    </message>
    <message>
        <source>banished</source>
        <translation>изгнание</translation>
    </message>
    <message>
        <source>banishment</source>
        <translation>изгнание</translation>
    </message>
    <message>
        <source>base</source>
        <translation>база</translation>
    </message>
    <message>
        <source>battlefield</source>
        <translation>поле битвы</translation>
    </message>
    <message>
        <source>battlefields</source>
        <translation>поля битв</translation>
    </message>
    <message>
        <source>both pass</source>
        <translation>оба пасуют</translation>
    </message>
    <message>
        <source>buffed</source>
        <translation>усилен</translation>
    </message>
    <message>
        <source>champion</source>
        <translation>чемпион</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>торс</translation>
    </message>
    <message>
        <source>close</source>
        <translation>закрытие</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрыто</translation>
    </message>
    <message>
        <source>combat chain</source>
        <translation>боевая цепочка</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>оспаривается</translation>
    </message>
    <message>
        <source>contested by {player}</source>
        <translation>оспаривает {player}</translation>
    </message>
    <message>
        <source>defend</source>
        <translation>защита</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>защитник</translation>
    </message>
    <message>
        <source>defending</source>
        <translation>защищает</translation>
    </message>
    <message>
        <source>die</source>
        <translation>кубик</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>сброс</translation>
    </message>
    <message>
        <source>divide</source>
        <translation>распределение</translation>
    </message>
    <message>
        <source>draw step</source>
        <translation>шаг взятия карты</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>end phase</source>
        <translation>фаза конца хода</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>энергия</translation>
    </message>
    <message>
        <source>equipment</source>
        <translation>снаряжение</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>рубашкой вверх</translation>
    </message>
    <message>
        <source>face-up</source>
        <translation>лицом вверх</translation>
    </message>
    <message>
        <source>first in, first out</source>
        <translation>первым вошёл — первым вышел</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>перевёрнут</translation>
    </message>
    <message>
        <source>focus</source>
        <translation>фокус</translation>
    </message>
    <message>
        <source>head</source>
        <translation>голова</translation>
    </message>
    <message>
        <source>held by nobody</source>
        <translation>ничьё</translation>
    </message>
    <message>
        <source>held by {player}</source>
        <translation>удерживает {player}</translation>
    </message>
    <message>
        <source>hero</source>
        <translation>герой</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>скрыта</translation>
    </message>
    <message>
        <source>hidden this turn</source>
        <translation>скрыта в этом ходу</translation>
    </message>
    <message>
        <source>inspire</source>
        <translation>воодушевление</translation>
    </message>
    <message>
        <source>inventory</source>
        <translation>инвентарь</translation>
    </message>
    <message>
        <source>just entered</source>
        <translation>только что вошла</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>слой</translation>
    </message>
    <message>
        <source>legend</source>
        <translation>легенда</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>ноги</translation>
    </message>
    <message>
        <source>line of creatures</source>
        <translation>линия существ</translation>
    </message>
    <message>
        <source>link</source>
        <translation>звено</translation>
    </message>
    <message>
        <source>lives</source>
        <translation>жизни</translation>
    </message>
    <message>
        <source>loyal</source>
        <translation>верный</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>режим</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>next first</source>
        <translation>верхнее первым</translation>
    </message>
    <message>
        <source>no deck</source>
        <translation>нет колоды</translation>
    </message>
    <message>
        <source>no hero</source>
        <translation>нет героя</translation>
    </message>
    <message>
        <source>none</source>
        <translation>никого</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыто</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>противник</translation>
    </message>
    <message>
        <source>party</source>
        <translation>отряд</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>оплата</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>перманенты</translation>
    </message>
    <message>
        <source>place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>play</source>
        <translation>в игре</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>power</source>
        <translation>сила</translation>
    </message>
    <message>
        <source>priority in the action phase</source>
        <translation>приоритет в фазе действий</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>предложена цель</translation>
    </message>
    <message>
        <source>protect</source>
        <translation>защита персонажа</translation>
    </message>
    <message>
        <source>raid boss</source>
        <translation>босс рейда</translation>
    </message>
    <message>
        <source>raid event deck</source>
        <translation>колода событий рейда</translation>
    </message>
    <message>
        <source>raid main deck</source>
        <translation>основная колода рейда</translation>
    </message>
    <message>
        <source>reaction</source>
        <translation>реакция</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>готова</translation>
    </message>
    <message>
        <source>ready step</source>
        <translation>шаг готовности</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>замещение</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>разрешение</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>ресурсы</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>раскрытие</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>бросок</translation>
    </message>
    <message>
        <source>rune deck</source>
        <translation>колода рун</translation>
    </message>
    <message>
        <source>runes</source>
        <translation>руны</translation>
    </message>
    <message>
        <source>search</source>
        <translation>поиск</translation>
    </message>
    <message>
        <source>showdown</source>
        <translation>схватка</translation>
    </message>
    <message>
        <source>shuffle</source>
        <translation>перемешивание</translation>
    </message>
    <message>
        <source>side deck</source>
        <translation>дополнительная колода</translation>
    </message>
    <message>
        <source>soul</source>
        <translation>душа</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>этап</translation>
    </message>
    <message>
        <source>staged for combat</source>
        <translation>перед боем</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>strike</source>
        <translation>удар</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>оглушён</translation>
    </message>
    <message>
        <source>support</source>
        <translation>поддержка</translation>
    </message>
    <message>
        <source>team</source>
        <translation>команда</translation>
    </message>
    <message>
        <source>the action phase</source>
        <translation>фаза действий</translation>
    </message>
    <message>
        <source>the declaration of defending cards</source>
        <translation>объявление защищающих карт</translation>
    </message>
    <message>
        <source>toughness</source>
        <translation>стойкость</translation>
    </message>
    <message>
        <source>victory score</source>
        <translation>очки для победы</translation>
    </message>
    <message>
        <source>Очередь</source>
        <translation>Очередь</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>защита</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>цена</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>питч</translation>
    </message>
    <message>
        <source>intellect</source>
        <translation>интеллект</translation>
    </message>
    <message>
        <source>health</source>
        <translation>здоровье</translation>
    </message>
    <message>
        <source>might</source>
        <translation>мощь</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>урон</translation>
    </message>
    <message>
        <source>tapped</source>
        <translation>повёрнута</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>истощена</translation>
    </message>
    <message>
        <source>face-down</source>
        <translation>рубашкой вверх</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>помечен</translation>
    </message>
    <message>
        <source>target</source>
        <translation>цель</translation>
    </message>
    <message>
        <source>order</source>
        <translation>порядок</translation>
    </message>
    <message>
        <source>may</source>
        <translation>можно</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>выбор</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>сброс карт</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>неизвестная карта</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>оружие</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>GuideDesk</name>
    <message>
        <source>The tour could not be read.</source>
        <translation>Знакомство не читается.</translation>
    </message>
    <message>
        <source>The versions are on the clipboard.</source>
        <translation>Версии в буфере обмена.</translation>
    </message>
    <message>
        <source>There is no example “{name}”.</source>
        <translation>Примера «{name}» нет.</translation>
    </message>
</context>
<context>
    <name>Guides</name>
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
        <source>Look at the game and the filters: they limit what is searched.</source>
        <translation>Проверьте игру и фильтры: они сужают поиск.</translation>
    </message>
    <message>
        <source>Nothing in the library speaks of what was asked. That is no ruling either way.</source>
        <translation>В библиотеке об этом ничего нет. Это не решение ни в ту, ни в другую сторону.</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>Try fewer words, the name of a card, a keyword or the number of a rule.</source>
        <translation>Попробуйте меньше слов, название карты, ключевое слово или номер правила.</translation>
    </message>
    <message>
        <source>What is the ruling?</source>
        <translation>Каково решение?</translation>
    </message>
    <message>
        <source>cards: {n}</source>
        <translation>карт: {n}</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>примеры</translation>
    </message>
    <message>
        <source>rules: {n}</source>
        <translation>правил: {n}</translation>
    </message>
    <message>
        <source>rulings: {n}</source>
        <translation>решений: {n}</translation>
    </message>
    <message>
        <source>terms: {n}</source>
        <translation>терминов: {n}</translation>
    </message>
    <message>
        <source>tour</source>
        <translation>знакомство</translation>
    </message>
    <message>
        <source>read by default</source>
        <translation>читается по умолчанию</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>rules {edition}</source>
        <translation>правила {edition}</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>Название сценария</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Edition of the rules</source>
        <translation>Редакция правил</translation>
    </message>
    <message>
        <source>Not saved in a file; kept all the same</source>
        <translation>Не сохранено в файл, но не пропадёт</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Begin here</source>
        <translation>Начните отсюда</translation>
    </message>
    <message>
        <source>Each line is read as you type. Of one that is not understood you see the line of an existing card that says most nearly the same: put yours into its words. While a line is broken the last table stays in view.</source>
        <translation>Каждая строка читается, пока вы пишете. Для непонятой показана строка существующей карты, которая говорит почти то же: скажите своё её словами. Пока в строке ошибка, на столе остаётся последняя расстановка.</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Кроме того</translation>
    </message>
    <message>
        <source>Examples that run</source>
        <translation>Живые примеры</translation>
    </message>
    <message>
        <source>Five-minute tour on a real ruling:</source>
        <translation>Знакомство за пять минут на настоящем решении:</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Places are called as the board calls them. A card’s name wins over the word for a place; a card that can’t be where it was put is questioned, not refused. With the line empty Ctrl+Z takes back what was put down last.</source>
        <translation>Места называются так же, как на столе. Имя карты важнее слова для места; карта, которой там быть не может, вызывает вопрос, а не отказ. При пустой строке Ctrl+Z отменяет последнее, что было выложено.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Setting the table</source>
        <translation>Как расставить стол</translation>
    </message>
    <message>
        <source>Versions of the data and the program</source>
        <translation>Версии данных и программы</translation>
    </message>
    <message>
        <source>Where the library lacks a card, “Write this card” or Alt+K begins one: “card NAME”, under it, indented, a line of facts two spaces apart, then its text line by line. Enter indents by itself.</source>
        <translation>Если карты в библиотеке нет, её начинают кнопкой «Написать эту карту» или Alt+K: «card ИМЯ», под ним с отступом строка свойств через два пробела, затем текст по строкам. Enter сам делает отступ.</translation>
    </message>
    <message>
        <source>Writing a card</source>
        <translation>Как написать карту</translation>
    </message>
    <message>
        <source>a name of its own, by which steps call it</source>
        <translation>собственное имя, которым карту зовут в шагах</translation>
    </message>
    <message>
        <source>a place, any part of the name, states in parentheses</source>
        <translation>место, любая часть имени, состояния в скобках</translation>
    </message>
    <message>
        <source>a rule with what stands below it</source>
        <translation>правило со всем, что под ним</translation>
    </message>
    <message>
        <source>about a card; also game: set: doc: kind: rule: topic: edition: status: cite:</source>
        <translation>о карте; также game: set: doc: kind: rule: topic: edition: status: cite:</translation>
    </message>
    <message>
        <source>at a battlefield of Riftbound; “A Anivia” does as well</source>
        <translation>на поле битвы в Riftbound; годится и «A Anivia»</translation>
    </message>
    <message>
        <source>exactly these words</source>
        <translation>ровно эти слова</translation>
    </message>
    <message>
        <source>for another player; a number, a flag; items end with a semicolon</source>
        <translation>для другого игрока; число, отметка; пункты разделяет точка с запятой</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>одно или другое</translation>
    </message>
    <message>
        <source>plain words, any order, English or Russian; slips are mended and told</source>
        <translation>обычные слова в любом порядке, по-русски или по-английски; опечатки исправляются, и об этом сказано</translation>
    </message>
    <message>
        <source>several cards; cards nobody has seen</source>
        <translation>несколько карт; карты, которых никто не видел</translation>
    </message>
    <message>
        <source>three letters and Enter: the card goes to the place above, a hero to the hero’s</source>
        <translation>три буквы и Enter: карта идёт в место, выбранное выше, а герой – на место героя</translation>
    </message>
    <message>
        <source>typed in the wrong keyboard layout: read as if it were right</source>
        <translation>набрано не в той раскладке: читается как надо</translation>
    </message>
    <message>
        <source>without a word</source>
        <translation>без какого-то слова</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Nothing fits {filter}.</source>
        <translation>Ничто не подходит под {filter}.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Ничего не найдено.</translation>
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
        <source>Read in the other keyboard layout:</source>
        <translation>Прочитано в другой раскладке:</translation>
    </message>
    <message>
        <source>Did you mean:</source>
        <translation>Имелось в виду:</translation>
    </message>
    <message>
        <source>No ruling answers this for certain. These come nearest.</source>
        <translation>Точного ответа нет. Вот самое близкое.</translation>
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
        <source>Of these, official wording on the rule&apos;s own page</source>
        <translation>Из них – официальный текст на странице самого правила</translation>
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
        <source>({n} files are left out)</source>
        <translation>(пропущено файлов: {n})</translation>
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
        <source>C&amp;alls</source>
        <translation>В&amp;ызовы</translation>
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
    <name>Moving</name>
    <message>
        <source>Move to {player}’s {place}</source>
        <translation>Переместить: {player}, {place}</translation>
    </message>
</context>
<context>
    <name>OfferList</name>
    <message>
        <source>What can happen now</source>
        <translation>Что сейчас возможно</translation>
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
        <source>When it applies</source>
        <translation>Когда применимо</translation>
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
        <translation>{player} решает: {what}</translation>
    </message>
    <message>
        <source>{player} may act: {what}</source>
        <translation>{player} может действовать: {what}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>A step taken here opens a branch.</source>
        <translation>Шаг отсюда откроет развилку.</translation>
    </message>
    <message>
        <source>Answer: {n} of {most}</source>
        <translation>Ответ: {n} из {most}</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>Разыгрывается…</translation>
    </message>
    <message>
        <source>The table is not set yet.</source>
        <translation>Стол ещё не расставлен.</translation>
    </message>
    <message>
        <source>Type the name and Enter</source>
        <translation>Напишите имя и Enter</translation>
    </message>
    <message>
        <source>Type the number and Enter</source>
        <translation>Напишите число и Enter</translation>
    </message>
    <message>
        <source>Why not? ({n})</source>
        <translation>Почему нельзя? ({n})</translation>
    </message>
    <message>
        <source>“{step}” is not allowed: {why}</source>
        <translation>Так нельзя: «{step}»: {why}</translation>
    </message>
    <message>
        <source>A step that can be taken: Enter</source>
        <translation>Такой шаг возможен: Enter</translation>
    </message>
    <message>
        <source>goes on with: {expected}</source>
        <translation>дальше: {expected}</translation>
    </message>
    <message>
        <source>at “{rest}”: expected {expected}</source>
        <translation>на «{rest}»: ожидалось {expected}</translation>
    </message>
    <message>
        <source>column {n}: </source>
        <translation>столбец {n}: </translation>
    </message>
    <message>
        <source>Type a step, or pick one: 1–9</source>
        <translation>Напишите шаг или выберите: 1–9</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Show what can’t be done now, with the rule in the way</source>
        <translation>Показать, чего сейчас нельзя, и какое правило мешает</translation>
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
    <message>
        <source>Settings are kept on the disk again.</source>
        <translation>Настройки снова записываются на диск.</translation>
    </message>
    <message>
        <source>Settings can’t be kept on the disk now: {why}. It is tried again.</source>
        <translation>Настройки сейчас не записываются на диск: {why}. Попытки продолжаются.</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Not certain: this is only the nearest to what was asked.</source>
        <translation>Не наверняка: это лишь самое близкое к вопросу.</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Чтение</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It applies at this step.</source>
        <translation>Применимо на этом шаге.</translation>
    </message>
    <message>
        <source>It comes up here, but the engine and the ruling disagree.</source>
        <translation>Речь об этом здесь заходит, но движок и решение расходятся.</translation>
    </message>
    <message>
        <source>It comes up here, but too little has been played to see the end.</source>
        <translation>Речь об этом здесь заходит, но разыгранного мало, чтобы увидеть исход.</translation>
    </message>
    <message>
        <source>It does not apply: more than one thing is not so.</source>
        <translation>Неприменимо: не выполнено больше одного условия.</translation>
    </message>
    <message>
        <source>It states no case that could come up.</source>
        <translation>У него нет случая, который мог бы наступить.</translation>
    </message>
    <message>
        <source>It would apply, but for one thing.</source>
        <translation>Было бы применимо, если бы не одно условие.</translation>
    </message>
    <message>
        <source>What it speaks of does not happen here.</source>
        <translation>Того, о чём оно говорит, здесь не происходит.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <source>What you enter can’t be kept on the disk now: {why}. It is tried again.</source>
        <translation>Введённое сейчас не записывается на диск: {why}. Попытки продолжаются.</translation>
    </message>
    <message>
        <source>What you enter is kept on the disk again.</source>
        <translation>Введённое снова записывается на диск.</translation>
    </message>
</context>
<context>
    <name>RecoveryNote</name>
    <message>
        <source>A part of the journal was damaged; it lies in {file}.</source>
        <translation>Часть записей была повреждена; она лежит в {file}.</translation>
    </message>
    <message>
        <source>Another window left “{title}” ({time}):</source>
        <translation>Другое окно оставило «{title}» ({time}):</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>The last entry was cut short and is left out.</source>
        <translation>Последняя запись оборвана и пропущена.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly. All that was written down until {time} is here, undo included; of what was typed then, the letters of the last 0.3 seconds may be missing.</source>
        <translation>Программа завершилась внезапно. Всё, что было записано до {time}, на месте, вместе с отменой; из набранного тогда могут пропасть буквы последних 0,3 секунды.</translation>
    </message>
    <message>
        <source>a text that was not read yet</source>
        <translation>ещё не прочитанный текст</translation>
    </message>
    <message>
        <source>open it</source>
        <translation>открыть</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>A code is two to ten letters and digits, like HNT, and no device of Windows, like CON.</source>
        <translation>Код – это от двух до десяти латинских букв и цифр, как HNT, и не имя устройства Windows, как CON.</translation>
    </message>
    <message>
        <source>A line of {n} letters was cut.</source>
        <translation>Строка обрезана; букв в ней было: {n}.</translation>
    </message>
    <message>
        <source>Files {suffix} cannot be read. Choose a .txt, .html, .md or .pdf file.</source>
        <translation>Файлы {suffix} прочесть нельзя. Выберите файл .txt, .html, .md или .pdf.</translation>
    </message>
    <message>
        <source>Further lines that were not understood: {n}</source>
        <translation>Ещё непонятых строк: {n}</translation>
    </message>
    <message>
        <source>It is a rulebook, but its words do not tell of which game. Import it again and choose the game.</source>
        <translation>Это книга правил, но по её словам не понять, какой игры. Загрузите её ещё раз и выберите игру.</translation>
    </message>
    <message>
        <source>Its letters are not written in UTF-8; they were read as {guess}.</source>
        <translation>Буквы записаны не в UTF-8; файл прочитан как {guess}.</translation>
    </message>
    <message>
        <source>Line {n}: {told}</source>
        <translation>Строка {n}: {told}</translation>
    </message>
    <message>
        <source>Lines before the first number, which belong to no rule: {n}</source>
        <translation>Строк перед первым номером, не относящихся ни к одному правилу: {n}</translation>
    </message>
    <message>
        <source>Missing: {ids}</source>
        <translation>Не хватает: {ids}</translation>
    </message>
    <message>
        <source>Not understood: {text}</source>
        <translation>Не понято: {text}</translation>
    </message>
    <message>
        <source>Numbered sections were looked for, as a rulebook has them: {found} were found in {lines} lines of text, and at least {least} are needed. No document that rulings cite was recognised in it either.</source>
        <translation>Искались нумерованные пункты, как в книге правил. Найдено: {found}, строк текста: {lines}, а нужно не меньше {least}. Документ, на который ссылаются решения, в файле тоже не узнан.</translation>
    </message>
    <message>
        <source>Numbered sections were looked for, as a rulebook has them: {found} were found in {lines} lines of text. The file looks like the document {other}: import it again and choose that.</source>
        <translation>Искались нумерованные пункты, как в книге правил. Найдено: {found}, строк текста: {lines}. Файл похож на документ {other}: загрузите его ещё раз и выберите этот документ.</translation>
    </message>
    <message>
        <source>Only the first {n} lines were read.</source>
        <translation>Прочитаны только первые строки, числом {n}.</translation>
    </message>
    <message>
        <source>PDF files need the Python package pypdf, which is not installed.</source>
        <translation>Для файлов PDF нужен пакет Python pypdf, а он не установлен.</translation>
    </message>
    <message>
        <source>The HTML file is damaged: {why}</source>
        <translation>Файл HTML повреждён: {why}</translation>
    </message>
    <message>
        <source>The PDF file could not be read in {n} seconds.</source>
        <translation>Файл PDF не удалось прочесть за отведённое время, секунд: {n}.</translation>
    </message>
    <message>
        <source>The PDF file holds no text: perhaps it is a scan.</source>
        <translation>В файле PDF нет текста: возможно, это скан.</translation>
    </message>
    <message>
        <source>The PDF file is damaged or too demanding.</source>
        <translation>Файл PDF повреждён или слишком сложен.</translation>
    </message>
    <message>
        <source>The PDF file is damaged: {why}</source>
        <translation>Файл PDF повреждён: {why}</translation>
    </message>
    <message>
        <source>The file holds no text.</source>
        <translation>В файле нет текста.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>The file is larger than {n} MB.</source>
        <translation>Файл больше {n} МБ.</translation>
    </message>
    <message>
        <source>The statements of {code} were looked for: {found} of {known} were found in {lines} lines of text, and at least {least} are needed. The file may be another document, or only a part of this one.</source>
        <translation>Искались пункты документа {code}. Найдено: {found} из {known}, строк текста: {lines}, а нужно не меньше {least}. Возможно, это другой документ или только часть этого.</translation>
    </message>
    <message>
        <source>The statements of {code} were looked for: {found} of {known} were found in {lines} lines of text. The file looks like the document {other}: import it again and choose that.</source>
        <translation>Искались пункты документа {code}. Найдено: {found} из {known}, строк текста: {lines}. Файл похож на документ {other}: загрузите его ещё раз и выберите этот документ.</translation>
    </message>
    <message>
        <source>There is no game {game} here.</source>
        <translation>Игры {game} здесь нет.</translation>
    </message>
    <message>
        <source>{card} belongs to {new} now. For a card of {old} that {new} controls: “Controlled by” in its menu.</source>
        <translation>{card}: теперь владелец – {new}. Если владелец – {old}, а контролирует {new}: «Под контролем» в меню карты.</translation>
    </message>
    <message>
        <source>{card} can’t be put into “{place}” while the table is set: cards get there only by playing.</source>
        <translation>{card}: в «{place}» при расстановке положить нельзя, карты попадают туда только по ходу игры.</translation>
    </message>
    <message>
        <source>{card} is under the control of {owner} again, who owns it.</source>
        <translation>{card} снова под контролем владельца: {owner}.</translation>
    </message>
    <message>
        <source>{card} lies in “{place}” now, but such a card can’t be there. Ctrl+Z takes it back.</source>
        <translation>{card} теперь лежит в «{place}», но такой карте там не место. Ctrl+Z отменит.</translation>
    </message>
    <message>
        <source>{card} stands there by default; put a card of your own there instead.</source>
        <translation>{card} стоит там по умолчанию; положите туда свою карту.</translation>
    </message>
    <message>
        <source>{card} stays where it is: its types decide where it lies, and “{place}” is no place for them.</source>
        <translation>{card} остаётся на месте: где карта лежит, решают её типы, и «{place}» – место не для них.</translation>
    </message>
    <message>
        <source>{card} went to “{place}”: such a card can’t be in “{chosen}”.</source>
        <translation>{card} – в «{place}»: в «{chosen}» такой карте быть нельзя.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} не прочесть: {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} не записать: {why}</translation>
    </message>
    <message>
        <source>{file} is no file.</source>
        <translation>{file} – не файл.</translation>
    </message>
    <message>
        <source>{id} differs from the edition that the rulings cite.</source>
        <translation>{id} отличается от редакции, на которую ссылаются решения.</translation>
    </message>
    <message>
        <source>{id} is not in the edition that the rulings cite.</source>
        <translation>{id}: такого пункта нет в редакции, на которую ссылаются решения.</translation>
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
    <name>RulingsView</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Why does it apply, or not wholly?</source>
        <translation>Почему подходит или подходит не вполне?</translation>
    </message>
</context>
<context>
    <name>Saying</name>
    <message>
        <source>Opens the tab of cards (Alt+K) with “card {name}” begun</source>
        <translation>Открывает вкладку карт (Alt+K), где уже начато «card {name}»</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Take “{text}”</source>
        <translation>Взять «{text}»</translation>
    </message>
    <message>
        <source>What is said of it</source>
        <translation>Что о нём сказано</translation>
    </message>
    <message>
        <source>Write this card</source>
        <translation>Написать эту карту</translation>
    </message>
    <message>
        <source>Keep it as a refused step</source>
        <translation>Оставить как отвергнутый шаг</translation>
    </message>
</context>
<context>
    <name>ScenarioFiles</name>
    <message>
        <source>{file} can’t be read: {why}</source>
        <translation>{file} не читается: {why}</translation>
    </message>
    <message>
        <source>{file} can’t be written.</source>
        <translation>{file} не записать.</translation>
    </message>
    <message>
        <source>{file} is no text in UTF-8 (byte {at}).</source>
        <translation>{file} – не текст в UTF-8 (байт {at}).</translation>
    </message>
    <message>
        <source>{file} is too large to be a scenario.</source>
        <translation>{file} слишком велик для сценария.</translation>
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
        <source>Filter</source>
        <translation>Фильтр</translation>
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
        <source>All</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Search all games</source>
        <translation>Искать во всех играх</translation>
    </message>
    <message>
        <source>The library is being opened; the answer comes as soon as it is there.</source>
        <translation>Библиотека открывается; ответ появится, как только она откроется.</translation>
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
        <source>A rule&apos;s text appears beside its number under the pointer.</source>
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
        <source>Put all settings back as they were at first, with language, theme and size of text?</source>
        <translation>Вернуть все настройки, какими они были сначала, вместе с языком, темой и размером букв?</translation>
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
        <translation>Стол, как он расставлен</translation>
    </message>
</context>
<context>
    <name>ShareDialog</name>
    <message>
        <source>A dense picture: enlarge this window and hold the phone still.</source>
        <translation>Картинка плотная: увеличьте окно и держите телефон неподвижно.</translation>
    </message>
    <message>
        <source>Any phone that reads this gets the text below; judgeapp opens it by “Paste”.</source>
        <translation>Любой телефон прочтёт отсюда текст, что ниже; judgeapp откроет его через «Вставить».</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Копировать картинку</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Копировать текст</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Рисуется…</translation>
    </message>
    <message>
        <source>Left out so that it fits: {what}.</source>
        <translation>Опущено, чтобы поместилось: {what}.</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Картинки (*.png);;Чертежи (*.svg)</translation>
    </message>
    <message>
        <source>QR picture of the scenario</source>
        <translation>QR-картинка сценария</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Сохранить картинку</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Сохранить картинку…</translation>
    </message>
    <message>
        <source>Saved in {file}</source>
        <translation>Сохранено в {file}</translation>
    </message>
    <message>
        <source>Share the scenario</source>
        <translation>Поделиться сценарием</translation>
    </message>
    <message>
        <source>The picture could not be made: {why}</source>
        <translation>Картинка не получилась: {why}</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Картинка в буфере обмена.</translation>
    </message>
    <message>
        <source>The scenario is on the clipboard.</source>
        <translation>Сценарий в буфере обмена.</translation>
    </message>
    <message>
        <source>Too long for a QR picture. Copy the text, or save the scenario as a file.</source>
        <translation>Слишком длинно для QR-картинки. Скопируйте текст или сохраните сценарий файлом.</translation>
    </message>
    <message>
        <source>What is shared</source>
        <translation>Чем делимся</translation>
    </message>
    <message>
        <source>notes and expectations</source>
        <translation>примечания и ожидания</translation>
    </message>
    <message>
        <source>other lines of play</source>
        <translation>другие линии игры</translation>
    </message>
    <message>
        <source>{file} can’t be written.</source>
        <translation>{file} не записать.</translation>
    </message>
    <message>
        <source>{size} bytes; a picture holds {most}.</source>
        <translation>Байтов: {size}; в картинку входит {most}.</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Not found: {tools}; the desktop will notice by itself.</source>
        <translation>Не найдено: {tools}; система заметит сама.</translation>
    </message>
    <message>
        <source>Scenario files open with judgeapp now ({file}).</source>
        <translation>Файлы сценариев теперь открывает judgeapp ({file}).</translation>
    </message>
    <message>
        <source>That could not be set up: {why}</source>
        <translation>Настроить не удалось: {why}</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>PROVEN</source>
        <translation>ДОКАЗАНО</translation>
    </message>
    <message>
        <source>DERIVED</source>
        <translation>ВЫВЕДЕНО</translation>
    </message>
    <message>
        <source>UNSUPPORTED</source>
        <translation>НЕ ПОДДЕРЖАНО</translation>
    </message>
    <message>
        <source>A published ruling says so, and its replay is proven.</source>
        <translation>Так говорит опубликованное решение, и его разбор доказан.</translation>
    </message>
    <message>
        <source>No ruling says so; it follows from the rules.</source>
        <translation>Решения об этом нет; следует из правил.</translation>
    </message>
    <message>
        <source>Rests on a text that is not understood: don’t rule from it.</source>
        <translation>Опирается на непонятый текст: не судите по этому.</translation>
    </message>
    <message>
        <source>Nothing to judge yet.</source>
        <translation>Пока судить не о чем.</translation>
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
        <translation>Шаг {place}</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Основная линия</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Line of play</source>
        <translation>Линия игры</translation>
    </message>
</context>
<context>
    <name>Subjects</name>
    <message>
        <source>Agents of Chaos</source>
        <translation>Агенты Хаоса</translation>
    </message>
    <message>
        <source>Arcane Rising</source>
        <translation>Набор Arcane Rising</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Броня</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Убийца</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>Прикрепления</translation>
    </message>
    <message>
        <source>Building decks</source>
        <translation>Составление колод</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Классы</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Бой</translation>
    </message>
    <message>
        <source>Combat damage</source>
        <translation>Боевой урон</translation>
    </message>
    <message>
        <source>Daggers</source>
        <translation>Кинжалы</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Урон</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Draconic</source>
        <translation>Драконье (Draconic)</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Взятие карт</translation>
    </message>
    <message>
        <source>Ending the turn</source>
        <translation>Завершение хода</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Экипировка</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Бой существ</translation>
    </message>
    <message>
        <source>First strike</source>
        <translation>Первый удар</translation>
    </message>
    <message>
        <source>Flicking</source>
        <translation>Бросок кинжала</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Снаряжение</translation>
    </message>
    <message>
        <source>Generic cards</source>
        <translation>Общие карты</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Скрытое</translation>
    </message>
    <message>
        <source>Inspire</source>
        <translation>Воодушевление</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Marked heroes</source>
        <translation>Помеченные герои</translation>
    </message>
    <message>
        <source>Might</source>
        <translation>Мощь</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Перемещение</translation>
    </message>
    <message>
        <source>No lives left</source>
        <translation>Ноль жизней</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Оплата</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Свойства карт</translation>
    </message>
    <message>
        <source>Prayers</source>
        <translation>Молитвы</translation>
    </message>
    <message>
        <source>Questions common to many cards</source>
        <translation>Общие вопросы</translation>
    </message>
    <message>
        <source>Redirection</source>
        <translation>Перенаправление</translation>
    </message>
    <message>
        <source>Removed from the game</source>
        <translation>Удалённое из игры</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Рывок</translation>
    </message>
    <message>
        <source>Sabotage</source>
        <translation>Саботаж</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Showdowns</source>
        <translation>Схватки</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>Особые случаи</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Цели</translation>
    </message>
    <message>
        <source>The Hunted</source>
        <translation>Набор The Hunted</translation>
    </message>
    <message>
        <source>The chain</source>
        <translation>Цепь</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>The initial chain</source>
        <translation>Начальная цепь</translation>
    </message>
    <message>
        <source>The queue</source>
        <translation>Очередь</translation>
    </message>
    <message>
        <source>Triggers</source>
        <translation>Срабатывания</translation>
    </message>
    <message>
        <source>Vulnerability</source>
        <translation>Уязвимость</translation>
    </message>
    <message>
        <source>Warrior</source>
        <translation>Воин</translation>
    </message>
</context>
<context>
    <name>Surroundings</name>
    <message>
        <source>The table is set</source>
        <translation>Стол расставлен</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Choose a card on the board.</source>
        <translation>Выберите карту на столе.</translation>
    </message>
    <message>
        <source>Explanation of the step</source>
        <translation>Объяснение шага</translation>
    </message>
    <message>
        <source>Here stand the rulings that speak of the step in view. Take a step.</source>
        <translation>Здесь появятся решения о текущем шаге. Сделайте шаг.</translation>
    </message>
    <message>
        <source>No ruling was found that speaks of this step.</source>
        <translation>Решения об этом шаге не найдено.</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>The card that is looked at</source>
        <translation>Карта, на которую смотрят</translation>
    </message>
    <message>
        <source>The rulings are being read…</source>
        <translation>Решения загружаются…</translation>
    </message>
    <message>
        <source>Why a ruling applies or not</source>
        <translation>Почему решение подходит или нет</translation>
    </message>
    <message>
        <source>the ruling “{title}” says so; its proof {file} passes</source>
        <translation>так говорит решение «{title}»; его доказательство {file} проходит</translation>
    </message>
    <message>
        <source>{player} may act: {what}</source>
        <translation>{player} может действовать: {what}</translation>
    </message>
    <message>
        <source>Rulings that apply</source>
        <translation>Подходящие решения</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>{what} (by default)</source>
        <translation>{what} (по умолчанию)</translation>
    </message>
    <message>
        <source>Correct {name}</source>
        <translation>Исправить: {name}</translation>
    </message>
    <message>
        <source>Such as: {examples}</source>
        <translation>Например: {examples}</translation>
    </message>
    <message>
        <source>Three letters of a card…</source>
        <translation>Три буквы карты…</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>Add {player}</source>
        <translation>Добавить: {player}</translation>
    </message>
    <message>
        <source>Rename {player}</source>
        <translation>Переименовать: {player}</translation>
    </message>
    <message>
        <source>Take away {what}</source>
        <translation>Убрать: {what}</translation>
    </message>
    <message>
        <source>Whose turn: by default</source>
        <translation>Чей ход: по умолчанию</translation>
    </message>
    <message>
        <source>{card}: states</source>
        <translation>{card}: состояния</translation>
    </message>
    <message>
        <source>One more {card}</source>
        <translation>Ещё: {card}</translation>
    </message>
    <message>
        <source>Edit as text</source>
        <translation>Править как текст</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Three letters of a card, or a line: Bo: field Bear (tapped); life 5</source>
        <translation>Три буквы карты или строка: Bo: field Bear (tapped); life 5</translation>
    </message>
    <message>
        <source>Put on the table</source>
        <translation>Положить на стол</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Whose turn, which phase: by default</source>
        <translation>Чей ход, какая фаза: по умолчанию</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
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
        <translation>Нельзя: {why}</translation>
    </message>
    <message>
        <source>Nothing happened.</source>
        <translation>Ничего не произошло.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Taken as given</source>
        <translation>Принято как данность</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>A scenario may have {most} characters, this text has {n}: it was not taken.</source>
        <translation>Знаков в сценарии может быть {most}, а в этом тексте их {n}: он не вставлен.</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>line {line}, column {column}: </source>
        <translation>строка {line}, столбец {column}: </translation>
    </message>
    <message>
        <source>Text of the scenario</source>
        <translation>Текст сценария</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>in its own cards, line {line}: {what}</source>
        <translation>в собственных картах, строка {line}: {what}</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>строка {line}: {what}</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Set a table and play it</source>
        <translation>Расставьте стол и разыграйте</translation>
    </message>
    <message>
        <source>or</source>
        <translation>или</translation>
    </message>
    <message>
        <source>A ruling in the reader opens its own scenario with Ctrl+Enter. What you enter is kept at once.</source>
        <translation>Решение в чтении открывает свой сценарий по Ctrl+Enter. Введённое сохраняется сразу.</translation>
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
        <translation>Недавние</translation>
    </message>
    <message>
        <source>The table can’t be set: {why}</source>
        <translation>Стол не расставить: {why}</translation>
    </message>
    <message>
        <source>The table is set</source>
        <translation>Стол расставлен</translation>
    </message>
    <message>
        <source>The engine stumbled: {what}</source>
        <translation>Движок споткнулся: {what}</translation>
    </message>
    <message>
        <source>Nothing can be done with it now</source>
        <translation>Сейчас с ней ничего не сделать</translation>
    </message>
    <message>
        <source>Opening {game}…</source>
        <translation>Открывается {game}…</translation>
    </message>
    <message>
        <source>Show in the reader</source>
        <translation>Показать в чтении</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>What you see is the last table that stood.</source>
        <translation>На экране последняя расстановка без ошибок.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Scenario workbench</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Rulings that apply</source>
        <translation>Подходящие решения</translation>
    </message>
</context>
</TS>
