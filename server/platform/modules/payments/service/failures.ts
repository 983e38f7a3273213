import type { Transaction } from '../../../db/connection.ts'
import { paymentsErrors } from '../errors.ts'
import { type BlockRow, findBlock, findEnds, writeBlock } from '../repository/blocks.ts'
import type { DepositRow, MemberKey } from '../repository/deposits.ts'
import { findSettings } from '../repository/settings.ts'

/** GLI-19 A.3.6: so many failures in a row within so many minutes block, and as many again suspend. */
const FAILURES = 5
const WITHIN_MINUTES = 10

/** Blocks the member's deposits after five failures within ten minutes; the next five suspend them. */
export async function countFailure(
  tx: Transaction,
  { merchant_id, member_id }: Pick<DepositRow, 'merchant_id' | 'member_id'>,
  now: Date,
): Promise<void> {
  const member = { merchantId: merchant_id, memberId: member_id }
  const known = await findBlock(tx.query, member)
  if (known !== undefined && known.lifted_at === null && known.level === 2) return
  const counted = (known?.lifted_at ?? known?.blocked_at)?.getTime() ?? 0
  const since = new Date(Math.max(now.getTime() - WITHIN_MINUTES * 60_000, counted))
  const ends = await findEnds(tx.query, member, since, FAILURES)
  if (ends.length < FAILURES || ends.some(({ state }) => state === 'CREDITED')) return
  const { blockMinutes } = await findSettings(tx.query, merchant_id)
  const isSecond = known !== undefined && known.lifted_at === null && !(await paidSince(tx, member, known))
  await writeBlock(tx.query, {
    merchant_id,
    member_id,
    level: isSecond ? 2 : 1,
    blocked_at: now,
    blocked_until: isSecond ? null : new Date(now.getTime() + blockMinutes * 60_000),
    lifted_at: null,
  })
}

/** A deposit that went well since the first block begins the count anew. */
async function paidSince(tx: Transaction, member: MemberKey, { blocked_at }: BlockRow): Promise<boolean> {
  const ends = await findEnds(tx.query, member, blocked_at, 100)
  return ends.some(({ state }) => state === 'CREDITED')
}

/** Throws DEPOSITS_BLOCKED (extras: until) or DEPOSITS_SUSPENDED while the member may not deposit. */
export async function checkBlock(query: Transaction['query'], member: MemberKey, now: Date): Promise<void> {
  const block = await findBlock(query, member)
  if (block === undefined || block.lifted_at !== null) return
  if (block.blocked_until === null) throw paymentsErrors.DEPOSITS_SUSPENDED()
  if (block.blocked_until <= now) return
  const minutes = Math.ceil((block.blocked_until.getTime() - now.getTime()) / 60_000)
  throw paymentsErrors.DEPOSITS_BLOCKED({ extras: { until: block.blocked_until.toISOString(), minutes } })
}
