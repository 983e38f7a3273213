import type { Transaction } from '../../../db/connection.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MemberKey } from '../dependencies.ts'
import { minutesPlayed } from '../play/play-repository.ts'
import { LIMIT_KINDS, type LimitKind, type LimitPeriod } from './limit-kinds.ts'
import * as repository from './limits-repository.ts'

/** A limit in force with what is used of it. The amounts are money, or minutes for SESSION. */
export interface LimitState {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly own: bigint | null
  readonly operator: bigint | null
  /** The lower of both (L5). */
  readonly effective: bigint
  readonly used: bigint
  readonly startsAt: Date
  readonly endsAt: Date
  readonly pending: { readonly amount: bigint | null; readonly readyAt: Date } | null
}

type Reading = Pick<Transaction, 'raw' | 'query'>

/** What is in force for a member. Losses are read from the counters of the bet functions. */
export async function readLimits(clock: Clock, raw: Reading, member: MemberKey): Promise<LimitState[]> {
  const rows = await repository.findLimits(raw.query, member)
  if (rows.length === 0) return []
  const now = clock.now()
  const spans = await repository.findSpans(raw, member.merchantId, now)
  const counters = await repository.findCounters(raw.query, member)
  const states: LimitState[] = []
  for (const kind of LIMIT_KINDS) {
    for (const span of spans) {
      const ofSide = (side: string) =>
        rows.find((row) => row.kind === kind && row.period === span.period && row.set_by === side)
      const [own, house] = [ofSide('MEMBER'), ofSide('OPERATOR')]
      const effective = lower(own?.amount, house?.amount)
      if (effective === undefined) continue
      const counter = counters.find(({ period, ends_at }) => period === span.period && ends_at > now)
      states.push({
        kind,
        period: span.period,
        own: own?.amount ?? null,
        operator: house?.amount ?? null,
        effective,
        used: await usedOf(raw, member, kind, { since: span.starts_at, lost: counter?.lost ?? 0n }),
        startsAt: span.starts_at,
        endsAt: span.ends_at,
        pending: own?.pending_at ? { amount: own.pending_amount, readyAt: own.pending_at } : null,
      })
    }
  }
  return states
}

async function usedOf(
  raw: Reading,
  member: MemberKey,
  kind: LimitKind,
  { since, lost }: { readonly since: Date; readonly lost: bigint },
): Promise<bigint> {
  if (kind === 'DEPOSIT') return repository.sumDeposits(raw, member, since)
  return kind === 'LOSS' ? lost : minutesPlayed(raw, member, since)
}

/** Milliseconds of play that the limits on time leave; undefined without such a limit. */
export function sessionLeft(states: readonly LimitState[]): number | undefined {
  const left = states
    .filter(({ kind }) => kind === 'SESSION')
    .map(({ effective, used }) => Math.max(0, Number(effective - used) * 60_000))
  return left.length === 0 ? undefined : Math.min(...left)
}

/** The lower of two limits, of which one or both may not be set. */
export function lower(left: bigint | undefined, right: bigint | undefined): bigint | undefined {
  if (left === undefined || right === undefined) return left ?? right
  return left < right ? left : right
}
