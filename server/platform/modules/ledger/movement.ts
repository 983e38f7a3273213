import { hash } from 'node:crypto'
import type { LedgerRefusal, OutcomeOf } from '../../db/outcomes.ts'
import type { Money } from '../../lib/money.ts'
import type { AccountName, MemberAccount } from './accounts.ts'
import type { DocumentKind, TransferKind } from './kinds.ts'

/** Whose money. Every movement concerns one member; the house side is stored with the member's key. */
export interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

/** The business document a movement belongs to: a bet, a deposit, a claim. */
export interface DocumentReference {
  readonly kind: DocumentKind
  readonly id: string
}

/** What every order to the ledger says. `source` and `key` are the idempotency key within the member, kept for ever. */
export interface Order extends Owner {
  /** Who asks: a vendor (`hub88:demo`), a gateway (`vietqr`), a module (`payments`). */
  readonly source: string
  readonly key: string
  readonly kind: TransferKind
  readonly document: DocumentReference
  readonly reason?: string
  /** The operator or member behind it, where it is not the member's own doing. */
  readonly actor?: string
  /** Anything else that must be the same when the key comes again (a round, a game). */
  readonly fingerprint?: string
}

/** An amount (positive) from one account to another. */
export interface TransferOrder extends Order {
  readonly currency: string
  readonly amount: Money
  readonly from: AccountName
  readonly to: AccountName
}

/** Resolves a pending movement: whole, or for POST a part, the rest going back. */
export interface ResolveOrder extends Order {
  readonly pendingId: string
  readonly currency: string
  /** Only when posting a part. */
  readonly amount?: Money
}

/** The stored answer to an order. Balances are those of now, also when it is a repetition. */
export interface Movement {
  readonly outcome: Exclude<OutcomeOf<'ledger_move'>, 'DUPLICATE_MISMATCH'>
  /** When REFUSED; a code of ledgerErrors. */
  readonly refusal: LedgerRefusal | undefined
  readonly transferId: string
  /** The order had been answered before; nothing moved now. */
  readonly replayed: boolean
  /** The member accounts that the movement concerns. */
  readonly accounts: readonly AccountBalance[]
}

export interface AccountBalance {
  readonly account: MemberAccount
  readonly balance: Money
  /** Number of entries so far. */
  readonly version: bigint
}

export type Phase = 'SINGLE' | 'PENDING' | 'POST' | 'VOID' | 'TOMBSTONE'

/** An order as ledger_move takes it. */
export interface Move extends Order {
  readonly phase: Phase
  readonly currency: string
  readonly amount: Money
  readonly from: AccountName
  readonly to: AccountName
  readonly resolves?: string
  readonly reverses?: string
}

/** What must be equal when a key comes again. */
export function hashMove(move: Move): string {
  const parts = [
    move.kind,
    move.phase,
    move.currency,
    move.amount.toString(),
    move.from,
    move.to,
    move.resolves ?? '',
    move.reverses ?? '',
    move.document.kind,
    move.document.id,
    move.fingerprint ?? '',
  ]
  return hash('sha256', JSON.stringify(parts), 'base64url')
}
