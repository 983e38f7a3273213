-- What operators mean to change on a brand, and what each save of it made different (decision 0073).

-- At most one of a brand: what it would make different, as the body of the call that changes a brand.
create table merchant_drafts (
  merchant_id text primary key references merchants (id),
  change jsonb not null check (jsonb_typeof(change) = 'object'),
  -- Counts its saves, so that nobody writes over what he has not seen.
  revision int4 not null check (revision > 0),
  saved_by text not null,
  saved_at timestamptz not null
);

-- What a save made different, before and after. Rows never change and are never deleted.
create table merchant_versions (
  merchant_id text not null references merchants (id),
  number int4 not null check (number > 0),
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  origin text not null check (origin in ('SAVE', 'DRAFT', 'TAKE_BACK')),
  -- The version whose earlier values were taken back.
  takes_back int4 check ((takes_back is not null) = (origin = 'TAKE_BACK')),
  reason text,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (merchant_id, number)
);
