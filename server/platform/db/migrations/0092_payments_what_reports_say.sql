-- A purpose may name several deposits, and a signed report may come in another form than was agreed: both wait for an operator.
alter table bank_transfers drop constraint bank_transfers_suspense_reason_check;
alter table bank_transfers add constraint bank_transfers_suspense_reason_check check (suspense_reason in
  ('NO_CODE', 'UNKNOWN_CODE', 'SEVERAL_CODES', 'WRONG_ACCOUNT', 'SHORT', 'OVER', 'LATE', 'SECOND', 'REFUSED', 'CLOSED', 'UNREADABLE'));

-- Whose account it is that money came to is asked for each report.
create index payment_channels_account on payment_channels (account_number, merchant_id);
