import { formatMoney, MONEY_SCALE, type Money, parseMoney } from '../../lib/money.ts'
import { signInDaysErrors } from './errors.ts'

export const STEP_KINDS = ['MONEY', 'POINTS'] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** What one day of the ladder gives. */
export interface Step {
  readonly kind: StepKind
  readonly amount: Money
}

/** What a brand gives for coming. */
export interface Ladder {
  readonly isRunning: boolean
  /** Of the first day, the second … */
  readonly steps: readonly Step[]
}

export const NO_LADDER: Ladder = { isRunning: false, steps: [] }

/** As the database, proposals and the audit log keep it. */
export const writeSteps = (steps: readonly Step[]) =>
  steps.map(({ kind, amount }) => ({ kind, amount: formatMoney(amount) }))

/** Of what the database kept. */
export const readSteps = (kept: unknown): Step[] =>
  (kept as { kind: StepKind; amount: string }[]).map(({ kind, amount }) => ({ kind, amount: parseMoney(amount) }))

/** Throws SIGN_IN_DAYS_TERMS_INVALID. */
export function checkLadder({ isRunning, steps }: Ladder): void {
  const isGood = ({ kind, amount }: Step) => amount > 0n && (kind === 'MONEY' || amount % MONEY_SCALE === 0n)
  if ((isRunning && steps.length === 0) || !steps.every(isGood))
    throw signInDaysErrors.SIGN_IN_DAYS_TERMS_INVALID({ field: 'steps' })
}

/** Whether somebody may be given more by the next ladder. */
export function givesMore(before: Ladder, next: Ladder): boolean {
  if (!next.isRunning) return false
  if (!before.isRunning || before.steps.length !== next.steps.length) return true
  return next.steps.some(({ kind, amount }, index) => {
    const old = before.steps[index]
    return old === undefined || old.kind !== kind || amount > old.amount
  })
}

/** Which day of a ladder comes next: the one after yesterday's; the first where none was claimed, or the ladder is at its end. */
export const nextStep = (yesterday: number | undefined, days: number): number =>
  yesterday === undefined || yesterday >= days ? 1 : yesterday + 1
