import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from '../../db/connection.ts'
import { formatMoney, type Money } from '../../lib/money.ts'
import type { MemberKey, ProtectionDependencies } from './dependencies.ts'
import { protectionErrors } from './errors.ts'
import { LIMIT_KINDS, type LimitKind, type LimitPeriod, readLimit, writeLimit } from './limit-kinds.ts'
import * as repository from './limits-repository.ts'
import { minutesPlayed, shortenGameSessions } from './play-repository.ts'

/** regulator-rules.md L3: an increase waits this long, and then for the member's own word. */
const WAIT = 24 * 3_600_000

export interface LimitWish {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** As the member typed it; null asks to take the limit away. */
  readonly amount: string | null
}

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

/** Limits on deposits, losses and time (regulator-rules.md L1 to L5). */
export function createLimits({ database, clock, ledger, onError }: ProtectionDependencies) {
  /** Runs work as if nobody's transaction were around it. */
  const outside = AsyncLocalStorage.snapshot()

  /** What is in force for a member. Losses are read from the counters of the bet functions. */
  async function readStates(raw: Pick<Transaction, 'raw' | 'query'>, member: MemberKey): Promise<LimitState[]> {
    const rows = await repository.findLimits(raw.query, member)
    if (rows.length === 0) return []
    const now = clock.now()
    const spans = await repository.findSpans(raw, member.merchantId, now)
    const counters = await repository.findCounters(raw.query, member)
    const states: LimitState[] = []
    for (const kind of LIMIT_KINDS) {
      for (const span of spans) {
        const own = rows.find((row) => row.kind === kind && row.period === span.period && row.set_by === 'MEMBER')
        const house = rows.find((row) => row.kind === kind && row.period === span.period && row.set_by === 'OPERATOR')
        const effective = lower(own?.amount, house?.amount)
        if (effective === undefined) continue
        const counter = counters.find(({ period, ends_at }) => period === span.period && ends_at > now)
        const used =
          kind === 'DEPOSIT'
            ? await repository.sumDeposits(raw, member, span.starts_at)
            : kind === 'LOSS'
              ? (counter?.lost ?? 0n)
              : await minutesPlayed(raw, member, span.starts_at)
        states.push({
          kind,
          period: span.period,
          own: own?.amount ?? null,
          operator: house?.amount ?? null,
          effective,
          used,
          startsAt: span.starts_at,
          endsAt: span.ends_at,
          pending: own?.pending_at ? { amount: own.pending_amount, readyAt: own.pending_at } : null,
        })
      }
    }
    return states
  }

  /** Makes what was written count at once: the counters of bets, and the end of games that are open. */
  async function apply(tx: Transaction, member: MemberKey, kind: LimitKind): Promise<void> {
    if (kind === 'LOSS') return applyLosses(tx, member)
    if (kind !== 'SESSION') return
    const left = sessionLeft(await readStates(tx, member))
    if (left !== undefined) await shortenGameSessions(tx, member, new Date(clock.now().getTime() + left))
  }

  async function applyLosses(tx: Transaction, member: MemberKey): Promise<void> {
    // No bet may pass between the reading of the ledger and the counter that goes on from it.
    await ledger.lock(tx, member)
    const rows = (await repository.findLimits(tx.query, member)).filter(({ kind }) => kind === 'LOSS')
    const spans = await repository.findSpans(tx, member.merchantId, clock.now())
    const counters = []
    for (const { period, time_zone: timeZone, starts_at, ends_at } of spans) {
      const of = (side: string) => rows.find((row) => row.period === period && row.set_by === side)?.amount
      const maximum = lower(of('MEMBER'), of('OPERATOR'))
      if (maximum === undefined) continue
      const lost = await repository.sumLosses(tx, member, starts_at)
      counters.push({ period, timeZone, endsAt: ends_at, lost, maximum })
    }
    await repository.replaceCounters(tx.query, member, counters)
  }

  const mark = (raw: Pick<Transaction, 'raw'>, member: MemberKey, kind: string, subject: string) =>
    repository.mark(raw, member, kind, subject, clock.now())

  async function findOwn(tx: Transaction, member: MemberKey, kind: LimitKind, period: LimitPeriod) {
    const rows = await repository.findLimits(tx.query, member)
    return rows.find((row) => row.kind === kind && row.period === period && row.set_by === 'MEMBER')
  }

  /** A member's row of limits, locked, for one wish after the other. */
  function change(member: MemberKey, work: (tx: Transaction) => Promise<void>): Promise<LimitState[]> {
    return database.transaction(async (tx) => {
      await repository.lockMember(tx.query, member)
      await work(tx)
      return readStates(tx, member)
    })
  }

  return {
    readStates,
    apply,

    /** All limits of a member. */
    list: (member: MemberKey): Promise<LimitState[]> => readStates(database, member),

    /**
     * Sets the member's own limit: a lower one counts at once, a higher one or none after 24 hours and a confirmation.
     * Throws LIMIT_INVALID, LIMIT_NOT_FOUND.
     */
    set: (member: MemberKey, { kind, period, amount }: LimitWish): Promise<LimitState[]> => {
      const wanted = amount === null ? null : readLimit(kind, period, amount)
      const key = { ...member, kind, period, setBy: 'MEMBER' } as const
      return change(member, async (tx) => {
        const now = clock.now()
        const present = await findOwn(tx, member, kind, period)
        if (present === undefined && wanted === null) throw protectionErrors.LIMIT_NOT_FOUND({ field: 'period' })
        if (wanted !== null && (present === undefined || wanted <= present.amount)) {
          await repository.writeLimitRow(tx.query, key, wanted, now)
          return apply(tx, member, kind)
        }
        await repository.writePending(tx.query, key, wanted, new Date(now.getTime() + WAIT))
        await mark(tx, member, 'LIMIT_RAISED', `${kind} ${period}`)
      })
    },

    /** Puts a waiting increase in force. Throws LIMIT_NOTHING_PENDING, LIMIT_WAITS. */
    confirm: (member: MemberKey, kind: LimitKind, period: LimitPeriod): Promise<LimitState[]> => {
      const key = { ...member, kind, period, setBy: 'MEMBER' } as const
      return change(member, async (tx) => {
        const present = await findOwn(tx, member, kind, period)
        if (!present?.pending_at) throw protectionErrors.LIMIT_NOTHING_PENDING({ field: 'period' })
        if (present.pending_at > clock.now())
          throw protectionErrors.LIMIT_WAITS({ field: 'period', extras: { readyAt: present.pending_at.toISOString() } })
        if (present.pending_amount === null) await repository.deleteLimit(tx.query, key)
        else await repository.writeLimitRow(tx.query, key, present.pending_amount, clock.now())
        await apply(tx, member, kind)
      })
    },

    /** Forgets a waiting increase. Throws LIMIT_NOTHING_PENDING. */
    cancel: (member: MemberKey, kind: LimitKind, period: LimitPeriod): Promise<LimitState[]> => {
      const key = { ...member, kind, period, setBy: 'MEMBER' } as const
      return change(member, async (tx) => {
        const present = await findOwn(tx, member, kind, period)
        if (!present?.pending_at) throw protectionErrors.LIMIT_NOTHING_PENDING({ field: 'period' })
        await repository.writePending(tx.query, key, null, null)
      })
    },

    /** The operator's own limit, at once either way, within the caller's transaction. Throws LIMIT_INVALID, LIMIT_NOT_FOUND. */
    async setByOperator(tx: Transaction, member: MemberKey, { kind, period, amount }: LimitWish) {
      const key = { ...member, kind, period, setBy: 'OPERATOR' } as const
      const wanted = amount === null ? null : readLimit(kind, period, amount)
      await repository.lockMember(tx.query, member)
      const rows = await repository.findLimits(tx.query, member)
      const present = rows.find((row) => row.kind === kind && row.period === period && row.set_by === 'OPERATOR')
      if (present === undefined && wanted === null) throw protectionErrors.LIMIT_NOT_FOUND({ field: 'period' })
      if (wanted === null) await repository.deleteLimit(tx.query, key)
      else await repository.writeLimitRow(tx.query, key, wanted, clock.now())
      await apply(tx, member, kind)
      const view = (limit: bigint | null | undefined) => (limit == null ? null : writeLimit(kind, limit))
      return { before: view(present?.amount), after: view(wanted) }
    },

    /** Whether what was deposited, and given by others, is still within the limits on deposits. */
    async hasRoom(tx: Transaction, member: MemberKey): Promise<boolean> {
      const states = await readStates(tx, member)
      return states.every(({ kind, used, effective }) => kind !== 'DEPOSIT' || used <= effective)
    },

    /** Throws DEPOSIT_LIMIT_REACHED when `amount` more would pass a limit. The caller holds the member's lock. */
    async checkDeposit(tx: Transaction, member: MemberKey, amount: Money, currency: string): Promise<void> {
      const states = (await readStates(tx, member)).filter(({ kind }) => kind === 'DEPOSIT')
      const broken = states.find(({ used, effective }) => used + amount > effective)
      if (broken === undefined) return
      // Beside the transaction, which is about to be rolled back; not awaited, since it may be waiting for us.
      void outside(() => mark(database, member, 'LIMIT_HIT', `DEPOSIT ${broken.period}`)).catch(onError)
      const left = broken.effective > broken.used ? broken.effective - broken.used : 0n
      throw protectionErrors.DEPOSIT_LIMIT_REACHED({
        field: 'amount',
        extras: {
          reason: `DEPOSIT_LIMIT_REACHED_${broken.period}`,
          limit: formatMoney(broken.effective),
          used: formatMoney(broken.used),
          left: formatMoney(left),
          currency,
          period: broken.period,
        },
      })
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

/** Milliseconds of play that the limits on time leave; undefined without such a limit. */
export function sessionLeft(states: readonly LimitState[]): number | undefined {
  const left = states
    .filter(({ kind }) => kind === 'SESSION')
    .map(({ effective, used }) => Math.max(0, Number(effective - used) * 60_000))
  return left.length === 0 ? undefined : Math.min(...left)
}

function lower(left: bigint | undefined, right: bigint | undefined): bigint | undefined {
  if (left === undefined || right === undefined) return left ?? right
  return left < right ? left : right
}
