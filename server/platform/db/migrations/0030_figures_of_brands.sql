-- Figures that stand for all brands together told each brand about the others: they are kept by brand.

-- What was counted before is of nobody in particular: '' as for what the house does itself. Two days later it is gone.
alter table vendor_call_hours add column merchant_id text not null default '';
alter table vendor_call_hours alter column merchant_id drop default;
alter table vendor_call_hours drop constraint vendor_call_hours_pkey;
alter table vendor_call_hours add primary key (hour, merchant_id, vendor_code, adapter);

alter table vendor_order_hours add column merchant_id text not null default '';
alter table vendor_order_hours alter column merchant_id drop default;
alter table vendor_order_hours drop constraint vendor_order_hours_pkey;
alter table vendor_order_hours add primary key (hour, merchant_id, adapter, kind, result);

-- [{ merchantId, accounts, transfers }]; null for results of before, which only who works for every brand is shown.
alter table ledger_trial_balances add column brands jsonb;
