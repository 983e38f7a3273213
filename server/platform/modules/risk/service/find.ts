import type { Transaction } from '../../../db/connection.ts'
import type { Money } from '../../../lib/money.ts'
import { findSignals, listNeighbours, readTraits, type Signal, type SignalKind } from '../../suspicion/service.ts'
import {
  readAccountAddedAt,
  readAsked,
  readBonuses,
  readDeposited,
  readPlayed,
  type Subject,
} from '../repository/facts.ts'
import type { RiskKind, RiskRule } from '../rules.ts'

type Reader = Pick<Transaction, 'raw'>

/** What a finding rests on; words for it are the reader's. */
export interface Facts {
  /** Members who share it. */
  readonly memberIds: readonly string[]
  /** Addresses, bank and number, lottery and draw, or how many stakes of how many. */
  readonly details: readonly string[]
  readonly count: number | null
  readonly amount: Money | null
  readonly currency: string | null
  readonly hours: number | null
  readonly percent: number | null
}

export interface Finding {
  readonly rule: RiskRule
  readonly facts: Facts
}

const HOUR = 3_600_000
/** So many are kept of what a finding names. */
const MOST_NAMED = 20
const NO_FACTS: Facts = {
  memberIds: [],
  details: [],
  count: null,
  amount: null,
  currency: null,
  hours: null,
  percent: null,
}

/** Which kinds are told by what members have in common and how they bet. */
const TOLD_BY: { readonly [Each in RiskKind]?: SignalKind } = {
  SHARED_DEVICE: 'DEVICE',
  SHARED_PAYOUT_ACCOUNT: 'PAYOUT_ACCOUNT',
  SHARED_ADDRESS: 'ADDRESS',
  BOTH_SIDES: 'BOTH_SIDES',
  MIRRORED_STAKES: 'MIRRORED_STAKES',
}

/** What of these rules holds of a withdrawal, as it stood when it was asked for. */
export async function findAll(tx: Reader, subject: Subject, rules: readonly RiskRule[]): Promise<Finding[]> {
  const inForce = rules.filter(({ isOn }) => isOn)
  const signals = inForce.some(({ kind }) => TOLD_BY[kind] !== undefined) ? await readSignals(tx, subject) : []
  const findings: Finding[] = []
  for (const rule of inForce) {
    const told = TOLD_BY[rule.kind]
    const facts = told === undefined ? await findByMoney(tx, subject, rule) : findByOthers(signals, told, rule)
    if (facts !== undefined) findings.push({ rule, facts })
  }
  return findings
}

async function readSignals(tx: Reader, subject: Subject): Promise<Signal[]> {
  const traits = await readTraits(tx, subject)
  return findSignals(tx, subject, await listNeighbours(tx, subject, traits), subject.askedAt)
}

function findByOthers(signals: readonly Signal[], told: SignalKind, { leastCount }: RiskRule): Facts | undefined {
  const found = signals.filter(({ kind }) => kind === told)
  const others = [...new Set(found.flatMap(({ otherId }) => otherId ?? []))].toSorted()
  // Bets on both sides need nobody else.
  if (found.length === 0 || (leastCount !== null && others.length < leastCount)) return undefined
  const details = [...new Set(found.map(({ detail }) => detail))].toSorted()
  return {
    ...NO_FACTS,
    memberIds: others.slice(0, MOST_NAMED),
    details: details.slice(0, MOST_NAMED),
    count: others.length,
  }
}

/** What a member did with money before he asked for it. */
async function findByMoney(tx: Reader, subject: Subject, rule: RiskRule): Promise<Facts | undefined> {
  const hours = rule.hours ?? 0
  const since = new Date(subject.askedAt.getTime() - hours * HOUR)
  const facts = { ...NO_FACTS, hours, currency: subject.currency }
  if (rule.kind === 'DEPOSIT_VELOCITY' || rule.kind === 'WITHDRAWAL_VELOCITY') {
    const read = rule.kind === 'DEPOSIT_VELOCITY' ? readDeposited : readAsked
    const { count, sum } = await read(tx, subject, since)
    return count >= (rule.leastCount ?? 0) ? { ...facts, count, amount: sum } : undefined
  }
  if (rule.kind === 'FAST_OUT') {
    const deposited = await readDeposited(tx, subject, since)
    if (deposited.since === null) return undefined
    const { played } = await readPlayed(tx, subject, deposited.since)
    const percent = share(played, deposited.sum)
    return percent < (rule.percent ?? 0) ? { ...facts, amount: deposited.sum, percent } : undefined
  }
  if (rule.kind === 'BONUS_ABUSE') {
    const bonuses = await readBonuses(tx, subject, since)
    const { sum } = await readDeposited(tx, subject, since)
    const isMuch = bonuses > 0n && bonuses * 100n >= sum * BigInt(rule.percent ?? 0)
    return isMuch ? { ...facts, amount: bonuses, percent: sum === 0n ? null : share(bonuses, sum) } : undefined
  }
  if (rule.kind === 'BIG_WIN_OUT') {
    const { greatestWin } = await readPlayed(tx, subject, since)
    return greatestWin >= (rule.amount ?? 0n) ? { ...facts, amount: greatestWin } : undefined
  }
  const addedAt = await readAccountAddedAt(tx, subject)
  return addedAt !== undefined && addedAt > since ? { ...facts, currency: null } : undefined
}

/** Towards zero, and no more than a column of counts holds. */
const share = (part: Money, whole: Money): number => {
  const percent = (part * 100n) / whole
  return percent > 1_000_000n ? 1_000_000 : Number(percent)
}
