-- What takes two operators (decision 0022).

-- What one operator proposed and a second one has to want as well: decisions on money, and settings that can print it. One for a
-- subject at a time.
create table proposals (
  merchant_id text not null,
  subject_kind text not null,
  subject_id text not null,
  -- What the second operator has to want as well.
  wish jsonb not null,
  proposed_by uuid not null,
  proposed_by_account text not null,
  proposed_at timestamptz not null,
  reason text not null,
  -- A proposal is told from the one that took its place: whoever refuses one refuses what he read.
  id uuid not null,
  primary key (merchant_id, subject_kind, subject_id),
  constraint proposals_id unique (merchant_id, id)
);
