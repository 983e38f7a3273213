-- Who checks that a person is a person, and other houses that vouch for who somebody is (section 8 of the specification).

-- One provider for each purpose instead of one for all: a picture is read by a person, a proof of work is found by the browser.
alter table merchants
  add column captcha_login text not null default 'IMAGE' check (captcha_login in ('IMAGE', 'ALTCHA', 'NONE')),
  add column captcha_register text not null default 'IMAGE' check (captcha_register in ('IMAGE', 'ALTCHA', 'NONE')),
  add column captcha_sms text not null default 'IMAGE' check (captcha_sms in ('IMAGE', 'ALTCHA', 'NONE')),
  -- Guesses that a proof of work takes at most, before what an address did makes it dearer.
  add column captcha_complexity int4 not null default 20000 check (captcha_complexity between 1000 and 1000000),
  -- Whose codes prove a mobile number: the house's own SMS, or Firebase's.
  add column sms_channel text not null default 'OWN' check (sms_channel in ('OWN', 'FIREBASE')),
  add column social_providers text[] not null default '{}' check (social_providers <@ array['GOOGLE', 'FACEBOOK']);
update merchants set captcha_login = captcha_provider, captcha_register = captcha_provider, captcha_sms = captcha_provider;
alter table merchants drop column captcha_provider;

-- Solved proofs of work: each opens one door once. Kept until they would have expired anyway.
create table spent_proofs (
  merchant_id text not null references merchants (id),
  signature text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, signature)
);
create index spent_proofs_expires on spent_proofs (expires_at);

-- An account of another house whose owner may sign in here.
create table member_identities (
  merchant_id text not null,
  provider text not null check (provider in ('GOOGLE', 'FACEBOOK')),
  -- The person's id at Firebase.
  subject text not null,
  member_id uuid not null,
  -- As the other house told it, so that its owner recognises it.
  label text not null,
  linked_at timestamptz not null,
  primary key (merchant_id, provider, subject),
  foreign key (merchant_id, member_id) references members (merchant_id, id)
);
create unique index member_identities_member on member_identities (merchant_id, member_id, provider);
