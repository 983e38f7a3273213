import type { Money } from '../../lib/money.ts'

/** Stakes and wins at a game vendor; deposits; what the bank paid out by order, and what of it came back. */
export type MovementKind = 'BET' | 'WIN' | 'DEPOSIT' | 'PAYOUT' | 'RETURN'

interface Player {
  readonly merchantId: string
  readonly memberId: string
}

/** A movement as whoever moved it reports it. */
export interface ReportedMovement {
  readonly transactionId: string
  readonly kind: MovementKind
  /** The round of a game, or the order of a payment. */
  readonly round: string
  /** The reporter's word for the player, as we gave it; null where it has none. */
  readonly user: string | null
  /** Whom that names; undefined when it is none of ours. */
  readonly player: Player | undefined
  readonly amount: Money
  readonly currency: string
  readonly at: Date
}

/** A movement that stands in our books; of nobody where it named nobody. */
export interface BookedMovement {
  readonly transactionId: string
  readonly kind: MovementKind
  readonly merchantId: string | null
  readonly memberId: string | null
  readonly betId: string | null
  readonly depositId?: string | null
  readonly round: string
  readonly amount: Money
  readonly currency: string
  readonly at: Date
}
