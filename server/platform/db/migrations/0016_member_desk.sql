-- The operator's desk: notes, tags, adjustments with four eyes, and the indexes that its lists stand on.

-- What operators keep about a member. Append-only: text and author never change, only whether it is pinned.
create table member_notes (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  content text not null,
  is_pinned boolean not null default false,
  operator_account text not null,
  created_at timestamptz not null,
  primary key (merchant_id, member_id, id)
);

-- The vocabulary of a merchant, and who wears which tag.
create table tags (
  merchant_id text not null,
  id uuid not null,
  name text not null,
  name_key text not null,
  colour text not null check (colour in ('GREY', 'RED', 'ORANGE', 'GREEN', 'BLUE', 'PURPLE')),
  primary key (merchant_id, id),
  unique (merchant_id, name_key)
);
create table member_tags (
  merchant_id text not null,
  member_id uuid not null,
  tag_id uuid not null,
  tagged_at timestamptz not null,
  operator_account text not null,
  primary key (merchant_id, member_id, tag_id)
);
create index member_tags_tag on member_tags (merchant_id, tag_id, member_id);

-- What people search a member by, in small letters without diacritics (lib/fold-text.ts folds the wanted part alike).
create function fold_text(p_text text) returns text language sql immutable as $$
  -- Capitals are listed too: lower() knows only plain letters in the locale C.
  select lower(translate(normalize(p_text, NFC),
    'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ' || 'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ',
    'aaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyyd' || 'aaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyyd'))
$$;
alter table members add column search_text text generated always as (
  fold_text(account || ' ' || coalesce(nickname, '') || ' ' || coalesce(payee_name, '') || ' ' || coalesce(email, '')
            || ' ' || coalesce(mobile, ''))
) stored;
create index members_last_seen on members (merchant_id, last_sign_in_at desc, id desc);

-- Who else came from the same address or with the same browser.
create index sessions_address on sessions (merchant_id, ip, created_at desc);
create index sessions_device on sessions (merchant_id, user_agent, created_at desc);
create index members_register_address on members (merchant_id, register_ip) where register_ip is not null;

-- Money put right by hand: one operator asks, another one decides. APPROVED is posted, in the same transaction.
create table adjustments (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('CREDIT', 'DEBIT', 'CORRECTION', 'REVERSAL')),
  state text not null check (state in ('REQUESTED', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  currency text not null,
  -- What the member gets (positive) or gives (negative).
  amount int8 not null check (amount <> 0),
  reason text not null,
  -- Number of a ticket, a letter, a bank statement.
  document text,
  -- The posted transfer that a REVERSAL takes back.
  reverses uuid,
  asked_by uuid not null,
  asked_account text not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_account text,
  decided_at timestamptz,
  decision_reason text,
  transfer_id uuid,
  idempotency_key text not null,
  request_hash text not null,
  primary key (merchant_id, id),
  unique (merchant_id, asked_by, idempotency_key),
  check ((kind = 'REVERSAL') = (reverses is not null)),
  check ((state = 'REQUESTED') = (decided_at is null)),
  check ((state = 'APPROVED') = (transfer_id is not null))
);
create index adjustments_queue on adjustments (merchant_id, state, asked_at, id);
create index adjustments_member on adjustments (merchant_id, member_id, asked_at desc);
-- A transfer is taken back once: a second request waits for the fate of the first.
create unique index adjustments_reverses on adjustments (merchant_id, member_id, reverses)
  where reverses is not null and state in ('REQUESTED', 'APPROVED');

-- Up to this amount one pair of eyes suffices; without a row never.
create table adjustment_limits (
  merchant_id text primary key,
  amount int8 not null check (amount >= 0)
);

-- The operators' browser of movements. Play is left out, so a bet writes nothing here: bets are reached through their
-- member by the primary key, whose last part sorts in the order of writing (UUID version 7).
create index ledger_transfers_desk on ledger_transfers (merchant_id, created_at, id) where kind not in ('BET', 'WIN', 'ROLLBACK');
create index ledger_transfers_desk_kind on ledger_transfers (merchant_id, kind, created_at, id)
  where kind not in ('BET', 'WIN', 'ROLLBACK');
create index ledger_transfers_desk_member on ledger_transfers (merchant_id, member_id, kind, created_at, id)
  where kind not in ('BET', 'WIN', 'ROLLBACK');
create index ledger_transfers_desk_amount on ledger_transfers (merchant_id, amount)
  where kind not in ('BET', 'WIN', 'ROLLBACK');
create index ledger_transfers_document on ledger_transfers (merchant_id, document_kind, document_id)
  where kind not in ('BET', 'WIN', 'ROLLBACK');

-- Balances of the house side as of a moment: sums over all entries, made by a job so that no page has to.
create table house_balances (
  merchant_id text not null,
  currency text not null,
  account text not null,
  balance int8 not null,
  entries int8 not null,
  taken_at timestamptz not null,
  primary key (merchant_id, currency, account)
);

-- Bets of today without an index that every bet would pay for: they lie in the order in which they were placed.
create index bets_placed_block on bets using brin (placed_at) with (pages_per_range = 16);

-- Addresses from which an operator may call; none: from anywhere.
alter table operators add column allowed_addresses text[] not null default '{}';
