-- Where visitors are answered after a conversation.

-- A mail address, if one was given; members have an inbox.
alter table support_conversations add column contact text check (contact is null or member_id is null);
