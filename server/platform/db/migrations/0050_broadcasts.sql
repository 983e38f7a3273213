-- What operators write to many members at once, and how it is sent.

-- One broadcast: a draft, and from when it is sent how far it has come.
create table broadcasts (
  merchant_id text not null references merchants (id),
  id uuid not null,
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED')),
  -- Kind, page, words, audience and time as broadcasts/operator/schema.ts has them; it changes no more once it is sent.
  draft jsonb not null,
  -- How many members it would reach, as it was counted since the last change of the draft.
  reach int4 check (reach >= 0),
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  -- Who sent it, and when it is to begin.
  sent_by text,
  scheduled_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- How far it has come: members are gone through by their ids.
  after_member_id uuid not null default '00000000-0000-0000-0000-000000000000',
  looked_at int4 not null default 0,
  delivered int4 not null default 0 check (delivered <= looked_at),
  primary key (merchant_id, id),
  check ((state = 'DRAFT') <= (sent_by is null)),
  check (state not in ('SCHEDULED', 'SENDING', 'PAUSED', 'SENT') or (sent_by is not null and scheduled_at is not null)),
  check (state not in ('SENDING', 'PAUSED', 'SENT') or started_at is not null)
);
-- What the job works through.
create index broadcasts_due on broadcasts (merchant_id, id) where state in ('SCHEDULED', 'SENDING');
