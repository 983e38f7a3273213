-- What payment services report is compared with what we booked, day by day (decision 0077): the bank has an index of its own by account.
create index bank_transfers_told on bank_transfers (gateway, (coalesce(transacted_on, received_at))) where gateway <> 'VIETQR';

-- One case for each movement and day: two days may tell of one movement, and what one of them finds put right is none of the other's.
alter table vendor_cases drop constraint vendor_cases_source_transaction_id_movement_key;
alter table vendor_cases add unique (source, day, transaction_id, movement);

-- Deposits through payment services and the bank, and what the bank paid out by order or got back of it, are cases too.
alter table vendor_cases drop constraint vendor_cases_movement_check;
alter table vendor_cases add constraint vendor_cases_movement_check
  check (movement in ('BET', 'WIN', 'DEPOSIT', 'PAYOUT', 'RETURN'));
