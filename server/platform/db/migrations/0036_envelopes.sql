-- Red envelopes: sums that a brand deals out by chance to whoever opens one in time (domain.md 8).

-- A rain of envelopes. Once it was published its terms never change: another rain takes its place.
create table envelope_rains (
  merchant_id text not null references merchants (id),
  id uuid not null,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'PAUSED')),
  -- [{ language, title, text }]
  words jsonb not null,
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  envelopes int4 not null check (envelopes between 1 and 1000000),
  -- Whole units of the currency, all three: nobody is dealt part of one.
  total int8 not null check (total > 0 and total % 10000 = 0),
  least int8 not null check (least > 0 and least % 10000 = 0),
  greatest int8 not null check (greatest >= least and greatest % 10000 = 0),
  -- One a day for each member; else one.
  is_daily boolean not null,
  -- The least VIP level of whom it is for; 0: everybody.
  least_rank int4 not null check (least_rank between 0 and 20),
  -- What is not dealt yet; with the amount dealt last, so that one update takes an envelope and says what was in it.
  left_envelopes int4 not null check (left_envelopes >= 0),
  left_amount int8 not null check (left_amount >= 0),
  last_amount int8 not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant_id, id),
  check (starts_at < ends_at),
  check (left_envelopes <= envelopes and left_amount <= total),
  -- Whatever was dealt, each of the rest still gets no less than the least and no more than the greatest.
  check (left_amount between least * left_envelopes and greatest * left_envelopes)
) with (fillfactor = 70);
create index envelope_rains_shown on envelope_rains (merchant_id, ends_at desc) where state <> 'DRAFT';
create index envelope_rains_changed on envelope_rains (merchant_id, changed_at desc, id);

-- An envelope that a member opened; the document of what was in it.
create table envelope_openings (
  merchant_id text not null,
  id uuid not null,
  rain_id uuid not null,
  member_id uuid not null,
  -- 'once', or the day of the brand where there is one a day.
  occasion text not null,
  currency text not null,
  amount int8 not null check (amount > 0),
  opened_at timestamptz not null,
  primary key (merchant_id, member_id, rain_id, occasion),
  foreign key (merchant_id, rain_id) references envelope_rains (merchant_id, id)
);
create unique index envelope_openings_document on envelope_openings (merchant_id, id);
create index envelope_openings_of_rain on envelope_openings (merchant_id, rain_id, opened_at desc, id);
