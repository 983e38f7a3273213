import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import * as accruals from '../repository/accruals.ts'
import { type ClaimRow, insertClaim, insertLines } from '../repository/claims.ts'
import type { RebateChannel } from '../states.ts'
import { type Accrual, type Line, sumOf, type Worth, worthOf } from '../worth.ts'

/** A closed accrual as it is worked with; one of a running day has no rates yet. */
export const accrualOf = (row: accruals.AccrualRow): Accrual => ({
  day: row.day,
  category: row.category,
  currency: row.currency,
  validBet: row.valid_bet,
  base: row.base ?? 0,
  levelRank: row.level_rank ?? 0,
  level: row.level ?? 0,
  rise: row.rise ?? 0,
  dailyCap: row.daily_cap,
  isClosed: row.closed_at !== null,
  expiresOn: row.expires_on,
  settled: row.settled,
  expired: row.expired,
})

/** What a member's accruals come to of which something may be left. The caller holds the counter of the member's bets. */
export async function readWorths(tx: Transaction, member: accruals.MemberKey): Promise<Worth[]> {
  return worthOf((await accruals.listWaiting(tx, member)).map(accrualOf))
}

/**
 * Writes a claim with its lines, and what it took of each accrual; money is the caller's, in the same transaction. The caller holds the
 * counter of the member's bets, so that nobody claims the same at once.
 */
export async function writeClaim(
  tx: Transaction,
  member: accruals.MemberKey,
  claim: { readonly lines: readonly Line[]; readonly channel: RebateChannel; readonly at: Date },
): Promise<ClaimRow> {
  const { lines, channel, at } = claim
  const days = lines.map(({ accrual }) => accrual.day).toSorted()
  const [first] = lines
  if (first === undefined) throw new Error('A claim without lines')
  const id = newId(at.getTime())
  const owner = { merchant_id: member.merchantId, member_id: member.memberId, currency: first.accrual.currency }
  const row = await insertClaim(tx.query, {
    ...owner,
    id,
    amount: sumOf(lines),
    channel,
    first_day: days[0] ?? first.accrual.day,
    last_day: days.at(-1) ?? first.accrual.day,
    categories: [...new Set(lines.map(({ accrual }) => accrual.category))].toSorted(),
    claimed_at: at,
  })
  await insertLines(
    tx.query,
    lines.map(({ accrual, amount }) => ({
      ...owner,
      claim_id: id,
      day: accrual.day,
      category: accrual.category,
      valid_bet: accrual.validBet,
      base: accrual.base,
      level_rank: accrual.levelRank,
      level: accrual.level,
      rise: accrual.rise,
      amount,
    })),
  )
  await accruals.settle(tx, member, lines.map(toSettled))
  return row
}

const toSettled = ({ accrual, amount }: Line): accruals.Settling => ({
  day: accrual.day,
  category: accrual.category,
  currency: accrual.currency,
  settled: amount,
  expired: 0n,
  waits: accrual.open !== amount,
})
