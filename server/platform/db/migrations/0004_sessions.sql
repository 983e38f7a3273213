-- Sign-ins of members, and browsers that are remembered (domain.md 9).

-- Sign-ins of members. The token itself is known to its holder alone.
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
  user_agent text not null,
  -- How the session was opened, and whether its holder has still to prove who they are before playing and paying: a
  -- remembered device opens it without a password.
  method text not null default 'PASSWORD' check (method in ('PASSWORD', 'CODE', 'PASSKEY', 'DEVICE')),
  is_unproven boolean not null default false,
  device_id uuid,
  -- Whoever acts in the member's name; null where it is the member.
  subaccount_id uuid
);
create index sessions_member on sessions (merchant_id, member_id, created_at desc);
create index sessions_expires on sessions (expires_at);
-- Who is here now.
create index sessions_seen on sessions (merchant_id, last_seen_at) where ended_at is null;
create index sessions_live on sessions (merchant_id, member_id, last_seen_at desc) where ended_at is null;
-- Who else came from the same address or with the same browser.
create index sessions_address on sessions (merchant_id, ip, created_at desc);
create index sessions_subaccount on sessions (merchant_id, subaccount_id, last_seen_at desc) where subaccount_id is not null;
create index sessions_device on sessions (merchant_id, user_agent, created_at desc);

-- Browsers that sign in again without the password for a day ("remember me"), each with the line of its tokens.
create table remembered_devices (
  merchant_id text not null,
  id uuid not null,
  member_id uuid not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (merchant_id, id)
);
create index remembered_devices_member on remembered_devices (merchant_id, member_id, last_used_at desc);
create index remembered_devices_expires on remembered_devices (expires_at);

-- The line of tokens of a remembered browser: each signs in once and is answered with the next.
create table device_tokens (
  merchant_id text not null,
  -- SHA-256 of the token, hexadecimal.
  token_hash text not null,
  device_id uuid not null,
  created_at timestamptz not null,
  -- A token is used once; it comes again only where it was stolen.
  used_at timestamptz,
  primary key (merchant_id, token_hash)
);
create index device_tokens_device on device_tokens (merchant_id, device_id);
