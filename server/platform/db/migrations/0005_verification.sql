-- What proves that a person is a person, and who: captchas, codes, second factors, passkeys, and tries that failed (domain.md 9).

-- Failed tries by account name and address, by name alone and by address alone, whether or not the name exists. Operators' tries are
-- counted beside those of members, under the brand OPERATORS.
create table sign_in_failures (
  merchant_id text not null,
  subject text not null,
  failures int4 not null,
  started_at timestamptz not null,
  -- Whether the owner of a name was told that it is closed to strangers, in this half hour.
  told_at timestamptz,
  primary key (merchant_id, subject)
);
create index sign_in_failures_started on sign_in_failures (started_at);

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

-- Pictures to be read: each is taken away by the first answer.
create table captchas (
  id uuid primary key,
  merchant_id text not null,
  answer_hash text not null,
  expires_at timestamptz not null
);
create index captchas_expires on captchas (expires_at);

-- Solved proofs of work: each opens one door once. Kept until they would have expired anyway.
create table spent_proofs (
  merchant_id text not null references merchants (id),
  signature text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, signature)
);
create index spent_proofs_expires on spent_proofs (expires_at);

-- The last code sent to a number or an e-mail address for a purpose; a new one replaces it.
create table verification_codes (
  merchant_id text not null,
  recipient text not null,
  purpose text not null check (purpose in ('LOGIN', 'PASSWORD', 'REGISTER', 'SECOND_STEP', 'BIND')),
  code_hash text not null,
  wrong_tries int2 not null default 0,
  expires_at timestamptz not null,
  primary key (merchant_id, recipient, purpose)
);

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

-- What opens an account whose authenticator app is lost, each once.
create table recovery_codes (
  merchant_id text not null,
  member_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (merchant_id, member_id, code_hash)
);

-- Keys that a member signs in with instead of a password.
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
