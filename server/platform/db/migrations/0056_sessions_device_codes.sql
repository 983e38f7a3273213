-- Codes that let another device of a member in (decision 0052).

alter table sessions drop constraint sessions_method_check;
alter table sessions add constraint sessions_method_check
  check (method in ('PASSWORD', 'CODE', 'PASSKEY', 'DEVICE', 'DEVICE_CODE'));

-- Codes that a signed-in device shows, so that another one signs in without the password.
create table device_codes (
  merchant_id text not null,
  -- SHA-256 of the code, hexadecimal.
  code_hash text not null,
  member_id uuid not null,
  -- The session that shows it, which must still be there when it is used.
  session_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_id, code_hash)
);
create index device_codes_session on device_codes (merchant_id, session_id);
create index device_codes_expires on device_codes (expires_at);
