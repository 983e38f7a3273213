/**
 * One statement of the proof: SQL that returns a row per mismatch with the columns merchant_id, member_id, currency,
 * account, transfer_id (null where they say nothing) and detail. A module that keeps money documents adds its own here.
 */
export interface TrialBalanceCheck {
  readonly name: string
  readonly sql: string
}

export const TRIAL_BALANCE_CHECKS: readonly TrialBalanceCheck[] = [
  {
    name: 'the sum over all accounts is zero per merchant and currency',
    sql: `select merchant_id, null::uuid as member_id, currency, null::text as account, null::uuid as transfer_id,
                 'the sum is ' || sum(amount) as detail
            from ledger_entries group by merchant_id, currency having sum(amount) <> 0`,
  },
  {
    name: 'the legs of each posted transfer sum to zero and move its amount',
    sql: `select transfer.merchant_id, transfer.member_id, transfer.currency, null::text as account, transfer.id as transfer_id,
                 count(entry.leg) || ' legs with the sum ' || coalesce(sum(entry.amount), 0) || ' for the amount ' || transfer.amount as detail
            from ledger_transfers transfer
            left join ledger_entries entry on entry.merchant_id = transfer.merchant_id
             and entry.member_id = transfer.member_id and entry.transfer_id = transfer.id
           where transfer.outcome = 'POSTED'
           group by transfer.merchant_id, transfer.member_id, transfer.currency, transfer.id, transfer.amount
          having count(entry.leg) < 2 or sum(entry.amount) <> 0 or not bool_or(entry.amount = transfer.amount)
              or bool_or(entry.currency <> transfer.currency)`,
  },
  {
    name: 'only posted transfers have legs',
    sql: `select entry.merchant_id, entry.member_id, entry.currency, entry.account, entry.transfer_id,
                 'the transfer is ' || coalesce(transfer.outcome, 'missing') as detail
            from ledger_entries entry
            left join ledger_transfers transfer on transfer.merchant_id = entry.merchant_id
             and transfer.member_id = entry.member_id and transfer.id = entry.transfer_id
           where transfer.outcome is distinct from 'POSTED'`,
  },
  {
    name: 'each stored balance equals the sum of its entries, numbered without a gap',
    sql: `select merchant_id, member_id, currency, account, null::uuid as transfer_id,
                 'stored ' || coalesce(held.balance::text, 'nothing') || ' at version ' || coalesce(held.version::text, 'none')
                 || ', entries ' || coalesce(summed.total, 0) || ' in ' || coalesce(summed.entries, 0)
                 || ' up to version ' || coalesce(summed.latest, 0) as detail
            from ledger_accounts held
            full join (select merchant_id, member_id, currency, account, sum(amount) as total, count(*) as entries,
                              max(version) as latest
                         from ledger_entries where account not like 'HOUSE:%'
                        group by merchant_id, member_id, currency, account) summed
           using (merchant_id, member_id, currency, account)
           where held.balance is null or held.balance <> coalesce(summed.total, 0)
              or held.version <> coalesce(summed.entries, 0) or held.version <> coalesce(summed.latest, 0)`,
  },
  {
    name: 'each entry of a member continues from the one before',
    sql: `select merchant_id, member_id, currency, account, transfer_id,
                 'version ' || version || ' has ' || balance_after || ' after ' || amount || ' upon ' || previous as detail
            from (select entry.*, coalesce(lag(balance_after) over (partition by merchant_id, member_id, currency, account
                         order by version), 0) as previous
                    from ledger_entries entry where account not like 'HOUSE:%') chain
           where balance_after is distinct from previous + amount or balance_after < 0`,
  },
  {
    name: 'what is held equals the pending transfers not yet resolved',
    sql: `select merchant_id, member_id, currency, 'HOLD' as account, null::uuid as transfer_id,
                 'held ' || coalesce(held.balance, 0) || ', pending ' || coalesce(open.total, 0) as detail
            from (select * from ledger_accounts where account = 'HOLD') held
            full join (select pending.merchant_id, pending.member_id, pending.currency, sum(pending.amount) as total
                         from ledger_transfers pending
                        where pending.phase = 'PENDING' and pending.outcome = 'POSTED' and not exists (
                              select 1 from ledger_transfers resolved
                               where resolved.merchant_id = pending.merchant_id and resolved.member_id = pending.member_id
                                 and resolved.resolves = pending.id and resolved.outcome = 'POSTED')
                        group by pending.merchant_id, pending.member_id, pending.currency) open
           using (merchant_id, member_id, currency)
           where coalesce(held.balance, 0) <> coalesce(open.total, 0)`,
  },
  {
    name: 'every transfer names its document',
    sql: `select merchant_id, member_id, currency, null::text as account, id as transfer_id, kind || ' without a document' as detail
            from ledger_transfers where document_kind = '' or document_id = ''`,
  },
  {
    name: 'bets equal their transfers',
    sql: `select bet.merchant_id, bet.member_id, bet.currency, null::text as account, null::uuid as transfer_id,
                 'bet ' || bet.id || ' is ' || bet.state || ' with stake ' || bet.stake || ' and payout ' || bet.payout
                 || ', its transfers took ' || coalesce(moved.staked, 0) || ', paid ' || coalesce(moved.paid, 0)
                 || ' and gave back ' || coalesce(moved.returned, 0) as detail
            from bets bet
            left join (select merchant_id, member_id, document_id,
                              sum(amount) filter (where kind = 'BET') as staked,
                              sum(amount) filter (where kind = 'WIN') as paid,
                              sum(amount) filter (where kind = 'ROLLBACK') as returned
                         from ledger_transfers where document_kind = 'bet' and outcome = 'POSTED'
                        group by merchant_id, member_id, document_id) moved
              on moved.merchant_id = bet.merchant_id and moved.member_id = bet.member_id and moved.document_id = bet.id::text
           where bet.stake <> coalesce(moved.staked, 0) or bet.payout <> coalesce(moved.paid, 0)
              or coalesce(moved.returned, 0) <> case when bet.state = 'VOID' then bet.stake else 0 end`,
  },
  {
    name: 'every posted transfer of a bet has its bet',
    sql: `select transfer.merchant_id, transfer.member_id, transfer.currency, null::text as account, transfer.id as transfer_id,
                 'bet ' || transfer.document_id || ' is missing' as detail
            from ledger_transfers transfer
            left join bets bet on bet.merchant_id = transfer.merchant_id and bet.member_id = transfer.member_id
             and bet.id::text = transfer.document_id
           where transfer.document_kind = 'bet' and transfer.outcome = 'POSTED' and bet.id is null`,
  },
  {
    name: 'hourly summaries equal the bets that were counted',
    sql: `select merchant_id, member_id, currency, null::text as account, null::uuid as transfer_id,
                 game_type || ' of ' || vendor_code || ' at ' || hour || ': summed ' || coalesce(summary.stake, 0) || ' and '
                 || coalesce(summary.payout, 0) || ', bet ' || coalesce(bet.stake, 0) || ' and ' || coalesce(bet.payout, 0) as detail
            from bet_summaries summary
            full join (select merchant_id, member_id, currency, date_trunc('hour', placed_at, 'UTC') as hour, game_type, vendor_code,
                              count(*) filter (where counted_state = 'SETTLED') as bets,
                              coalesce(sum(stake) filter (where counted_state = 'SETTLED'), 0) as stake,
                              coalesce(sum(counted_valid) filter (where counted_state = 'SETTLED'), 0) as valid_bet,
                              sum(counted_payout) as payout
                         from bets where counted_state <> 'OPEN'
                        group by merchant_id, member_id, currency, date_trunc('hour', placed_at, 'UTC'), game_type, vendor_code) bet
           using (merchant_id, member_id, currency, hour, game_type, vendor_code)
           where coalesce(summary.bets, 0) <> coalesce(bet.bets, 0) or coalesce(summary.stake, 0) <> coalesce(bet.stake, 0)
              or coalesce(summary.valid_bet, 0) <> coalesce(bet.valid_bet, 0) or coalesce(summary.payout, 0) <> coalesce(bet.payout, 0)`,
  },
  {
    name: 'each turnover bucket has done what bets did for it, none more than counts of it',
    sql: `select bucket.merchant_id, bucket.member_id, bucket.currency, null::text as account, null::uuid as transfer_id,
                 'bucket ' || bucket.id || ' has done ' || bucket.done || ', its bets ' || coalesce(sum(given.amount), 0) as detail
            from turnover_buckets bucket
            left join turnover_allocations given on given.merchant_id = bucket.merchant_id
             and given.member_id = bucket.member_id and given.bucket_id = bucket.id
           group by bucket.merchant_id, bucket.member_id, bucket.id, bucket.currency, bucket.done
          having bucket.done <> coalesce(sum(given.amount), 0)
           union all
          select given.merchant_id, given.member_id, bet.currency, null, null,
                 'bet ' || given.bet_id || ' gave ' || sum(given.amount) || ' of ' || coalesce(bet.counted_valid, 0)
            from turnover_allocations given
            left join bets bet on bet.merchant_id = given.merchant_id and bet.member_id = given.member_id and bet.id = given.bet_id
           group by given.merchant_id, given.member_id, given.bet_id, bet.currency, bet.counted_valid
          having sum(given.amount) > coalesce(bet.counted_valid, 0)`,
  },
  {
    name: 'credited deposits equal their transfers',
    sql: `select coalesce(deposit.merchant_id, transfer.merchant_id) as merchant_id, coalesce(deposit.member_id, transfer.member_id) as member_id,
                 coalesce(deposit.currency, transfer.currency) as currency, null::text as account, transfer.id as transfer_id,
                 'deposit ' || coalesce(deposit.id::text, 'missing') || ' of ' || coalesce(deposit.amount::text, 'nothing')
                 || ', credited ' || coalesce(transfer.amount::text, 'nothing') as detail
            from (select * from deposits where state = 'CREDITED') deposit
            full join (select * from ledger_transfers where document_kind = 'deposit' and outcome = 'POSTED' and reverses is null) transfer
              on transfer.merchant_id = deposit.merchant_id and transfer.member_id = deposit.member_id and transfer.document_id = deposit.id::text
           where deposit.id is null or transfer.id is null or deposit.amount <> transfer.amount`,
  },
]
