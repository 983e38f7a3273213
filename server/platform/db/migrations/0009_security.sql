-- What protects an account beside its password (domain.md 9).

-- Failed tries of a secret that only the signed-in member is asked for. Five lock it for half an hour.
create table member_tries (
  merchant_id text not null,
  member_id uuid not null,
  kind text not null check (kind in ('PAYMENT_PASSWORD', 'SECOND_FACTOR')),
  failures int4 not null,
  -- Of the first failure that counts; of the last one once it is locked.
  started_at timestamptz not null,
  primary key (merchant_id, member_id, kind)
);
create index member_tries_started on member_tries (started_at);

-- How the session was opened, and whether its holder has still to prove who they are before playing and paying: a
-- remembered device opens it without a password.
alter table sessions add column method text not null default 'PASSWORD'
  check (method in ('PASSWORD', 'CODE', 'PASSKEY', 'DEVICE'));
alter table sessions add column is_unproven boolean not null default false;
alter table sessions add column device_id uuid;
create index sessions_live on sessions (merchant_id, member_id, last_seen_at desc) where ended_at is null;

-- The authenticator app of a member. The secret is encrypted with the installation's key.
create table totp_factors (
  merchant_id text not null,
  member_id uuid not null,
  sealed_secret text not null,
  created_at timestamptz not null,
  -- Null until a first code proved that the app has the secret.
  confirmed_at timestamptz,
  -- Time step of the last code taken: a code opens once.
  last_step int8 not null default 0,
  primary key (merchant_id, member_id)
);

create table recovery_codes (
  merchant_id text not null,
  member_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (merchant_id, member_id, code_hash)
);

create table passkeys (
  merchant_id text not null,
  -- As the authenticator chose it, base64url.
  credential_id text not null,
  member_id uuid not null,
  id uuid not null,
  name text not null,
  public_key text not null,
  counter int8 not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (merchant_id, credential_id)
);
create index passkeys_member on passkeys (merchant_id, member_id, created_at);

-- What an authenticator is asked to sign; taken away by the first answer.
create table passkey_challenges (
  merchant_id text not null,
  challenge text not null,
  purpose text not null check (purpose in ('REGISTER', 'SIGN_IN')),
  -- Who registers; null where nobody is known yet.
  member_id uuid,
  expires_at timestamptz not null,
  primary key (merchant_id, challenge)
);
create index passkey_challenges_expires on passkey_challenges (expires_at);

-- A right password that waits for its second step.
create table sign_in_tickets (
  merchant_id text not null,
  ticket_hash text not null,
  member_id uuid not null,
  ip text not null,
  tries int2 not null default 0,
  password_expired boolean not null,
  must_change_password boolean not null,
  is_remembered boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_id, ticket_hash)
);
create index sign_in_tickets_expires on sign_in_tickets (expires_at);

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

-- Codes go to e-mail addresses too.
alter table verification_codes rename column mobile to recipient;
alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes add constraint verification_codes_purpose_check
  check (purpose in ('LOGIN', 'PASSWORD', 'REGISTER', 'SECOND_STEP', 'BIND'));
