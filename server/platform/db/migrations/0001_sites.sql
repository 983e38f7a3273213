-- Brands and what their operators set (domain.md 1): small tables, read through short caches. And what is of the whole installation.

-- A brand: what it is called, where it is open, what its members see and what it asks of them.
create table merchants (
  -- A UUID as text: every table of brand data carries it as merchant_id.
  id text primary key,
  code text not null unique check (code = upper(code)),
  name text not null,
  mode text not null check (mode in ('DEMO', 'LIVE')),
  licence text,
  -- 0 normal, 1 maintenance (section 2 of the specification); 2, region blocked, depends on the visitor.
  status int2 not null default 0 check (status in (0, 1)),
  -- { language: text }
  maintenance_messages jsonb not null default '{}',
  maintenance_until timestamptz,
  -- ISO 3166 codes. An empty list of allowed countries allows all.
  blocked_countries text[] not null default '{}',
  allowed_countries text[] not null default '{}',
  languages text[] not null,
  default_language text not null,
  currency text not null,
  -- Countries whose mobile numbers are accepted, in the order shown.
  countries text[] not null,
  logo_url text,
  -- { design token: value }
  theme jsonb not null default '{}',
  main_domain text not null,
  gtag_id text,
  image_cdns text[] not null default '{}',
  launch_game_cdns text[] not null default '{}',
  referral_enabled boolean not null default true,
  minimum_age int2 not null default 18 check (minimum_age >= 18),
  mobile_digits_minimum int2 not null default 9,
  mobile_digits_maximum int2 not null default 10,
  -- Answers callers whose host and headers name no merchant.
  is_default boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- A day, week or month of a limit is the merchant's own, by the calendar of its zone.
  time_zone text not null default 'Asia/Ho_Chi_Minh',
  -- Merchants of one operator share a group: a self-exclusion at one of them holds at all.
  operator_group text not null default 'HOUSE',
  -- Whether a withdrawal needs a verified identity; null: in LIVE yes, in DEMO no.
  identity_for_withdrawal boolean,
  reality_check_minutes int2 not null default 60 check (reality_check_minutes in (15, 30, 60)),
  -- One provider for each purpose: a picture is read by a person, a proof of work is found by the browser.
  captcha_login text not null default 'IMAGE' check (captcha_login in ('IMAGE', 'ALTCHA', 'NONE')),
  captcha_register text not null default 'IMAGE' check (captcha_register in ('IMAGE', 'ALTCHA', 'NONE')),
  captcha_sms text not null default 'IMAGE' check (captcha_sms in ('IMAGE', 'ALTCHA', 'NONE')),
  -- Guesses that a proof of work takes at most, before what an address did makes it dearer.
  captcha_complexity int4 not null default 20000 check (captcha_complexity between 1000 and 1000000),
  -- Whose codes prove a mobile number: the house's own SMS, or Firebase's.
  sms_channel text not null default 'OWN' check (sms_channel in ('OWN', 'FIREBASE')),
  social_providers text[] not null default '{}' check (social_providers <@ array['GOOGLE', 'FACEBOOK']),
  -- Null: where money is real. The factors themselves stand in totp_factors, under the brand OPERATORS.
  operator_totp_required boolean
);
create unique index merchants_default on merchants (is_default) where is_default;

-- Which brand a domain is of.
create table domain_routes (
  domain text primary key check (domain = lower(domain)),
  merchant_id text not null references merchants (id)
);

-- Whitelabel switches of a brand.
create table merchant_modules (
  merchant_id text not null references merchants (id),
  module text not null,
  enabled boolean not null,
  changed_at timestamptz,
  primary key (merchant_id, module)
);

-- What a brand asks of whoever registers, in the order of the form.
create table registration_fields (
  merchant_id text not null references merchants (id),
  name text not null,
  enabled boolean not null,
  required boolean not null,
  min_length int4 not null check (min_length >= 0),
  max_length int4 not null check (max_length >= min_length),
  -- Chooses the words of section 5; modules/sites/registration-patterns.ts lists them.
  pattern_id int2 not null,
  accepted_pattern text not null,
  position int2 not null,
  changed_at timestamptz,
  primary key (merchant_id, name)
);

-- Where members of a brand find help, by kind: LIVECHAT, ZALO, EMAIL …
create table customer_services (
  merchant_id text not null references merchants (id),
  cs_type text not null,
  path text not null,
  position int2 not null,
  primary key (merchant_id, cs_type)
);

-- Addresses of a brand that pages ask for by name.
create table resources (
  merchant_id text not null references merchants (id),
  name text not null,
  url text not null,
  position int2 not null,
  primary key (merchant_id, name)
);

-- The help center, each article in each language.
create table help_articles (
  merchant_id text not null references merchants (id),
  anchor text not null,
  language text not null,
  title text not null,
  content text not null,
  position int2 not null,
  primary key (merchant_id, anchor, language)
);

-- The nonces of sealed bodies already opened; each is refused a second time until it is too old anyway.
create table sealed_nonces (
  nonce text primary key,
  expires_at timestamptz not null
);
create index sealed_nonces_expires on sealed_nonces (expires_at);

-- Which demo seeds this database has had, by the fingerprint of what they are made from: a restart need not look again.
create table seedings (
  fingerprint text primary key,
  seeded_at timestamptz not null
);
