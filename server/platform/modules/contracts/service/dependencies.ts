import type { Database } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { MessagesService } from '../../messages/service.ts'
import type { SitesService } from '../../sites/service.ts'

/** What the operations on contracts work with. */
export interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: Pick<EventBus, 'publish'>
  readonly messages: Pick<MessagesService, 'tell'>
  readonly sites: Pick<SitesService, 'findMerchant' | 'isOn' | 'demandModule'>
}

/** By what both sides hear of it. */
export type Tellers = Pick<Dependencies, 'events' | 'messages'>

/** When something is done, by which clock its windows go, and who is told of it. */
export interface Moment {
  readonly at: Date
  /** The brand's time zone. */
  readonly zone: string
  readonly tellers: Tellers
}

/** Read before a transaction begins: what a brand is comes by a way of its own. */
export async function readMoment(
  { clock, sites, events, messages }: Omit<Dependencies, 'database'>,
  merchantId: string,
): Promise<Moment> {
  const { timeZone } = await sites.findMerchant(merchantId)
  return { at: clock.now(), zone: timeZone, tellers: { events, messages } }
}

/** Who acts: a member, or for the platform an operator. */
export interface Actor {
  readonly merchantId: string
  /** Null of the platform, as the payer of its contracts is. */
  readonly memberId: string | null
  readonly account: string
}

/** What is done about a contract that is there. */
export interface Answer {
  readonly contractId: string
  /** The version that was read: who signs signs that one alone. */
  readonly version: number
  /** Whether contracts below may end with it. */
  readonly isConfirmed: boolean
}
