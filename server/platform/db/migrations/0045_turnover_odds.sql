-- Bets at lower decimal odds, in 1/10 000, count nothing; null where any odds will do.
alter table turnover_buckets add column least_odds int4 check (least_odds > 10000);
