-- What the house writes to members, and they to it.

-- A member's inbox.
create table member_messages (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  title text not null,
  content text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (merchant_id, member_id, id)
);
create index member_messages_unread on member_messages (merchant_id, member_id) where read_at is null;

-- What members wrote to the house.
create table feedback (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  content text not null,
  created_at timestamptz not null,
  primary key (merchant_id, id)
);
