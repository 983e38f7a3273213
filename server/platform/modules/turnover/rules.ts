import type { Static } from 'typebox'
import type { Transaction } from '../../db/connection.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Rate } from '../../lib/money.ts'
import { GameType } from '../games/schema.ts'
import { lockSettings, mayCount } from '../proposals/service.ts'
import { findRule, saveRule } from './repository.ts'

type Query = Transaction['query']
type Category = Static<typeof GameType>

export const SOURCES = ['DEPOSIT', 'BONUS', 'REBATE'] as const
const FULL: Rate = 10_000n

/** What a brand wants played for money from one source. */
export interface TurnoverRule {
  readonly source: (typeof SOURCES)[number]
  /** In 1/10 000 of the amount. */
  readonly multiplier: Rate
  /** In 1/10 000 of the valid bet, each category once. */
  readonly weights: readonly { readonly gameType: Category; readonly weight: Rate }[]
}

/** The rule of a source as it stands; a brand without one wants the amount played once, in any game. */
export async function readRule(
  query: Query,
  merchantId: string,
  source: TurnoverRule['source'],
): Promise<TurnoverRule> {
  const row = await findRule(query, merchantId, source)
  const weights = (row?.weights ?? {}) as Partial<Record<Category, number>>
  return {
    source,
    multiplier: BigInt(row?.multiplier ?? FULL),
    weights: GameType.enum.map((gameType) => ({ gameType, weight: BigInt(weights[gameType] ?? FULL) })),
  }
}

/** Whether less is to be played by the next rule: money leaves sooner. */
export function asksLess(before: TurnoverRule, next: TurnoverRule): boolean {
  const weightBefore = new Map(before.weights.map(({ gameType, weight }) => [gameType, weight]))
  return (
    next.multiplier < before.multiplier ||
    next.weights.some(({ gameType, weight }) => weight > (weightBefore.get(gameType) ?? FULL))
  )
}

/** A rule as operators read and write it. */
export const presentRule = ({ source, multiplier, weights }: TurnoverRule) => ({
  id: source,
  multiplier: Number(multiplier) / 10_000,
  weights: weights.map(({ gameType, weight }) => ({ gameType, percent: Number(weight) / 100 })),
})

/**
 * Changes a rule within the transaction of the audit entry; buckets that are open keep what they were opened with. One that
 * asks less takes two operators. Throws as `mayCount`.
 */
export async function changeRule(
  tx: Transaction,
  clock: Clock,
  { session, reason }: { readonly session: OperatorSession; readonly reason: string },
  wanted: TurnoverRule,
): Promise<{ before: TurnoverRule; after: TurnoverRule; action?: string }> {
  const { merchantId } = session
  const { source } = wanted
  await lockSettings(tx, merchantId, 'turnoverRules')
  const before = await readRule(tx.query, merchantId, source)
  const named = new Map(wanted.weights.map(({ gameType, weight }) => [gameType, weight]))
  const after: TurnoverRule = {
    ...wanted,
    weights: GameType.enum.map((gameType) => ({ gameType, weight: named.get(gameType) ?? FULL })),
  }
  const { id: _id, ...wish } = presentRule(after)
  const about = { merchantId, kind: 'turnoverRules', subjectId: source } as const
  if (!(await mayCount(tx, session, { ...about, wish, reason, raises: asksLess(before, after) }, clock.now())))
    return { before, after, action: 'turnoverRules.propose' }
  // A category that counts in full is left out.
  const lesser = after.weights
    .filter(({ weight }) => weight !== FULL)
    .map(({ gameType, weight }) => [gameType, Number(weight)])
  const row = { multiplier: Number(after.multiplier), weights: JSON.stringify(Object.fromEntries(lesser)) }
  await saveRule(tx.query, merchantId, source, row)
  return { before, after }
}
