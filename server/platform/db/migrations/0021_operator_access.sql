-- Four eyes that are two people's: who let whom in, and limits that nobody raises and uses in the same hour.

-- Who opened an operator's account, opened it again, raised its role, or gave it a new password or second factor last: for
-- a time the two count as one pair of eyes.
create table operator_access_grants (
  operator_id uuid not null references operators (id) on delete cascade,
  granted_by uuid not null,
  granted_at timestamptz not null,
  primary key (operator_id, granted_by)
);

-- Null: where money is real. The factors themselves stand in totp_factors, under the brand OPERATORS.
alter table merchants add column operator_totp_required boolean;

-- A raised limit waits a day before it counts, as that of adjustments does.
alter table payment_settings
  add column four_eyes_pending int8,
  add column four_eyes_pending_from timestamptz,
  add constraint payment_settings_pending check (
    (four_eyes_pending is null) = (four_eyes_pending_from is null)
    and (four_eyes_pending is null or four_eyes_pending > four_eyes_above)
  );
alter table withdrawal_settings
  add column four_eyes_pending int8,
  add column four_eyes_pending_from timestamptz,
  add constraint withdrawal_settings_pending check (
    (four_eyes_pending is null) = (four_eyes_pending_from is null)
    and (four_eyes_pending is null or four_eyes_pending > four_eyes_above)
  );
