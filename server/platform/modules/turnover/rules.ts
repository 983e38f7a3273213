import type { Static } from 'typebox'
import type { Transaction } from '../../db/connection.ts'
import type { Rate } from '../../lib/money.ts'
import { GameType } from '../games/schema.ts'
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

/** Changes a rule within the transaction of the audit entry; buckets that are open keep what they were opened with. */
export async function changeRule(
  tx: Transaction,
  merchantId: string,
  { source, multiplier, weights }: TurnoverRule,
): Promise<{ before: TurnoverRule; after: TurnoverRule }> {
  const before = await readRule(tx.query, merchantId, source)
  // A category that counts in full is left out.
  const lesser = weights
    .filter(({ weight }) => weight !== FULL)
    .map(({ gameType, weight }) => [gameType, Number(weight)])
  const row = { multiplier: Number(multiplier), weights: JSON.stringify(Object.fromEntries(lesser)) }
  await saveRule(tx.query, merchantId, source, row)
  return { before, after: await readRule(tx.query, merchantId, source) }
}
