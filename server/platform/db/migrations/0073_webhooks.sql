-- Addresses of a brand's own systems that are told of what happens (decision 0066).
create table webhook_endpoints (
  merchant_id text not null,
  id uuid not null,
  name text not null,
  url text not null,
  -- Kinds of events that it wants.
  events text[] not null,
  -- Sealed: whoever reads the table signs nothing.
  secret text not null,
  -- The one before, which signs beside it for a while after a change.
  previous_secret text,
  previous_until timestamptz,
  is_on boolean not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (merchant_id, id),
  check ((previous_secret is null) = (previous_until is null))
);
create unique index webhook_endpoints_by_id on webhook_endpoints (id);

-- What happened, written with the change itself and only where an endpoint wants it.
create table webhook_events (
  id uuid primary key,
  merchant_id text not null,
  -- Grows in the order in which the changes of one record were made: each is made under the record's lock.
  sequence bigserial not null,
  kind text not null,
  record_id uuid not null,
  payload jsonb not null,
  created_at timestamptz not null
);
create index webhook_events_old on webhook_events (created_at);

-- One event on its way to one endpoint. Kind, record, sequence and time are the event's: the log and the order ask for nothing else.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  merchant_id text not null,
  -- No foreign key: the change that is told of must not wait for, nor fail with, an endpoint that is being deleted.
  endpoint_id uuid not null,
  event_id uuid not null references webhook_events (id) on delete cascade,
  kind text not null,
  record_id uuid not null,
  sequence bigint not null,
  created_at timestamptz not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'GIVEN_UP')),
  attempts int not null default 0,
  next_try_at timestamptz not null,
  -- Until when whoever sends it now has it for himself.
  taken_until timestamptz,
  last_status int,
  -- A code, never a sentence of the other side.
  last_error text,
  delivered_at timestamptz
);
create unique index webhook_deliveries_once on webhook_deliveries (event_id, endpoint_id);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_try_at) where state = 'WAITING';
create index webhook_deliveries_in_order on webhook_deliveries (endpoint_id, record_id, sequence) where state = 'WAITING';
create index webhook_deliveries_given_up on webhook_deliveries (endpoint_id, sequence) where state = 'GIVEN_UP';
create index webhook_deliveries_log on webhook_deliveries (merchant_id, created_at desc, id);
create index webhook_deliveries_of on webhook_deliveries (endpoint_id, created_at desc, id);
create index webhook_deliveries_about on webhook_deliveries (merchant_id, record_id);
