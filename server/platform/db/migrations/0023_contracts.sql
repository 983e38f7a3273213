-- Contracts of agents about their pay (domain.md 7): who promises whom what share of what, and how it came to that. What is paid by them is
-- settlement's.

-- What a brand offers where nobody names terms, and its rules for a kind; one without a row has none.
create table contract_templates (
  merchant_id text not null references merchants (id),
  kind text not null check (kind in ('DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY')),
  period text not null check (period in ('REALTIME', 'HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH')),
  -- As in contract_versions.
  tiers jsonb not null,
  pick text not null check (pick in ('HIGHEST', 'FLOAT')),
  carry text not null check (carry in ('NONE', 'NEXT', 'HALF_MONTH', 'PERMANENT')),
  -- Whether two operators approve what is paid by contracts of the kind.
  needs_approval boolean not null,
  -- Whether a member who signs becomes an agent; else agents alone sign.
  makes_agents boolean not null,
  -- Whose money pays contracts of the kind below the top: the platform pays everybody his difference, or each upline pays his direct
  -- downlines out of his own.
  paid_by text not null check (paid_by in ('PLATFORM', 'UPLINE')),
  primary key (merchant_id, kind)
);

-- Who pays whom by what kind of contract, and how it stands with it.
create table contracts (
  merchant_id text not null,
  id uuid not null,
  kind text not null check (kind in ('DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY')),
  -- Fixed for good: windows of another one would overlap those that are paid.
  period text not null check (period in ('REALTIME', 'HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH')),
  -- The upline who pays; null where the platform does, which is so for those with nobody above.
  payer_id uuid,
  payee_id uuid not null,
  state text not null check (state in ('REQUESTED', 'ACTIVE', 'REJECTED', 'TERMINATION_REQUESTED', 'TERMINATED')),
  -- The version that was signed last; null before the first signature.
  version int4,
  -- The version that waits for a signature.
  proposed_version int4,
  -- Whose answer is waited for, to a proposal or to the wish to end; null while for nobody's.
  awaits text check (awaits in ('PAYER', 'PAYEE')),
  -- The end of the last window that it holds for, once it is terminated.
  holds_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, payee_id) references members (merchant_id, id),
  foreign key (merchant_id, payer_id) references members (merchant_id, id),
  check (payer_id <> payee_id),
  check ((state in ('REQUESTED', 'REJECTED')) = (version is null)),
  check ((awaits is not null) = (proposed_version is not null or state = 'TERMINATION_REQUESTED')),
  check ((holds_until is not null) = (state = 'TERMINATED'))
);
-- One open contract for a payee, a payer and a kind. Nobody pays himself, so the payee stands in the platform's place.
create unique index contracts_open on contracts (merchant_id, payee_id, kind, coalesce(payer_id, payee_id))
  where state in ('REQUESTED', 'ACTIVE', 'TERMINATION_REQUESTED');
-- And one in force for a payee and a kind, whoever pays: a team is paid for once.
create unique index contracts_in_force on contracts (merchant_id, payee_id, kind) where state in ('ACTIVE', 'TERMINATION_REQUESTED');
create index contracts_of_payee on contracts (merchant_id, payee_id, created_at desc);
create index contracts_of_brand on contracts (merchant_id, created_at desc, id desc);
-- The queue of those that wait for the platform's answer.
create index contracts_awaiting_platform on contracts (merchant_id, changed_at) where payer_id is null and awaits = 'PAYER';
create index contracts_of_payer on contracts (merchant_id, payer_id, created_at desc);

-- The terms of a contract as they were proposed. They never change; whoever wants others proposes a version more.
create table contract_versions (
  merchant_id text not null,
  contract_id uuid not null,
  version int4 not null,
  -- [{ validBet, loss, activeMembers, rate }], the highest rate last: amounts in 1/10 000 and rates in 1/1 000 000, all as text
  tiers jsonb not null,
  pick text not null check (pick in ('HIGHEST', 'FLOAT')),
  carry text not null check (carry in ('NONE', 'NEXT', 'HALF_MONTH', 'PERMANENT')),
  proposed_by text not null check (proposed_by in ('PAYER', 'PAYEE')),
  proposed_at timestamptz not null,
  -- The first moment that it holds for: the window after the one in which it was signed. Null while it is not signed.
  valid_from timestamptz,
  primary key (merchant_id, contract_id, version),
  foreign key (merchant_id, contract_id) references contracts (merchant_id, id)
);

-- Who did what when.
create table contract_steps (
  merchant_id text not null,
  contract_id uuid not null,
  position int4 not null,
  deed text not null check (deed in ('PROPOSED', 'SIGNED', 'REJECTED', 'WITHDRAWN', 'TERMINATION_REQUESTED', 'TERMINATION_REFUSED',
    'TERMINATION_WITHDRAWN', 'TERMINATED', 'ENDED', 'MOVED', 'LAPSED')),
  -- UPLINE: a contract above made this one impossible. PLATFORM: operators moved the payee to another line.
  actor text not null check (actor in ('PAYER', 'PAYEE', 'UPLINE', 'PLATFORM')),
  -- The account of whoever acted, an operator's where the platform did.
  actor_name text not null,
  -- The version it was about.
  version int4,
  -- The contract above that made this one impossible.
  cause_id uuid,
  at timestamptz not null,
  primary key (merchant_id, contract_id, position),
  foreign key (merchant_id, contract_id) references contracts (merchant_id, id),
  check ((actor = 'UPLINE') = (cause_id is not null)),
  check (case deed
    when 'ENDED' then actor = 'UPLINE'
    when 'MOVED' then actor = 'PLATFORM'
    when 'LAPSED' then actor in ('UPLINE', 'PLATFORM')
    else actor in ('PAYER', 'PAYEE') end)
);
