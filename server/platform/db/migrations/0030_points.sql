-- Points that deposits earn, what a brand gives for them in its mall, and what members redeemed. The points themselves are in the ledger,
-- in the currency POINT; 10 000 are one point, as with money.

-- What a brand gives for points. A brand without a row exchanges none.
create table point_settings (
  merchant_id text primary key references merchants (id),
  -- Money for 1,000 points; nothing means that points are not exchanged.
  exchange_amount int8 not null check (exchange_amount >= 0),
  -- The least that is exchanged at once.
  minimum_points int8 not null check (minimum_points > 0 and minimum_points % 10000 = 0)
);

-- The ratio table: from which amount of one deposit on how many points each 1,000 of it earns. Below the first step it earns none.
create table point_steps (
  merchant_id text not null references merchants (id),
  from_amount int8 not null check (from_amount >= 0),
  points int8 not null check (points >= 0),
  primary key (merchant_id, from_amount)
);

-- What can be had in the mall.
create table mall_goods (
  merchant_id text not null references merchants (id),
  id uuid not null,
  -- GOODS are sent to an address, MONEY goes into the main wallet.
  kind text not null check (kind in ('GOODS', 'MONEY')),
  -- [{ language, name, description, pictureUrl }]
  words jsonb not null,
  -- What one costs, in points and, beside them, in money.
  points_required int8 not null check (points_required > 0 and points_required % 10000 = 0),
  amount_required int8 not null check (amount_required >= 0),
  -- What one brings where it is MONEY.
  amount_given int8 not null check (amount_given >= 0),
  -- How many are left.
  stock int4 not null check (stock >= 0),
  is_open boolean not null,
  position int4 not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  check ((kind = 'MONEY') = (amount_given > 0)),
  -- Nobody pays money for money.
  check (kind = 'GOODS' or amount_required = 0)
);
create index mall_goods_order on mall_goods (merchant_id, position, id);
create index mall_goods_pictures on mall_goods using gin (words jsonb_path_ops);

-- What a member gave points for: goods, money of the mall, or money at the exchange ratio. Its terms are those of the moment it was
-- made; nothing of it changes but that it is decided, once.
create table redemptions (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('GOODS', 'MONEY', 'CONVERSION')),
  goods_id uuid,
  -- { language: name } of the goods.
  names jsonb not null,
  quantity int4 not null check (quantity between 1 and 100),
  points int8 not null check (points > 0),
  -- The member's, of both amounts.
  currency text not null,
  amount_required int8 not null check (amount_required >= 0),
  amount_given int8 not null check (amount_given >= 0),
  -- Where goods are sent.
  receiver_name text,
  receiver_phone text,
  receiver_address text,
  state text not null check (state in ('IN_PROCESS', 'REJECTED', 'APPROVED')),
  -- What the operator says to the member, and his account.
  remark text,
  decided_by text,
  created_at timestamptz not null,
  decided_at timestamptz,
  idempotency_key text not null,
  request_hash text not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, member_id) references members (merchant_id, id),
  foreign key (merchant_id, goods_id) references mall_goods (merchant_id, id),
  check ((kind = 'CONVERSION') = (goods_id is null)),
  check ((kind = 'GOODS') = (amount_given = 0)),
  check ((kind = 'GOODS') = (receiver_address is not null)),
  check ((receiver_name is null) = (receiver_address is null) and (receiver_phone is null) = (receiver_address is null)),
  check ((state = 'IN_PROCESS') = (decided_at is null)),
  check (kind = 'GOODS' or state = 'APPROVED'),
  check ((decided_by is null) = (remark is null))
);
-- A wish is carried out once.
create unique index redemptions_key on redemptions (merchant_id, member_id, idempotency_key);
create index redemptions_of_member on redemptions (merchant_id, member_id, id desc);
create index redemptions_under_way on redemptions (merchant_id, member_id) where state = 'IN_PROCESS';
-- What is in process first (it is not decided), the oldest first; then what was decided last.
create index redemptions_queue on redemptions (merchant_id, decided_at desc, created_at, id);
create index redemptions_queue_state on redemptions (merchant_id, state, decided_at desc, created_at, id);
