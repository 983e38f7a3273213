-- A settled bet from the feed of a vendor that keeps wallets, once: the bet, and its money between the vendor's wallet and the house, so
-- that what our books say is in that wallet is what is in it. A loss counts when it enters the books, as everywhere else (decision 0021),
-- not when the vendor settled it.
--
-- IMPORTED. KNOWN: it was imported before. GAME_UNKNOWN and MEMBER_NOT_FOUND: nothing of ours. MONEY_MISSING: a transfer into the wallet is
-- still in doubt; nothing is written and the bet waits.
--
-- Locks the member's accounts. Called by the feed of modules/vendors.
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
  if not exists (select 1 from members m where m.merchant_id = p_merchant and m.id = p_member) then return 'MEMBER_NOT_FOUND'; end if;
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
      bet_valid(played.game_type, false, p_stake, p_payout, null), p_payout, 'SETTLED', v_before, p_balance_after, p_placed_at, p_settled_at);
  insert into bet_transactions values
    (p_merchant, p_member, p_source, p_transaction, 'BET', p_hash, 'SUCCESS', p_bet_id, p_stake,
      case when p_stake > 0 then p_bet_transfer end, v_before - p_stake, p_placed_at),
    (p_merchant, p_member, p_source, p_transaction, 'WIN', p_hash, 'SUCCESS', p_bet_id, p_payout,
      case when p_payout > 0 then p_win_transfer end, p_balance_after, p_settled_at);
  perform loss_count(p_merchant, p_member, p_stake - p_payout, p_at);
  return 'IMPORTED';
end $$;
