-- People, their credentials and sessions (domain.md 7 and 9). Keys start with merchant_id and member_id.

create table members (
  merchant_id text not null,
  id uuid not null,
  -- As the person wrote it; account_key is its lower case and unique per brand.
  account text not null,
  account_key text not null,
  -- 0 member; 4 trial; 1, 2, 41, 42 agents.
  type int2 not null check (type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'LOCKED')),
  currency text not null,
  language text not null,
  nickname text,
  payee_name text,
  email text,
  -- E.164, such as +84912345678.
  mobile text,
  birthday date,
  avatar_url text,
  referral_code text not null,
  -- The member or agent who brought this one; the whole line is in member_tree.
  upline_id uuid,
  -- Further fields of the registration user by name (section 3): line, zalo, address …
  details jsonb not null default '{}',
  payment_password_hash text,
  terms_accepted_at timestamptz,
  register_ip text,
  register_url text,
  registered_at timestamptz not null,
  -- The sign-in in force and the one before it.
  last_sign_in_at timestamptz,
  last_sign_in_ip text,
  previous_sign_in_at timestamptz,
  -- Trial accounts end.
  expires_at timestamptz,
  primary key (merchant_id, id)
);
create unique index members_account on members (merchant_id, account_key);
create unique index members_referral on members (merchant_id, referral_code);
create unique index members_mobile on members (merchant_id, mobile) where mobile is not null;
create index members_registered on members (merchant_id, registered_at desc, id desc);

-- MAIN is the person's own password; MAILED a one-time password that must be changed after signing in with it.
create table member_passwords (
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('MAIN', 'MAILED')),
  hash text not null,
  must_change boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  -- A mailed password signs in once.
  used_at timestamptz,
  primary key (merchant_id, member_id, kind)
);

-- Closure of the tree: every member with itself (depth 0) and all above it.
create table member_tree (
  merchant_id text not null,
  ancestor_id uuid not null,
  descendant_id uuid not null,
  depth int4 not null,
  primary key (merchant_id, ancestor_id, descendant_id)
);
create index member_tree_descendant on member_tree (merchant_id, descendant_id, depth);

-- The token itself is known to its holder alone.
create table sessions (
  -- SHA-256 of the token, hexadecimal.
  token_hash text primary key,
  id uuid not null,
  merchant_id text not null,
  member_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Opened with a mailed password: nothing is played or paid before it is changed.
  must_change_password boolean not null,
  ip text not null,
  user_agent text not null
);
create index sessions_member on sessions (merchant_id, member_id, created_at desc);
create index sessions_expires on sessions (expires_at);

-- Failed tries by account name and address, by name alone and by address alone, whether or not the name exists.
create table sign_in_failures (
  merchant_id text not null,
  subject text not null,
  failures int4 not null,
  started_at timestamptz not null,
  primary key (merchant_id, subject)
);
create index sign_in_failures_started on sign_in_failures (started_at);

create table captchas (
  id uuid primary key,
  merchant_id text not null,
  answer_hash text not null,
  expires_at timestamptz not null
);
create index captchas_expires on captchas (expires_at);

-- The last code sent to a number for a purpose; a new one replaces it.
create table verification_codes (
  merchant_id text not null,
  mobile text not null,
  purpose text not null check (purpose in ('LOGIN', 'PASSWORD', 'REGISTER')),
  code_hash text not null,
  wrong_tries int2 not null default 0,
  expires_at timestamptz not null,
  primary key (merchant_id, mobile, purpose)
);

create table member_messages (
  merchant_id text not null,
  member_id uuid not null,
  id uuid not null,
  title text not null,
  content text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (merchant_id, member_id, id)
);
create index member_messages_unread on member_messages (merchant_id, member_id) where read_at is null;

create table feedback (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  content text not null,
  created_at timestamptz not null,
  primary key (merchant_id, id)
);
