-- Points that were to be taken back and were spent already: what is earned or given later works them off.
create table point_debts (
  merchant_id text not null,
  member_id uuid not null,
  document_kind text not null,
  document_id text not null,
  points int8 not null check (points > 0),
  worked_off int8 not null default 0 check (worked_off between 0 and points),
  since timestamptz not null,
  primary key (merchant_id, member_id, document_kind, document_id)
);
create index point_debts_open on point_debts (merchant_id, member_id, since) where worked_off < points;
