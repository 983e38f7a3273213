-- Our own lotteries (domain.md 5). Stakes are rows of `bets` like every other bet (source 'lottery', round = id of the draw,
-- transaction = id of the bet); what makes them a lottery bet stands in `lottery_bets` under the same key.

-- The lotteries of a brand: when each is drawn, and which game of the catalogue it is.
create table lotteries (
  merchant_id text not null,
  -- SSC_1M, VN_NORTH, VN_TIEN_GIANG …; members see it in the address.
  code text not null,
  -- FAMILY_CODES of the room `lottery`.
  family text not null,
  game_id uuid not null references games (id),
  prize_mode text not null check (prize_mode in ('LOTT', 'ELOTT', 'SEA')),
  -- The picture of section 3: 11X5, LF, LHC, PK10, SSC … and the region of official ones.
  icon text not null,
  -- Drawn by us, every so many seconds; null: drawn by a company elsewhere, at the times of `schedule`.
  period_seconds int4 check (period_seconds > 0),
  -- { zone, time: 'HH:MM', weekdays: [0 … 6] } or { zone, time, days: [1, 16] } of the month.
  schedule jsonb,
  -- Bets end so long before the draw.
  close_seconds int4 not null check (close_seconds >= 0),
  is_open boolean not null,
  position int4 not null,
  primary key (merchant_id, code),
  check ((period_seconds is null) <> (schedule is null))
);
create unique index lotteries_game on lotteries (merchant_id, game_id);

-- What may be bet and what it pays, for ever: a bet names the version it was taken by. The highest version is in force.
create table lottery_rules (
  merchant_id text not null,
  lottery_code text not null,
  version int4 not null,
  -- { playType: { prize: odds in 1/10,000 } }: only what differs from the prize group or the family's table.
  odds jsonb not null,
  -- Play types a brand does not offer.
  withheld text[] not null,
  -- The prize groups a member may choose between (lottery.md 5.3).
  lowest_series int4 not null,
  highest_series int4 not null,
  -- Least return of any ticket in 1/10,000: rules under it are refused.
  return_floor int4 not null,
  -- Least stake of one ticket on one prize line.
  smallest_unit int8 not null check (smallest_unit > 0),
  -- Limits in money, per draw: what one number may pay per hit, what all bets of one play type and of the draw may cost,
  -- what one member may stake.
  number_payout_limit int8 not null,
  play_type_stake_limit int8 not null,
  draw_stake_limit int8 not null,
  member_stake_limit int8 not null,
  created_by text not null,
  created_at timestamptz not null,
  -- The most that one bet may win, hit as well as it can be hit: a bet that could win more is refused when it is placed (decision
  -- 0024).
  single_win_limit int8 not null,
  primary key (merchant_id, lottery_code, version)
);

-- Each drawing, planned ahead.
create table lottery_draws (
  merchant_id text not null,
  id uuid not null,
  lottery_code text not null,
  -- 20261122-0731; for official draws 20261122.
  number text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  state text not null check (state in ('OPEN', 'CLOSED', 'HELD', 'DRAWN', 'SETTLED', 'VOID')),
  -- Of our own draws: SHA-256 of the seed, published with the draw; the seed once it was drawn. Both hexadecimal.
  commitment text,
  seed text,
  -- Groups of values (DrawResult of the room `lottery`).
  result jsonb,
  -- Counts the results: 1, and one more with each correction.
  result_version int4 not null default 0,
  drawn_at timestamptz,
  settled_at timestamptz,
  primary key (merchant_id, id)
);
create unique index lottery_draws_number on lottery_draws (merchant_id, lottery_code, number);
create index lottery_draws_by_time on lottery_draws (merchant_id, lottery_code, draws_at desc);
-- What is to be closed, drawn or settled next.
create index lottery_draws_due on lottery_draws (closes_at) where state in ('OPEN', 'CLOSED', 'DRAWN');
-- What was drawn, newest first, and how much of it there is: a count of ten thousand reads this index alone.
create index lottery_draws_drawn on lottery_draws (merchant_id, lottery_code, draws_at desc) where state in ('DRAWN', 'SETTLED');
-- The draws of a brand by time, of all its lotteries together: what operators look through day by day.
create index lottery_draws_of_day on lottery_draws (merchant_id, draws_at desc, id desc);

-- Seeds of draws to come, sealed; a row goes once its draw has shown it.
create table lottery_seeds (
  merchant_id text not null,
  draw_id uuid not null,
  sealed_seed text not null,
  primary key (merchant_id, draw_id)
);

