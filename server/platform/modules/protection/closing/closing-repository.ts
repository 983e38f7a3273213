import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import type { MemberKey } from '../dependencies.ts'

type Query = Transaction['query']

/** What an account that is to be closed still waits for. */
export interface Unsettled {
  /** Bets without a result, or on a draw whose result is about to be put right. */
  readonly bets: boolean
  /** A deposit that is under way, the newest. */
  readonly deposit: string | null
  /** A withdrawal that is under way, the newest. */
  readonly withdrawal: string | null
  /** Money in a vendor's wallet, or on its way there or back. */
  readonly wallets: boolean
  /** A bonus that is neither played free nor given up. */
  readonly bonus: boolean
  /** What the house still looks into: a payment that matches no deposit, a correction, or goods that it has to send. */
  readonly checks: boolean
  /** Money on hold, be it for one of the above. */
  readonly held: boolean
  readonly cash: Money
}

/**
 * What must come to its end before an account is closed: nobody looks at a closed one any more. A withdrawal that was
 * released counts until it is settled, since its money may come back; so does money of the member that lies in suspense, a
 * transfer to or from a vendor's wallet in doubt, and a correction that a second operator has not decided on.
 */
export async function findUnsettled(
  tx: Pick<Transaction, 'raw'>,
  { merchantId, memberId }: MemberKey,
  currency: string,
): Promise<Unsettled> {
  const [row] = await tx.raw<Unsettled>(
    `select exists (select 1 from bets where merchant_id = $1 and member_id = $2 and state = 'OPEN')
              or exists (select 1 from lottery_corrections c
                join lottery_bets l on l.merchant_id = c.merchant_id and l.draw_id = c.draw_id and l.member_id = $2
               where c.merchant_id = $1 and c.state in ('ASKED', 'RUNNING')) as bets,
            (select id from deposits where merchant_id = $1 and member_id = $2 and deposit_is_under_way(state)
              order by id desc limit 1) as deposit,
            (select id from withdrawals where merchant_id = $1 and member_id = $2 and withdrawal_is_under_way(state)
              order by id desc limit 1) as withdrawal,
            exists (select 1 from vendor_transfers where merchant_id = $1 and member_id = $2 and state = 'PENDING')
              or coalesce(bool_or(account like 'VENDOR:%' and currency = $3), false) as wallets,
            exists (select 1 from turnover_buckets where merchant_id = $1 and member_id = $2 and state = 'OPEN'
                       and bonus is not null) as bonus,
            exists (select 1 from bank_transfers where merchant_id = $1 and member_id = $2 and outcome = 'SUSPENSE')
              or exists (select 1 from adjustments where merchant_id = $1 and member_id = $2 and state = 'REQUESTED')
              or exists (select 1 from redemptions where merchant_id = $1 and member_id = $2 and state = 'IN_PROCESS') as checks,
            coalesce(bool_or(account = 'HOLD' and currency = $3), false) as held,
            coalesce(sum(balance) filter (where account = 'CASH' and currency = $3), 0)::int8 as cash
       from ledger_accounts
      where merchant_id = $1 and member_id = $2 and balance > 0`,
    [merchantId, memberId, currency],
  )
  if (row === undefined) throw new Error('The database answered nothing')
  return row
}

export const insertClosing = (query: Query, { merchantId, memberId }: MemberKey, closedAt: Date, finalAt: Date) =>
  query
    .insertInto('account_closings')
    .values({ merchant_id: merchantId, member_id: memberId, closed_at: closedAt, final_at: finalAt })
    .execute()

/** Whether there was a closing that is not final yet. */
export async function takeBackClosing(query: Query, { merchantId, memberId }: MemberKey, now: Date): Promise<boolean> {
  const reopened = await query
    .updateTable('account_closings')
    .set({ reopened_at: now })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('reopened_at', 'is', null)
    .where('final_at', '>', now)
    .returning('closed_at')
    .executeTakeFirst()
  return reopened !== undefined
}

/** Accounts that are closed for good by now and whose contacts nobody has freed; each is given once. */
export async function takeFinal(tx: Pick<Transaction, 'raw'>, now: Date, limit: number): Promise<MemberKey[]> {
  const rows = await tx.raw<{ merchant_id: string; member_id: string }>(
    `update account_closings c set freed_at = $1
       where (c.merchant_id, c.member_id, c.closed_at) in (
         select merchant_id, member_id, closed_at from account_closings
          where reopened_at is null and freed_at is null and final_at <= $1 order by final_at limit $2 for update skip locked)
     returning merchant_id, member_id`,
    [now, limit],
  )
  return rows.map(({ merchant_id, member_id }) => ({ merchantId: merchant_id, memberId: member_id }))
}
