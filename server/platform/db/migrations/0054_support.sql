-- Talks of members and visitors with operators, while both are there (decision 0050). Kept ninety days after their end.

-- One of them. It waits until an operator takes it, and ends once.
create table support_conversations (
  merchant_id text not null,
  id uuid not null,
  -- Who asks: a member, or a visitor whose browser keeps a secret of which this is the hash.
  member_id uuid,
  secret_hash text,
  language text not null,
  -- Where the person was, for operators: a region that is closed is a frequent question.
  address text not null,
  country text,
  state text not null check (state in ('WAITING', 'ACTIVE', 'CLOSED')),
  -- The operator who has it, or had it last.
  operator_id uuid,
  created_at timestamptz not null,
  -- Since when it counts in the queue: from its beginning, also when it comes back there.
  waiting_since timestamptz not null,
  -- When an operator took it first.
  claimed_at timestamptz,
  closed_at timestamptz,
  closed_by text check (closed_by in ('PERSON', 'OPERATOR', 'HOUSE')),
  -- The number of the last message, and what is known of it without reading it.
  last_number int4 not null,
  last_message_at timestamptz not null,
  last_author text not null check (last_author in ('PERSON', 'OPERATOR', 'HOUSE')),
  -- When the window of the person asked last; it is written down twice a minute at most.
  person_seen_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references members (merchant_id, id),
  check ((member_id is null) <> (secret_hash is null)),
  check (state <> 'ACTIVE' or operator_id is not null),
  check ((state = 'CLOSED') = (closed_at is not null)),
  check ((closed_at is null) = (closed_by is null))
);
-- A member has one at a time; a secret opens one at all.
create unique index support_conversations_open_of_member
  on support_conversations (merchant_id, member_id) where state <> 'CLOSED';
create unique index support_conversations_of_visitor on support_conversations (merchant_id, secret_hash);
create index support_conversations_of_member on support_conversations (merchant_id, member_id, created_at desc);
create index support_conversations_queue
  on support_conversations (merchant_id, waiting_since, id) where state = 'WAITING';
create index support_conversations_active
  on support_conversations (merchant_id, last_message_at, id) where state = 'ACTIVE';
create index support_conversations_closed
  on support_conversations (merchant_id, closed_at desc, id) where state = 'CLOSED';
-- How long others waited lately.
create index support_conversations_claimed on support_conversations (merchant_id, claimed_at desc);
-- What a job looks at: those that went silent, and those that are forgotten.
create index support_conversations_open on support_conversations (last_message_at) where state <> 'CLOSED';
create index support_conversations_old on support_conversations (closed_at) where state = 'CLOSED';

-- What was said, in order. Numbers of a conversation have no gaps.
create table support_messages (
  merchant_id text not null,
  conversation_id uuid not null,
  number int4 not null check (number > 0),
  -- By the sender: a message that is sent again is one.
  client_id uuid not null,
  author text not null check (author in ('PERSON', 'OPERATOR', 'HOUSE')),
  operator_id uuid,
  kind text not null check (kind in ('TEXT', 'PICTURE', 'EVENT')),
  -- The text; of an event its name; nothing with a picture.
  content text not null check (length(content) <= 1000),
  created_at timestamptz not null,
  primary key (merchant_id, conversation_id, number),
  unique (merchant_id, conversation_id, client_id),
  foreign key (merchant_id, conversation_id) references support_conversations (merchant_id, id) on delete cascade
);

-- Pictures that were sent, encoded anew; for the two sides of the conversation alone.
create table support_pictures (
  merchant_id text not null,
  conversation_id uuid not null,
  number int4 not null,
  content_type text not null,
  bytes bytea not null,
  primary key (merchant_id, conversation_id, number),
  foreign key (merchant_id, conversation_id, number)
    references support_messages (merchant_id, conversation_id, number) on delete cascade
);

-- Operators at the desk of a brand: whether they take conversations, and when their page said so last.
create table support_operators (
  merchant_id text not null,
  operator_id uuid not null,
  is_available boolean not null,
  seen_at timestamptz not null,
  primary key (merchant_id, operator_id)
);
