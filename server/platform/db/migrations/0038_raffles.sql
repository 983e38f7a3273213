-- Raffles: tickets that draw a prize by chance (domain.md 8).

-- A raffle. Once it was published its terms never change: another raffle takes its place.
create table raffles (
  merchant_id text not null references merchants (id),
  id uuid not null,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'PAUSED')),
  -- [{ language, title, text }]
  words jsonb not null,
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Each deposit of so much gives a ticket; null where deposits give none.
  least_deposit int8 check (least_deposit > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  check (starts_at < ends_at)
);
create index raffles_shown on raffles (merchant_id, ends_at desc) where state <> 'DRAFT';
create index raffles_changed on raffles (merchant_id, changed_at desc, id);

-- What a raffle may bring, by its place on the wheel.
create table raffle_prizes (
  merchant_id text not null,
  raffle_id uuid not null,
  place int4 not null check (place between 1 and 12),
  kind text not null check (kind in ('MONEY', 'POINTS', 'NOTHING')),
  -- [{ language, name }]
  names jsonb not null,
  -- Of money, or points.
  amount int8 not null check (amount >= 0),
  -- How likely it is, among the weights of all that are left.
  weight int4 not null check (weight between 1 and 1000000),
  -- How many there are; nothing has no end.
  quantity int4 check (quantity between 1 and 1000000),
  left_quantity int4 check (left_quantity between 0 and quantity),
  primary key (merchant_id, raffle_id, place),
  foreign key (merchant_id, raffle_id) references raffles (merchant_id, id),
  check ((kind = 'NOTHING') = (amount = 0)),
  check ((kind = 'NOTHING') = (quantity is null)),
  check ((quantity is null) = (left_quantity is null))
);

-- Tickets that a document gave a member.
create table raffle_tickets (
  merchant_id text not null,
  raffle_id uuid not null,
  member_id uuid not null,
  document_kind text not null,
  document_id text not null,
  count int4 not null check (count between 1 and 1000),
  used int4 not null default 0 check (used between 0 and count),
  given_at timestamptz not null,
  primary key (merchant_id, member_id, raffle_id, document_kind, document_id),
  foreign key (merchant_id, raffle_id) references raffles (merchant_id, id)
);

-- A ticket that was used, with what it brought; the document of the prize.
create table raffle_spins (
  merchant_id text not null,
  id uuid not null,
  raffle_id uuid not null,
  member_id uuid not null,
  place int4 not null,
  kind text not null check (kind in ('MONEY', 'POINTS', 'NOTHING')),
  -- Of the money; POINT of points.
  currency text not null,
  amount int8 not null check (amount >= 0),
  -- The document whose ticket it was.
  document_kind text not null,
  document_id text not null,
  idempotency_key text not null,
  spun_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, raffle_id, place) references raffle_prizes (merchant_id, raffle_id, place)
);
-- A wish is carried out once.
create unique index raffle_spins_key on raffle_spins (merchant_id, member_id, idempotency_key);
create index raffle_spins_of_member on raffle_spins (merchant_id, member_id, id desc);
create index raffle_spins_of_raffle on raffle_spins (merchant_id, raffle_id, id desc);
