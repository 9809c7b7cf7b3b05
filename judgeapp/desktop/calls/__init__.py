"""The call log: what the judge was asked at which table, and what was ruled, kept as it is typed."""
