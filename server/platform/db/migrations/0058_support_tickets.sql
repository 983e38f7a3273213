-- The ticket that an operator made of a conversation, once.
alter table support_conversations add column ticket_id uuid;
