-- What one operator did alone to a member's account, or gave to the member: for a time he does not pay the member out, and
-- what he decided alone is summed.
create table member_touches (
  merchant_id text not null,
  id uuid not null,
  -- Null for money that went back to a payer who is no member.
  member_id uuid,
  operator_id uuid not null,
  -- ACCESS: a password, factor or name was changed. CREDIT: money was given. MOVE: money was taken, or sent back.
  deed text not null check (deed in ('ACCESS', 'CREDIT', 'MOVE')),
  amount int8 not null default 0 check (amount >= 0),
  at timestamptz not null,
  primary key (merchant_id, id)
);
create index member_touches_member on member_touches (merchant_id, member_id, at);
create index member_touches_operator on member_touches (merchant_id, operator_id, at);
