import type { Kysely } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import type { Money } from '../../lib/money.ts'
import { findDependent } from './independence.ts'
import * as repository from './touches-repository.ts'

const HOUR = 3_600_000

/** How long an operator who touched a member's account does not pay that member: the member has the time to notice. */
export const TOUCH_HOURS = 72

/** What is decided alone is summed over this time, for one member up to the limit, for all of them up to so many times it. */
const SUM_HOURS = 24
const MEMBERS_FACTOR = 10n

interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** What one operator would decide without a second one. */
export interface LoneDecision {
  readonly merchantId: string
  /** Null when the money goes to nobody who is a member. */
  readonly memberId: string | null
  readonly operatorId: string
  /** Positive, whichever way the money goes: what goes to and fro is not less. */
  readonly amount: Money
  /** CREDIT gives a member money; MOVE takes it, or sends it back to its payer. */
  readonly deed: 'CREDIT' | 'MOVE'
}

/** Notes that an operator changed what keeps others out of a member's account: a password, a factor, the name of the payee. */
export const noteAccess = (query: Kysely<Tables>, member: MemberKey, operatorId: string, at: Date): Promise<void> =>
  repository.insertTouch(query, { ...member, operatorId, deed: 'ACCESS', amount: 0n }, at)

/**
 * Who changed the access to a member's account, or gave the member money alone, within 72 hours; the same of every member
 * whose money came to this one by transfers in that time.
 */
export const listTouching = (query: Kysely<Tables>, member: MemberKey, now: Date): Promise<string[]> =>
  repository.selectTouching(query, member, new Date(now.getTime() - TOUCH_HOURS * HOUR))

/** Forgets what nobody asks for any more. */
export const forgetOldTouches = (query: Kysely<Tables>, now: Date): Promise<void> =>
  repository.deleteTouchesBefore(query, new Date(now.getTime() - Math.max(TOUCH_HOURS, SUM_HOURS) * HOUR))

/**
 * Whether an operator may decide on money without a second one: when it and all that he decided alone within 24 hours stay
 * within the limit for the member, and within ten times the limit for all members. What accounts decided that are not
 * independent of his is his. A decision that he may take is noted, in the caller's transaction.
 */
export async function mayDecideAlone(
  tx: Transaction,
  decision: LoneDecision,
  limit: Money,
  now: Date,
): Promise<boolean> {
  const { merchantId, memberId, amount } = decision
  if (amount > limit) return false
  await repository.lockDecidingAlone(tx, merchantId)
  const own = await listOwn(tx.query, decision, now)
  const total = sum(own)
  const ofMember = sum(own.filter((touch) => memberId !== null && touch.member_id === memberId))
  if (ofMember + amount > limit || total + amount > limit * MEMBERS_FACTOR) return false
  await repository.insertTouch(tx.query, decision, now)
  return true
}

/** What an operator, and accounts that are not independent of his, decided alone. */
async function listOwn(query: Kysely<Tables>, { merchantId, operatorId }: LoneDecision, now: Date) {
  const touches = await repository.sumDecisions(query, merchantId, new Date(now.getTime() - SUM_HOURS * HOUR))
  const others = [...new Set(touches.map(({ operator_id }) => operator_id))].filter((id) => id !== operatorId)
  const own = [operatorId, ...(await findDependent(query, operatorId, others, now))]
  return touches.filter(({ operator_id }) => own.includes(operator_id))
}

const sum = (touches: readonly { readonly amount: bigint }[]): Money =>
  touches.reduce((total, { amount }) => total + BigInt(amount), 0n)
