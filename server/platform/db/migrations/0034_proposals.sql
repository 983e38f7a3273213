-- What one operator proposed and a second one has to want as well: decisions on money, and settings that can print it.
alter table payment_proposals rename to proposals;
alter table proposals rename constraint payment_proposals_pkey to proposals_pkey;
alter table proposals drop constraint payment_proposals_subject_kind_check;
alter table proposals rename column decision to wish;
