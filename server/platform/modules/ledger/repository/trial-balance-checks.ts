import { REWARD_CHECKS } from './trial-balance-reward-checks.ts'

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
    // Laid on top of each other and summed in one pass: a join of the two may become each with each for a member who has
    // most of the rows, since the planner takes the merchant, the member and the id for independent of each other.
    name: 'bets equal their transfers',
    sql: `select merchant_id, member_id, max(currency) as currency, null::text as account, null::uuid as transfer_id,
                 'bet ' || document_id || ' is ' || coalesce(max(state), 'missing') || ' with stake ' || sum(stake) || ' and payout ' || sum(payout)
                 || ', its transfers took ' || sum(staked) || ', paid ' || sum(paid) || ', gave back ' || sum(returned)
                 || ' and took back ' || sum(reversed) as detail
            from (select merchant_id, member_id, id::text as document_id, currency, state, stake, payout,
                         0 as staked, 0 as paid, 0 as returned, 0 as reversed
                    from bets
                   union all
                  select merchant_id, member_id, document_id, currency, null, 0, 0, case kind when 'BET' then amount else 0 end,
                         case kind when 'WIN' then amount else 0 end,
                         case when kind = 'ROLLBACK' and from_account like 'HOUSE:%' then amount else 0 end,
                         case when kind = 'ROLLBACK' and to_account like 'HOUSE:%' then amount else 0 end
                    from ledger_transfers where document_kind = 'bet' and outcome = 'POSTED') line
           group by merchant_id, member_id, document_id
          having max(state) is null or sum(stake) <> sum(staked) or sum(payout) <> sum(paid) - sum(reversed)
              or sum(returned) <> case when max(state) = 'VOID' then sum(stake) else 0 end`,
  },
  {
    name: 'rebates of lottery bets equal their transfers',
    sql: `select merchant_id, member_id, null::text as currency, null::text as account, null::uuid as transfer_id,
                 'bet ' || document_id || ' has a rebate of ' || sum(due) || ', its transfers paid ' || sum(paid)
                 || ' and took back ' || sum(reversed) as detail
            from (select line.merchant_id, line.member_id, line.id::text as document_id,
                         case bet.state when 'SETTLED' then bet.stake * line.rebate_rate / 10000 else 0 end as due, 0 as paid, 0 as reversed
                    from lottery_bets line
                    join bets bet on bet.merchant_id = line.merchant_id and bet.member_id = line.member_id and bet.id = line.id
                   where line.rebate_rate > 0
                   union all
                  select merchant_id, member_id, document_id, 0, case kind when 'REBATE' then amount else 0 end,
                         case kind when 'REVERSAL' then amount else 0 end
                    from ledger_transfers
                   where document_kind = 'bet' and outcome = 'POSTED' and kind in ('REBATE', 'REVERSAL')) line
           group by merchant_id, member_id, document_id
          having sum(due) <> sum(paid) - sum(reversed)`,
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
                 'deposit ' || coalesce(deposit.id::text, 'missing') || ' of ' || coalesce(deposit.credited_amount::text, 'nothing')
                 || ', credited ' || coalesce(transfer.amount::text, 'nothing') as detail
            from (select * from deposits where state = 'CREDITED') deposit
            full join (select * from ledger_transfers where document_kind = 'deposit' and outcome = 'POSTED' and reverses is null) transfer
              on transfer.merchant_id = deposit.merchant_id and transfer.member_id = deposit.member_id and transfer.document_id = deposit.id::text
           where deposit.id is null or transfer.id is null or deposit.credited_amount <> transfer.amount`,
  },
  {
    name: 'what lies in suspense equals the bank transfers nobody decided on',
    sql: `select coalesce(transfer.merchant_id, held.merchant_id) as merchant_id, null::uuid as member_id, coalesce(transfer.currency, held.currency) as currency,
                 'HOUSE:SUSPENSE' as account, null::uuid as transfer_id,
                 'bank transfer ' || coalesce(transfer.document_id, held.document_id) || ' is ' || coalesce(transfer.outcome, 'missing') || ' with '
                 || coalesce(transfer.amount, 0) || ', in suspense are ' || coalesce(held.amount, 0) as detail
            from (select *, gateway || ':' || provider_id as document_id from bank_transfers where suspense_transfer_id is not null) transfer
            full join (select movement.document_id, min(movement.merchant_id) as merchant_id, min(movement.currency) as currency, sum(entry.amount) as amount
                         from ledger_transfers movement
                         join ledger_entries entry on entry.merchant_id = movement.merchant_id and entry.member_id = movement.member_id
                          and entry.transfer_id = movement.id and entry.account = 'HOUSE:SUSPENSE'
                        where movement.document_kind = 'bank-transfer' and movement.outcome = 'POSTED'
                        group by movement.document_id) held
              on held.document_id = transfer.document_id
           where coalesce(held.amount, 0) <> case when transfer.outcome = 'SUSPENSE' then transfer.amount else 0 end`,
  },
  {
    name: 'approved adjustments equal their transfers',
    sql: `select coalesce(adjustment.merchant_id, transfer.merchant_id) as merchant_id, coalesce(adjustment.member_id, transfer.member_id) as member_id,
                 coalesce(adjustment.currency, transfer.currency) as currency, null::text as account, transfer.id as transfer_id,
                 'adjustment ' || coalesce(adjustment.id::text, 'missing') || ' of ' || coalesce(adjustment.amount::text, 'nothing')
                 || ', moved ' || coalesce(transfer.amount::text, 'nothing') as detail
            from (select * from adjustments where state = 'APPROVED') adjustment
            full join (select * from ledger_transfers where document_kind = 'adjustment' and outcome = 'POSTED') transfer
              on transfer.merchant_id = adjustment.merchant_id and transfer.member_id = adjustment.member_id
             and transfer.document_id = adjustment.id::text
           where adjustment.id is null or transfer.id is null or adjustment.transfer_id <> transfer.id
              or abs(adjustment.amount) <> transfer.amount
              or (adjustment.amount > 0) = (transfer.to_account like 'HOUSE:%')`,
  },
  {
    name: 'withdrawals equal their transfers',
    sql: `select withdrawal.merchant_id, withdrawal.member_id, withdrawal.currency, null::text as account, null::uuid as transfer_id,
                 'withdrawal ' || withdrawal.id || ' is ' || withdrawal.state || ' with ' || withdrawal.amount
                 || ', its transfers held ' || coalesce(moved.held, 0) || ', let go ' || coalesce(moved.released, 0)
                 || ', gave back ' || coalesce(moved.voided, 0) || ' and returned ' || coalesce(moved.returned, 0) as detail
            from withdrawals withdrawal
            left join (select merchant_id, member_id, document_id,
                              sum(amount) filter (where phase = 'PENDING') as held,
                              sum(amount) filter (where phase = 'POST') as released,
                              sum(amount) filter (where phase = 'VOID') as voided,
                              sum(amount) filter (where kind = 'REVERSAL') as returned
                         from ledger_transfers where document_kind = 'withdrawal' and outcome = 'POSTED'
                        group by merchant_id, member_id, document_id) moved
              on moved.merchant_id = withdrawal.merchant_id and moved.member_id = withdrawal.member_id
             and moved.document_id = withdrawal.id::text
           where coalesce(moved.held, 0) <> withdrawal.amount
              or coalesce(moved.released, 0) <> case when withdrawal.state in ('RELEASED', 'RECEIVED', 'PARTLY_RECEIVED',
                 'NOT_RECEIVED', 'CLOSED', 'FAILED') then withdrawal.amount else 0 end
              or coalesce(moved.voided, 0) <> case when withdrawal.state in ('REJECTED', 'CANCELLED') then withdrawal.amount else 0 end
              or coalesce(moved.returned, 0) <> case when withdrawal.state = 'FAILED'
                 then coalesce(withdrawal.rest_amount, withdrawal.amount) else 0 end`,
  },
  {
    // Laid on top of each other like the bets above. What is on its way may have been carried out: it counts against paying
    // too much, never as paid. Too little is none while the queue of withdrawals has it (payout_refused).
    name: 'payments of withdrawals equal what left the books for them',
    sql: `select merchant_id, member_id, max(currency) as currency, null::text as account, null::uuid as transfer_id,
                 'withdrawal ' || withdrawal_id || ' is ' || coalesce(max(state), 'missing') || ': ' || sum(due)
                 || ' left the books for it, paid are ' || sum(paid) || ' and on their way ' || sum(sent) as detail
            from (select merchant_id, member_id, id as withdrawal_id, currency, state, payout_refused,
                         case when state in ('RELEASED', 'RECEIVED', 'PARTLY_RECEIVED', 'NOT_RECEIVED', 'CLOSED') then amount
                              when state = 'FAILED' then amount - coalesce(rest_amount, amount) else 0 end as due,
                         0 as paid, 0 as sent
                    from withdrawals
                   union all
                  select merchant_id, member_id, withdrawal_id, null, null, null, 0,
                         case when state in ('PAID', 'RETURNED') then amount - returned else 0 end,
                         case when state in ('QUEUED', 'SENT') then amount else 0 end
                    from withdrawal_payouts) line
           group by merchant_id, member_id, withdrawal_id
          having max(state) is null or sum(paid) + sum(sent) > sum(due)
              or (max(state) in ('RECEIVED', 'CLOSED', 'FAILED') and not bool_or(payout_refused) and sum(paid) <> sum(due))`,
  },
  {
    name: 'every posted transfer of a withdrawal has its withdrawal',
    sql: `select transfer.merchant_id, transfer.member_id, transfer.currency, null::text as account, transfer.id as transfer_id,
                 'withdrawal ' || transfer.document_id || ' is missing' as detail
            from ledger_transfers transfer
            left join withdrawals withdrawal on withdrawal.merchant_id = transfer.merchant_id
             and withdrawal.member_id = transfer.member_id and withdrawal.id::text = transfer.document_id
           where transfer.document_kind = 'withdrawal' and transfer.outcome = 'POSTED' and withdrawal.id is null`,
  },
  ...REWARD_CHECKS,
]