-- Results of official draws as they were entered: two that are equal draw it, two that differ hold it.
create table lottery_result_entries (
  merchant_id text not null,
  draw_id uuid not null,
  -- An operator's id, or the name of a feed after `feed:`.
  entered_by text not null,
  -- User name of the operator, or the feed's name.
  entered_account text not null,
  result_version int4 not null,
  result jsonb not null,
  entered_at timestamptz not null,
  primary key (merchant_id, draw_id, result_version, entered_by)
);

-- A plan over draws to come (chase). Its bets are all placed when it is made; what is left is cancelled when it stops.
create table lottery_chases (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  lottery_code text not null,
  stops_on_win boolean not null,
  state text not null check (state in ('ACTIVE', 'STOPPED', 'FINISHED')),
  draws int4 not null,
  stake int8 not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_id, member_id, id)
);
create index lottery_chases_of_member on lottery_chases (merchant_id, member_id, created_at desc, id desc);

-- A slip for one draw: its bets are taken or refused together, under one key of the member's browser.
create table lottery_orders (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  -- Idempotency key of the call; the orders of a chase share it.
  key text not null,
  request_hash text not null,
  lottery_code text not null,
  draw_id uuid not null,
  chase_id uuid,
  stake int8 not null,
  placed_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (merchant_id, member_id, id),
  unique (merchant_id, member_id, key, draw_id)
);
create index lottery_orders_of_member on lottery_orders (merchant_id, member_id, placed_at desc, id desc);
create index lottery_orders_of_chase on lottery_orders (merchant_id, member_id, chase_id) where chase_id is not null;
-- What a member has on a draw; the limit per member asks it with every order.
create index lottery_orders_of_draw on lottery_orders (merchant_id, draw_id, member_id);

-- What makes a row of `bets` a lottery bet.
create table lottery_bets (
  merchant_id text not null,
  member_id uuid not null,
  -- The id of the row in `bets`.
  id uuid not null,
  order_id uuid not null,
  draw_id uuid not null,
  lottery_code text not null,
  play_type text not null,
  -- Chosen values row by row (Picks of the room `lottery`).
  picks jsonb not null,
  unit int8 not null,
  multiple int4 not null,
  tickets int4 not null,
  series int4 not null,
  -- Share of the stake that comes back for the lower prize group, in 1/10,000.
  rebate_rate int4 not null,
  rules_version int4 not null,
  -- { prize: odds in 1/10,000 }, as they were when the bet was taken: nothing changes them later.
  odds jsonb not null,
  -- What it won: [{ prize, count }]; null until settled.
  hits jsonb,
  primary key (merchant_id, member_id, id)
);
create index lottery_bets_of_order on lottery_bets (merchant_id, member_id, order_id);
create index lottery_bets_of_draw on lottery_bets (merchant_id, draw_id, member_id, id);

-- What a draw has taken: by play type and number (number '' for a play type as a whole, play type '' for the draw).
create table lottery_exposures (
  merchant_id text not null,
  draw_id uuid not null,
  play_type text not null,
  number text not null,
  stake int8 not null,
  -- What one hit of the number costs.
  payout int8 not null,
  primary key (merchant_id, draw_id, play_type, number)
) with (fillfactor = 70);

-- Draws made void and results corrected after settlement, with what each bet gained or lost by it.
create table lottery_corrections (
  merchant_id text not null,
  id uuid not null,
  draw_id uuid not null,
  kind text not null check (kind in ('VOID', 'RESETTLE')),
  reason text not null,
  -- Who asked for it and who let it happen: two operators.
  asked_by uuid not null,
  asked_account text not null,
  decided_by uuid,
  decided_account text,
  decided_at timestamptz,
  decision_reason text,
  state text not null check (state in ('ASKED', 'REFUSED', 'RUNNING', 'DONE')),
  result jsonb,
  asked_at timestamptz not null,
  finished_at timestamptz,
  primary key (merchant_id, id)
);
create index lottery_corrections_of_draw on lottery_corrections (merchant_id, draw_id, asked_at desc);
-- One at a time.
create unique index lottery_corrections_open on lottery_corrections (merchant_id, draw_id) where state in ('ASKED', 'RUNNING');

-- What a correction did to each bet; a bet that stands here is done with.
create table lottery_corrected_bets (
  merchant_id text not null,
  correction_id uuid not null,
  member_id uuid not null,
  bet_id uuid not null,
  payout_before int8 not null,
  payout_after int8 not null,
  -- What the member no longer had of a win that was taken back: the house bears it.
  uncollected int8 not null,
  primary key (merchant_id, correction_id, member_id, bet_id)
);
