-- The chat room (decision 0051): rooms of a brand, what members write in them, and what operators do about it.

-- A room. Whoever may see the brand's pages reads it; who may write stands here.
create table chat_rooms (
  merchant_id text not null references merchants (id),
  id uuid not null,
  -- As it stands in addresses (?chat=code).
  code text not null check (code ~ '^[a-z0-9][a-z0-9-]{1,29}$'),
  -- [{ language, name }]
  names jsonb not null,
  -- Who reads the site in another language is not shown it; null: for everybody.
  language text,
  -- VIP level that a writer must have, and what his deposits must come to. Zero: anybody with an account.
  least_rank int4 not null default 0 check (least_rank between 0 and 20),
  least_deposits int8 not null default 0 check (least_deposits >= 0),
  -- So long a writer waits between two messages. Zero: not at all.
  slow_seconds int4 not null default 0 check (slow_seconds between 0 and 3600),
  is_enabled boolean not null,
  position int4 not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id)
);
create unique index chat_rooms_code on chat_rooms (merchant_id, code);
create index chat_rooms_shown on chat_rooms (merchant_id, position, id);

-- The number of a room's last entry. A row of its own, so that who writes and who changes the room's settings do not wait for each other.
create table chat_counters (
  merchant_id text not null,
  room_id uuid not null,
  last_sequence int4 not null default 0,
  primary key (merchant_id, room_id),
  foreign key (merchant_id, room_id) references chat_rooms (merchant_id, id)
) with (fillfactor = 50);

-- The log of a room, numbered without a gap: messages, and the removals of messages. Whoever knows it up to a number and reads what comes
-- after it has missed nothing, removals included.
create table chat_messages (
  merchant_id text not null,
  room_id uuid not null,
  sequence int4 not null check (sequence > 0),
  kind text not null check (kind in ('TEXT', 'BET', 'REMOVAL')),
  -- Who wrote it; of a removal, whose message it was.
  member_id uuid not null,
  -- Made by the member's browser: a message that is sent again is stored once.
  client_id uuid,
  -- What others see of the writer, as it was then. The key names him to other members and leads to nobody.
  author_key text not null,
  author_name text not null,
  author_rank int4,
  author_avatar text,
  content text check (length(content) between 1 and 300),
  -- Terms of a bet that its member shows (SharedBet of the module).
  bet jsonb,
  -- Of a removal: the number of the message that went.
  removes int4,
  -- Of a message that went: by whom and when. Members read nothing of it any more, operators do until it is forgotten.
  removed_by text,
  removed_at timestamptz,
  written_at timestamptz not null,
  primary key (merchant_id, room_id, sequence),
  foreign key (merchant_id, room_id) references chat_rooms (merchant_id, id),
  check ((kind = 'TEXT') = (content is not null)),
  check ((kind = 'BET') = (bet is not null)),
  check ((kind = 'REMOVAL') = (removes is not null)),
  check ((kind = 'REMOVAL') = (client_id is null))
);
create unique index chat_messages_client on chat_messages (merchant_id, member_id, client_id) where client_id is not null;
-- When a member wrote last in a room.
create index chat_messages_of_member on chat_messages (merchant_id, member_id, room_id, sequence desc) where client_id is not null;
create index chat_messages_old on chat_messages (written_at);

-- Words that nobody writes in a brand's rooms, as they are compared (words.ts).
create table chat_words (
  merchant_id text not null references merchants (id),
  id uuid not null,
  word text not null check (length(word) between 2 and 40),
  -- As the operator wrote it.
  written text not null,
  added_by text not null,
  added_at timestamptz not null,
  primary key (merchant_id, id)
);
create unique index chat_words_word on chat_words (merchant_id, word);

-- Members who may not write for a while. One that was ended counts no more.
create table chat_mutes (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  -- The member reads it.
  reason text not null check (length(reason) between 1 and 300),
  made_by text not null,
  made_at timestamptz not null,
  until timestamptz not null check (until > made_at),
  ended_by text,
  ended_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references members (merchant_id, id),
  check ((ended_by is null) = (ended_at is null))
);
create index chat_mutes_of_member on chat_mutes (merchant_id, member_id, until desc) where ended_at is null;
create index chat_mutes_made on chat_mutes (merchant_id, made_at desc, id desc);

-- A message that members reported, for operators to look at; one for a message.
create table chat_cases (
  merchant_id text not null,
  id uuid not null,
  room_id uuid not null,
  sequence int4 not null,
  -- Whose message it is.
  member_id uuid not null,
  state text not null check (state in ('OPEN', 'REMOVED', 'DISMISSED')),
  reports int4 not null default 1 check (reports > 0),
  opened_at timestamptz not null,
  claimed_by text,
  claimed_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, room_id, sequence) references chat_messages (merchant_id, room_id, sequence) on delete cascade,
  check ((claimed_by is null) = (claimed_at is null)),
  check ((state = 'OPEN') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null))
);
create unique index chat_cases_message on chat_cases (merchant_id, room_id, sequence);
-- What is open first, the oldest first; then what was decided last.
create index chat_cases_queue on chat_cases (merchant_id, decided_at desc, opened_at, id);

-- Who reported a message and why, once.
create table chat_reports (
  merchant_id text not null,
  case_id uuid not null,
  member_id uuid not null,
  reason text not null check (reason in ('ABUSE', 'FRAUD', 'SPAM', 'OTHER')),
  reported_at timestamptz not null,
  primary key (merchant_id, case_id, member_id),
  foreign key (merchant_id, case_id) references chat_cases (merchant_id, id) on delete cascade
);

-- Writers whom a member does not want to read.
create table chat_hidden_authors (
  merchant_id text not null,
  member_id uuid not null,
  author_key text not null,
  author_name text not null,
  hidden_at timestamptz not null,
  primary key (merchant_id, member_id, author_key),
  foreign key (merchant_id, member_id) references members (merchant_id, id)
);
