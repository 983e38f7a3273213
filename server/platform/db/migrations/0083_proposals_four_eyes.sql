-- Which deeds of operators take two at a brand that would take one otherwise (decision 0076); a deed without a row takes one.
create table four_eyes_rules (
  merchant_id text not null references merchants (id),
  deed text not null check (deed in ('memberPassword', 'memberPaymentPassword', 'memberSecondFactor', 'memberPayeeName',
    'memberUnlocking', 'memberReopening')),
  is_demanded boolean not null,
  changed_by_account text not null,
  changed_at timestamptz not null,
  primary key (merchant_id, deed)
);
