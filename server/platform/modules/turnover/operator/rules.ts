import type { Static } from 'typebox'
import type { Transaction } from '../../../db/connection.ts'
import type { Rate } from '../../../lib/money.ts'
import { GameType } from '../../games/schema.ts'
import * as repository from '../repository.ts'
import type { TurnoverSource } from '../sources.ts'

type Query = Transaction['query']
type Category = Static<typeof GameType>

const FULL: Rate = 10_000n

/** What a brand wants played for money from one source. */
export interface TurnoverRule {
  readonly source: TurnoverSource
  /** In 1/10 000 of the amount. */
  readonly multiplier: Rate
  /** In 1/10 000 of the valid bet, each category once. */
  readonly weights: readonly { readonly gameType: Category; readonly weight: Rate }[]
}

/** The rule of a source as it stands; a brand without one wants the amount played once, in any game. */
export async function readRule(query: Query, merchantId: string, source: TurnoverSource): Promise<TurnoverRule> {
  const row = await repository.findRule(query, merchantId, source)
  const weights = (row?.weights ?? {}) as Partial<Record<Category, number>>
  return {
    source,
    multiplier: BigInt(row?.multiplier ?? FULL),
    weights: GameType.enum.map((gameType) => ({ gameType, weight: BigInt(weights[gameType] ?? FULL) })),
  }
}

/** A rule with every category named: one that is not counts in full. */
export function complete(rule: TurnoverRule): TurnoverRule {
  const named = new Map(rule.weights.map(({ gameType, weight }) => [gameType, weight]))
  return { ...rule, weights: GameType.enum.map((gameType) => ({ gameType, weight: named.get(gameType) ?? FULL })) }
}

/** Whether less is to be played by the next rule: money leaves sooner. */
export function asksLess(before: TurnoverRule, next: TurnoverRule): boolean {
  const weightBefore = new Map(before.weights.map(({ gameType, weight }) => [gameType, weight]))
  return (
    next.multiplier < before.multiplier ||
    next.weights.some(({ gameType, weight }) => weight > (weightBefore.get(gameType) ?? FULL))
  )
}

/** Keeps a rule; a category that counts in full is left out. */
export async function saveRule(
  query: Query,
  merchantId: string,
  { source, multiplier, weights }: TurnoverRule,
): Promise<void> {
  const lesser = weights
    .filter(({ weight }) => weight !== FULL)
    .map(({ gameType, weight }) => [gameType, Number(weight)])
  const row = { multiplier: Number(multiplier), weights: JSON.stringify(Object.fromEntries(lesser)) }
  await repository.saveRule(query, merchantId, source, row)
}
