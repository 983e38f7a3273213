-- The inbox as members read it (decision 0047): kinds, pages that a message leads to, words that operators chose, and what goes out beside it.

alter table member_messages
  -- What was there before kinds was written by the house.
  add column kind text not null default 'HOUSE'
    check (kind in ('MONEY', 'SECURITY', 'REWARD', 'AGENT', 'HOUSE', 'PROMOTION')),
  -- What it tells of (withdrawals.released); null for free text.
  add column event text,
  -- The one thing that the event is about, where it is told of once.
  add column about text,
  -- A page of the portal.
  add column path text;
alter table member_messages alter column kind drop default;
create unique index member_messages_about on member_messages (merchant_id, member_id, event, about) where about is not null;
-- What is forgotten, over all brands.
create index member_messages_age on member_messages (created_at);
create index member_messages_promotions on member_messages (created_at) where kind = 'PROMOTION';

-- The words of a brand in place of the default ones.
create table message_templates (
  merchant_id text not null,
  event text not null,
  language text not null,
  title text not null,
  content text not null,
  changed_at timestamptz not null,
  primary key (merchant_id, event, language)
);

-- What members want beside the inbox, where it is not what everybody has.
create table message_settings (
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('MONEY', 'SECURITY', 'REWARD', 'AGENT', 'HOUSE', 'PROMOTION')),
  channel text not null check (channel in ('MAIL', 'SMS', 'PUSH')),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (merchant_id, member_id, kind, channel)
);

-- Addresses and numbers that members proved to be theirs; the last one of each channel.
create table proved_contacts (
  merchant_id text not null,
  member_id uuid not null,
  channel text not null check (channel in ('MAIL', 'SMS')),
  recipient text not null,
  proved_at timestamptz not null,
  primary key (merchant_id, member_id, channel)
);
