-- The ways to reach people become a list that operators keep (decision 0050): several of a kind, words, opening hours.
alter table customer_services drop constraint customer_services_pkey;
alter table customer_services
  add column id uuid not null default gen_random_uuid(),
  -- { language: text }; without one the kind says what it is.
  add column labels jsonb not null default '{}',
  -- [{ days: [1 … 7], from: "08:00", until: "22:00" }] by the brand's zone, Monday first; an empty list is always.
  add column hours jsonb not null default '[]',
  add column enabled boolean not null default true,
  add column changed_at timestamptz;
alter table customer_services alter column id drop default;
alter table customer_services add primary key (merchant_id, id);
-- The house's own chat is a page of the portal; a chat elsewhere is a link like the others.
update customer_services set cs_type = 'EXTERNAL_CHAT' where cs_type = 'LIVECHAT' and path like 'https://%';
update customer_services set path = '/support' where cs_type = 'LIVECHAT';
alter table customer_services add constraint customer_services_kind check (cs_type in (
  'LIVECHAT', 'EXTERNAL_CHAT', 'ZALO', 'TELEGRAM', 'MESSENGER', 'WHATSAPP', 'PHONE', 'EMAIL', 'FACEBOOK', 'YOUTUBE'
));
create unique index customer_services_chat on customer_services (merchant_id) where cs_type = 'LIVECHAT';
create index customer_services_order on customer_services (merchant_id, position, id);
