import type { Transaction } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'
import type { MemberKey } from './dependencies.ts'

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
  /** Bonus or commission that is neither played free nor given up. */
  readonly bonus: boolean
  /** What the house still looks into: a payment that matches no deposit, or a correction. */
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
            coalesce(bool_or(account in ('BONUS', 'COMMISSION') and currency = $3), false) as bonus,
            exists (select 1 from bank_transfers where merchant_id = $1 and member_id = $2 and outcome = 'SUSPENSE')
              or exists (select 1 from adjustments where merchant_id = $1 and member_id = $2 and state = 'REQUESTED') as checks,
            coalesce(bool_or(account = 'HOLD' and currency = $3), false) as held,
            coalesce(sum(balance) filter (where account = 'CASH'), 0)::int8 as cash
       from ledger_accounts
      where merchant_id = $1 and member_id = $2 and balance > 0`,
    [merchantId, memberId, currency],
  )
  if (row === undefined) throw new Error('The database answered nothing')
  return row
}
