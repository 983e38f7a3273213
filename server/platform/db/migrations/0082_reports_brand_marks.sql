-- What a brand had come to by a minute of a day, noted every five minutes: today is compared with yesterday until the same minute
-- (decision 0075).
create table brand_marks (
  merchant_id text not null,
  day date not null,
  -- Of the brand's clock.
  minute int2 not null check (minute between 0 and 1439),
  currency text not null,
  deposited int8 not null,
  withdrawn int8 not null,
  gross_revenue int8 not null,
  net_revenue int8 not null,
  active_members int4 not null,
  new_members int4 not null,
  first_deposits int4 not null,
  primary key (merchant_id, day, minute)
);
