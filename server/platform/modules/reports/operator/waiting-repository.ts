import type { Database } from '../../../db/connection.ts'

/** How much waits at a desk, and since when the oldest of it does. */
export interface WaitingRow {
  readonly desk: string
  readonly count: number
  readonly since: Date
}

/** Each desk with what waits there, told as its list tells it. All of them in one round trip: an open console asks once a minute. */
const WAITING = `
  select 'withdrawals' as desk, created_at as since from withdrawals
   where merchant_id = $1 and (payout_refused or state in ('REQUESTED', 'REVIEW', 'APPROVED', 'PARTLY_RECEIVED', 'NOT_RECEIVED'))
  union all
  select 'deposits', claimed_at from deposits where merchant_id = $1 and state = 'REVIEW' and claimed_at is not null
  union all
  select 'suspense', received_at from bank_transfers
   where merchant_id = $1 and outcome = 'SUSPENSE' and suspense_reason is not null and suspense_transfer_id is not null
  union all
  select 'adjustments', asked_at from adjustments where merchant_id = $1 and state = 'REQUESTED'
  union all
  select 'identities', submitted_at from identities where merchant_id = $1 and state = 'SUBMITTED'
  union all
  select 'referrals', came_at from referred_friends where merchant_id = $1 and state = 'HELD'
  union all
  select 'supportChats', waiting_since from support_conversations where merchant_id = $1 and state = 'WAITING'
  union all
  select 'tickets', created_at from tickets where merchant_id = $1 and due_at is not null
  union all
  select 'chatReports', opened_at from chat_cases where merchant_id = $1 and state = 'OPEN'
  union all
  select 'promotionClaims', created_at from promotion_claims where merchant_id = $1 and state in ('APPLYING', 'PROCESS')
  union all
  select 'redemptions', created_at from redemptions where merchant_id = $1 and state = 'IN_PROCESS'
  union all
  select 'contracts', changed_at from contracts where merchant_id = $1 and payer_id is null and awaits = 'PAYER'
  union all
  select 'agentDisputes', created_at from disputes where merchant_id = $1 and state = 'OPEN'
  union all
  select 'greatWins', found_at from great_wins where merchant_id = $1 and seen_at is null
  union all
  select 'riskCases', opened_at from risk_cases where merchant_id = $1 and state <> 'CLOSED'
  union all
  select 'vendorCases', found_at from vendor_cases where merchant_id = $1 and state = 'OPEN'
  union all
  select 'settlements', created_at from settlements where merchant_id = $1 and (state = 'UNAPPROVED' or is_held)
  union all
  select 'lotteryDraws', draws_at from lottery_draws
   where merchant_id = $1 and state in ('OPEN', 'CLOSED', 'HELD', 'DRAWN')
     and lottery_draw_needs_operator(state, commitment is null, draws_at, $2::timestamptz)`

export const countWaiting = ({ raw }: Pick<Database, 'raw'>, merchantId: string, now: Date): Promise<WaitingRow[]> =>
  raw<WaitingRow>(
    `select desk, count(*)::int4 as count, min(since) as since from (${WAITING}) waiting group by desk order by since`,
    [merchantId, now],
  )
