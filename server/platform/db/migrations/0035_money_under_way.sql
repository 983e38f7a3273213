-- Money that is on its way: payments that a bank brought back, deposits not credited yet, and what was lost meanwhile.

-- What came back of a payment, and the references of the bank, each of which counts once.

alter table withdrawal_payouts add column returned int8 not null default 0;
-- The bank's reference of the last return.
alter table withdrawal_payouts add column return_reference text;
alter table withdrawal_payouts drop constraint withdrawal_payouts_state_check;
alter table withdrawal_payouts add constraint withdrawal_payouts_state_check
  check (state in ('QUEUED', 'SENT', 'PAID', 'REFUSED', 'RETURNED'));
-- RETURNED is a payment of which nothing stayed out; one that came back in part is still PAID.
alter table withdrawal_payouts add constraint withdrawal_payouts_returned_check
  check (returned between 0 and amount and (returned > 0) = (return_reference is not null)
    and (state = 'RETURNED') = (returned = amount) and (returned = 0 or state in ('PAID', 'RETURNED')));

-- One transfer of the bank pays one payout, and one brings back money of one. A table of its own, since payouts of
-- before may have shared a reference.
create table payout_references (
  merchant_id text not null,
  gateway text not null,
  direction text not null check (direction in ('OUT', 'BACK')),
  reference text not null,
  payout_id uuid not null,
  primary key (merchant_id, gateway, direction, reference)
);
insert into payout_references (merchant_id, gateway, direction, reference, payout_id)
  select merchant_id, gateway, 'OUT', reference, id from withdrawal_payouts where reference is not null
   order by created_at
  on conflict do nothing;

-- Whether a member's money is on its way into the wallet: announced, arrived but looked at, or about to be credited. The
-- one list of these states, for limits on deposits and for who closes an account (payments/states.ts draws them all).
create function deposit_is_under_way(p_state text) returns boolean
language sql immutable as $$ select p_state in ('CREATED', 'PENDING', 'REVIEW', 'PAID') $$;

-- What a member lost since a moment, by the books: all that bets moved, whatever wallet they were played from, with wins,
-- stakes given back, rebates and what was taken back. What loss_count adds up bet by bet is the same sum.
create function loss_sum(p_merchant text, p_member uuid, p_since timestamptz) returns int8
language sql stable as $$
  select coalesce(sum(case when t.to_account like 'HOUSE:%' then t.amount else -t.amount end), 0)::int8
    from ledger_transfers t
   where t.merchant_id = p_merchant and t.member_id = p_member and t.document_kind = 'bet' and t.outcome = 'POSTED'
     and t.created_at >= p_since
$$;

-- As before, but a loss counts when it enters the books, as everywhere else, not when the vendor settled it.
-- A settled bet from such a feed, once: the bet, and its money between the vendor's wallet and the house, so that what our
-- books say is in that wallet is what is in it. MONEY_MISSING: a transfer into the wallet is still in doubt; nothing is written.
create or replace function bet_import(
  p_source text, p_merchant text, p_member uuid, p_bet_id uuid, p_transaction text, p_round text, p_vendor text, p_game_code text,
  p_currency text, p_stake int8, p_payout int8, p_balance_after int8, p_placed_at timestamptz, p_settled_at timestamptz,
  p_hash text, p_bet_transfer uuid, p_win_transfer uuid, p_at timestamptz
) returns text
language plpgsql as $$
#variable_conflict use_variable
declare
  played record;
  moved record;
  v_account text := 'VENDOR:' || p_vendor;
  v_before int8 := p_balance_after - p_payout + p_stake;
begin
  perform ledger_lock(p_merchant, p_member, p_currency);
  if exists (select 1 from bets b where b.source = p_source and b.transaction_id = p_transaction) then return 'KNOWN'; end if;
  select g.id, g.game_type, (select s.id from game_sessions s where s.merchant_id = p_merchant and s.member_id = p_member
      and s.vendor_game_code = p_game_code order by s.created_at desc limit 1) as session_id
    into played from games g where g.vendor_code = p_vendor and g.vendor_game_code = p_game_code;
  if played.id is null then return 'GAME_UNKNOWN'; end if;
  if not exists (select 1 from members m where m.merchant_id = p_merchant and m.id = p_member) then return 'PLAYER_UNKNOWN'; end if;
  if p_stake > 0 then
    select * into moved from ledger_move(p_merchant, p_member, p_bet_transfer, p_source, 'BET:' || p_transaction, p_hash, 'BET', 'SINGLE',
      p_currency, p_stake, v_account, 'HOUSE:GAMES:' || p_vendor, null, null, 'bet', p_bet_id::text, null, null, p_at, false, null);
    if moved.outcome <> 'POSTED' then return 'MONEY_MISSING'; end if;
  end if;
  if p_payout > 0 then
    select * into moved from ledger_move(p_merchant, p_member, p_win_transfer, p_source, 'WIN:' || p_transaction, p_hash, 'WIN', 'SINGLE',
      p_currency, p_payout, 'HOUSE:GAMES:' || p_vendor, v_account, null, null, 'bet', p_bet_id::text, null, null, p_at, false, null);
    if moved.outcome <> 'POSTED' then raise exception 'a win was not credited: %', moved.refusal; end if;
  end if;
  insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id, currency,
      is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
    values (p_merchant, p_member, p_bet_id, p_source, p_transaction, p_round, p_vendor, played.id, played.game_type,
      coalesce(played.session_id, '00000000-0000-0000-0000-000000000000'), p_currency, false, p_stake,
      bet_valid(played.game_type, false, p_stake, p_payout), p_payout, 'SETTLED', v_before, p_balance_after, p_placed_at, p_settled_at);
  insert into bet_transactions values
    (p_merchant, p_member, p_source, p_transaction, 'BET', p_hash, 'SUCCESS', p_bet_id, p_stake,
      case when p_stake > 0 then p_bet_transfer end, v_before - p_stake, p_placed_at),
    (p_merchant, p_member, p_source, p_transaction, 'WIN', p_hash, 'SUCCESS', p_bet_id, p_payout,
      case when p_payout > 0 then p_win_transfer end, p_balance_after, p_settled_at);
  perform loss_count(p_merchant, p_member, p_stake - p_payout, p_at);
  return 'IMPORTED';
end $$;

-- Money for a deposit whose member closed the account meanwhile: nobody would look at it there.
alter table bank_transfers drop constraint bank_transfers_suspense_reason_check;
alter table bank_transfers add constraint bank_transfers_suspense_reason_check check (suspense_reason in
  ('NO_CODE', 'UNKNOWN_CODE', 'WRONG_ACCOUNT', 'SHORT', 'OVER', 'LATE', 'SECOND', 'REFUSED', 'CLOSED'));
