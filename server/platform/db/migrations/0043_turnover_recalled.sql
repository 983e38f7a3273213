-- A bonus given for a deposit that is taken back (decision 0045) is recalled: it takes no more bets and is forfeited as soon as no bet is open.
-- Since when, by whom, and why.
alter table turnover_buckets
  add column recalled_at timestamptz,
  add column recalled_by text,
  add column recall_reason text,
  add check ((recalled_at is null) = (recalled_by is null) and (recalled_at is null) = (recall_reason is null)),
  add check (recalled_at is null or bonus is not null);
create index turnover_buckets_recalled on turnover_buckets (recalled_at) where state = 'OPEN' and recalled_at is not null;
