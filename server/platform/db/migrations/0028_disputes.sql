-- What agents say is wrong with an amount that they earned, and what operators answer (decision 0040).

-- One of them, about one earning. Nothing of it changes but that it is closed, once. It moves no money.
create table disputes (
  merchant_id text not null,
  id uuid not null,
  -- The payee of the earning.
  agent_id uuid not null,
  earning_id uuid not null,
  reason text not null check (reason in ('BETS_MISSING', 'RATE_WRONG', 'LINE_WRONG', 'NOT_PAID', 'OTHER')),
  -- What the agent writes of it.
  content text not null check (length(content) between 1 and 500),
  state text not null check (state in ('OPEN', 'UPHELD', 'REJECTED', 'WITHDRAWN')),
  -- What the agent reads of it, and the account of the operator who wrote that.
  answer text,
  answered_by text,
  created_at timestamptz not null,
  -- When it was answered or withdrawn.
  closed_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, agent_id) references members (merchant_id, id),
  foreign key (merchant_id, earning_id) references earnings (merchant_id, id),
  check ((state = 'OPEN') = (closed_at is null)),
  check ((state in ('UPHELD', 'REJECTED')) = (answer is not null)),
  check ((answer is null) = (answered_by is null))
);
-- An earning is under one dispute at a time.
create unique index disputes_open on disputes (merchant_id, earning_id) where state = 'OPEN';
create index disputes_open_of_agent on disputes (merchant_id, agent_id) where state = 'OPEN';
-- The last one of an earning.
create index disputes_of_earning on disputes (merchant_id, earning_id, created_at desc, id desc);
-- What is open first (it has no end), the oldest first; then what was closed last.
create index disputes_queue on disputes (merchant_id, closed_at desc, created_at, id);
