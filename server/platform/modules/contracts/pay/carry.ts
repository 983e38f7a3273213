import type { Money } from '../../../lib/money.ts'
import type { Carry } from './terms.ts'

/** A period as carrying sees it. */
interface Period {
  /** What the house won of the team in it. */
  readonly loss: Money
  /** What earlier periods left over: less than nothing, or nothing. */
  readonly carried: Money
  /** Whether it is the first half of a month. */
  readonly isFirstHalf: boolean
}

/** What counts as the loss of a period, and what it leaves to the next one (nothing, or less). */
export function carryOver(carry: Carry, { loss, carried, isFirstHalf }: Period): { loss: Money; carried: Money } {
  const counted = loss + carried
  switch (carry) {
    case 'NONE':
      return { loss: counted, carried: 0n }
    case 'NEXT':
      // Its own loss alone: what came from the period before is forgotten after one.
      return { loss: counted, carried: negative(loss) }
    case 'HALF_MONTH':
      return { loss: counted, carried: isFirstHalf ? negative(loss) : 0n }
    case 'PERMANENT':
      return { loss: counted, carried: negative(counted) }
  }
}

const negative = (amount: Money): Money => (amount < 0n ? amount : 0n)
