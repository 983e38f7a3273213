-- What people say to the house, and what the house answers (decision 0049). No ticket is ever deleted: complaints are kept five years.

-- One of them.
create table tickets (
  merchant_id text not null,
  id uuid not null,
  -- What a person reads out on the telephone.
  number text not null,
  -- Null: a visitor, who may have left an address for the answer.
  member_id uuid,
  contact text,
  -- Of a visitor; a member has one of his own.
  language text,
  -- The sender's, so that what is sent again is not said twice.
  key uuid,
  source text not null check (source in ('FORM', 'CHAT')),
  category text not null
    check (category in ('DEPOSIT', 'WITHDRAWAL', 'GAME', 'PROMOTION', 'ACCOUNT', 'SUGGESTION', 'COMPLAINT', 'OTHER')),
  content text not null check (content <> ''),
  pictures uuid[] not null,
  -- What it is about, where it names a record of the member.
  reference_kind text check (reference_kind in ('BET', 'DEPOSIT', 'WITHDRAWAL')),
  reference_id uuid,
  state text not null check (state in ('OPEN', 'CLAIMED', 'ESCALATED', 'ANSWERED', 'CLOSED')),
  -- Account of the operator who has it.
  operator text,
  outcome text check (outcome in ('UPHELD', 'PARTLY', 'REJECTED', 'SETTLED')),
  closed_by text check (closed_by in ('MEMBER', 'OPERATOR', 'SILENCE')),
  rating int4 check (rating between 1 and 5),
  rating_comment text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When it was answered for the first time.
  answered_at timestamptz,
  closed_at timestamptz,
  -- When the house owes an end of it.
  resolution_due_at timestamptz not null,
  -- When the house owes the next thing; null while it waits for the member, and at the end.
  due_at timestamptz,
  -- When an answered one is closed by itself.
  closes_at timestamptz,
  -- When it was found overdue, or an operator handed it to the supervisors.
  escalated_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, number),
  foreign key (merchant_id, member_id) references members (merchant_id, id),
  check ((reference_kind is null) = (reference_id is null)),
  check (state <> 'CLAIMED' or operator is not null),
  check (state not in ('OPEN', 'ESCALATED') or operator is null),
  check (state <> 'ESCALATED' or (category = 'COMPLAINT' and escalated_at is not null)),
  check ((state in ('ANSWERED', 'CLOSED')) = (due_at is null)),
  check ((state = 'ANSWERED') = (closes_at is not null)),
  check ((state = 'CLOSED') = (closed_at is not null)),
  check ((closed_at is null) = (closed_by is null))
);
create unique index tickets_key on tickets (merchant_id, member_id, key) nulls not distinct where key is not null;
create index tickets_of_member on tickets (merchant_id, member_id, created_at desc, id desc);
create index tickets_all on tickets (merchant_id, created_at desc, id desc);
-- The queue: what is due first comes first.
create index tickets_queue on tickets (merchant_id, due_at, id) where due_at is not null;
create index tickets_complaints on tickets (merchant_id, created_at desc, id desc) where category = 'COMPLAINT';
-- What jobs look for, of all brands.
create index tickets_overdue on tickets (due_at) where due_at is not null and escalated_at is null;
create index tickets_silent on tickets (closes_at) where closes_at is not null;

-- What was said after the first text. A NOTE is of operators for operators.
create table ticket_messages (
  merchant_id text not null,
  ticket_id uuid not null,
  id uuid not null,
  author text not null check (author in ('PERSON', 'OPERATOR', 'NOTE')),
  -- Account of an operator; of a person what a chat called him.
  name text,
  content text not null check (content <> ''),
  pictures uuid[] not null,
  key uuid,
  created_at timestamptz not null,
  primary key (merchant_id, ticket_id, id),
  unique (merchant_id, ticket_id, key),
  foreign key (merchant_id, ticket_id) references tickets (merchant_id, id)
);

-- What a brand promises: by when it answers and ends what is said to it, by category, and how long it waits for a member.
create table ticket_settings (
  merchant_id text not null primary key,
  -- [{ category, answerMinutes, resolutionMinutes }], read and written as a whole.
  deadlines jsonb not null,
  silence_days int4 not null check (silence_days between 1 and 60),
  changed_at timestamptz not null
);

-- Answers that operators give often, in the languages of the brand.
create table ticket_canned_answers (
  merchant_id text not null,
  id uuid not null,
  language text not null,
  title text not null,
  content text not null check (content <> ''),
  changed_at timestamptz not null,
  primary key (merchant_id, id)
);
create index ticket_canned_answers_listed on ticket_canned_answers (merchant_id, language, title, id);

-- What members wrote before anybody could answer it waits for an answer like everything else.
insert into tickets (merchant_id, id, number, member_id, source, category, content, pictures, state, created_at, changed_at,
                     resolution_due_at, due_at)
select f.merchant_id, f.id,
       translate(upper(substr(md5(f.id::text), 1, 4) || '-' || substr(md5(f.id::text), 5, 4)), '01', 'XY'),
       f.member_id, 'FORM', 'OTHER', f.content, '{}', 'OPEN', f.created_at, f.created_at,
       now() + interval '5 days', now() + interval '1 day'
  from feedback f;
drop table feedback;
