"""Which ruling applies: a ruling states its case in the words of the cards, and the replay decides it.

``moments`` (when), conditions of card text (if) and ``claims`` (then) are phrases; ``reading`` reads a ruling's cases,
``judging`` tries one on a replay, ``docket`` keeps all of them and knows which could come up, ``telling`` says in words
what was found; ``proving`` and ``everywhere`` try cases on proofs. ``scenario.ranking`` orders what a step shows.
"""
