import { formatMoney, type Money } from './money.ts'

/** How long a raised limit waits before it counts: whoever raises it cannot act alone by it at once. */
const RAISE_WAITS_MILLISECONDS = 24 * 60 * 60 * 1000

/** Up to which amount one pair of eyes suffices, and the higher limit that waits to follow. */
export interface WaitingLimit {
  readonly amount: Money
  readonly pending: { readonly amount: Money; readonly from: Date } | null
}

/** A limit as a table keeps it. */
export const storedLimit = (amount: Money, pending: Money | null, from: Date | null): WaitingLimit => ({
  amount,
  pending: pending === null || from === null ? null : { amount: pending, from },
})

/** The limit as it stands at a moment: one that waited until then is in force. */
export const limitAt = ({ amount, pending }: WaitingLimit, at: Date): WaitingLimit =>
  pending !== null && pending.from <= at ? { amount: pending.amount, pending: null } : { amount, pending }

/**
 * A limit after a change. A lower one counts at once and drops what waited; a higher one counts after a day, in which
 * others see it in the audit log and may lower it again. The same one that waits already goes on waiting.
 */
export function changeLimit(stored: WaitingLimit, wanted: Money, now: Date): WaitingLimit {
  const before = limitAt(stored, now)
  if (wanted <= before.amount) return { amount: wanted, pending: null }
  if (before.pending?.amount === wanted) return before
  return {
    amount: before.amount,
    pending: { amount: wanted, from: new Date(now.getTime() + RAISE_WAITS_MILLISECONDS) },
  }
}

/** Whether that would be a higher limit than those in force and waiting. */
export function raisesLimit(stored: WaitingLimit, wanted: Money, now: Date): boolean {
  const { amount, pending } = limitAt(stored, now)
  return wanted > amount && wanted !== pending?.amount
}

/** The limit of four eyes as settings show it. */
export function presentWaitingLimit(stored: WaitingLimit, now: Date) {
  const { amount, pending } = limitAt(stored, now)
  return {
    fourEyesAbove: formatMoney(amount),
    fourEyesPending: pending === null ? null : formatMoney(pending.amount),
    fourEyesPendingFrom: pending?.from.toISOString() ?? null,
  }
}
