-- Whether all rules of risk have looked at it, as risk_assessments says: which are left is asked once a second, and of a thousand that wait for an operator
-- each was read for it.
alter table withdrawals add column is_assessed boolean not null default false;
update withdrawals set is_assessed = true
  from risk_assessments done
 where done.merchant_id = withdrawals.merchant_id and done.withdrawal_id = withdrawals.id and withdrawals.state in ('REQUESTED', 'REVIEW');
create index withdrawals_unassessed on withdrawals (created_at) where not is_assessed and state in ('REQUESTED', 'REVIEW');
