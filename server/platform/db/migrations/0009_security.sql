-- What protects an account beside its password (domain.md 9).

-- Failed tries of a secret that only the signed-in member is asked for. Five lock it for half an hour.
create table member_tries (
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('PAYMENT_PASSWORD', 'SECOND_FACTOR')),
  failures int4 not null,
  -- Of the first failure that counts; of the last one once it is locked.
  started_at timestamptz not null,
  primary key (merchant_id, member_id, kind)
);
create index member_tries_started on member_tries (started_at);
