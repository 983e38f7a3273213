-- Brands and what their operators set (domain.md 1). Small tables, read through short caches.

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
  captcha_provider text not null default 'IMAGE' check (captcha_provider in ('IMAGE', 'NONE')),
  referral_enabled boolean not null default true,
  minimum_age int2 not null default 18 check (minimum_age >= 18),
  mobile_digits_minimum int2 not null default 9,
  mobile_digits_maximum int2 not null default 10,
  -- Answers callers whose host and headers name no merchant.
  is_default boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index merchants_default on merchants (is_default) where is_default;

create table domain_routes (
  domain text primary key check (domain = lower(domain)),
  merchant_id text not null references merchants (id)
);

create table merchant_modules (
  merchant_id text not null references merchants (id),
  module text not null,
  enabled boolean not null,
  changed_at timestamptz,
  primary key (merchant_id, module)
);

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

create table customer_services (
  merchant_id text not null references merchants (id),
  cs_type text not null,
  path text not null,
  position int2 not null,
  primary key (merchant_id, cs_type)
);

create table resources (
  merchant_id text not null references merchants (id),
  name text not null,
  url text not null,
  position int2 not null,
  primary key (merchant_id, name)
);

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
