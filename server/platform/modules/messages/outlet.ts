import type { Transaction } from '../../db/connection.ts'
import type { Owner } from './inbox-repository.ts'
import type { MessageChannel } from './kinds.ts'

/** A message on its way out of the house. */
export interface Letter {
  readonly merchantId: string
  readonly memberId: string
  /** In whose name it goes. */
  readonly brand: string
  readonly language: string
  readonly title: string
  readonly text: string
  /** A page of the portal. */
  readonly path: string | null
  /** The proved address or number; empty where a channel has no contact of the member's. */
  readonly to: string
}

/**
 * A way to tell members beside the inbox; a module brings its own by `outlet` in `module.ts`. It only enqueues, in the transaction
 * that told. Members are offered the channels of outlets alone.
 */
export interface Outlet {
  readonly channel: MessageChannel
  send(tx: Transaction, letters: readonly Letter[]): Promise<void>
  /** Whether a member can be reached, where the channel has no contact of the member's. */
  reaches?(owner: Owner): Promise<boolean>
}
