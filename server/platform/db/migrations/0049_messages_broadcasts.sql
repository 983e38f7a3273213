-- Messages that operators write to many members at once.

-- The broadcast that it belongs to; null is a message to one member.
alter table member_messages add column broadcast_id uuid;
-- A member has each broadcast once. By the broadcast first, so that the index also counts who has read it.
create unique index member_messages_broadcast on member_messages (merchant_id, broadcast_id, member_id) include (read_at)
  where broadcast_id is not null;
