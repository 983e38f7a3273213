import type { Transaction } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { Clock } from '../../../lib/clock.ts'

export type OfferAvailability = 'OPEN' | 'MAINTENANCE' | 'OFF'

/** What an operator wants of vendors or games; undefined stays, a window of null goes. */
export interface OfferWish {
  readonly availability?: OfferAvailability | undefined
  readonly maintenance?: { readonly from: Date; readonly until: Date } | null | undefined
}

/** The columns that a wish changes. */
export const offerColumns = ({ availability, maintenance }: OfferWish) => ({
  ...(availability === undefined ? {} : { availability }),
  ...(maintenance === undefined
    ? {}
    : { maintenance_from: maintenance?.from ?? null, maintenance_until: maintenance?.until ?? null }),
})

/** Throws INVALID_INPUT for a window that ends before it begins. */
export function demandWindow({ maintenance }: OfferWish): void {
  if (maintenance && maintenance.from >= maintenance.until)
    throw httpErrors.INVALID_INPUT({ field: 'maintenance.until' })
}

/** The window of a wish as a call carries it. */
export const readWindow = ({
  maintenance,
}: {
  readonly maintenance?: { readonly from: string; readonly until: string } | null | undefined
}) => (maintenance ? { from: new Date(maintenance.from), until: new Date(maintenance.until) } : maintenance)

export function presentWindow({
  maintenance_from,
  maintenance_until,
}: {
  readonly maintenance_from: Date | null
  readonly maintenance_until: Date | null
}) {
  return maintenance_from === null || maintenance_until === null
    ? null
    : { from: maintenance_from.toISOString(), until: maintenance_until.toISOString() }
}

/** Lobbies, lists and everything kept of a brand's games are read anew once the change is in force. */
export function announceOffer(
  { clock, events }: { readonly clock: Clock; readonly events: EventBus },
  tx: Transaction,
  merchantId: string,
): void {
  tx.onCommit(() => events.publish({ type: 'site', merchantId, topic: 'games', version: clock.now().getTime() }))
}

/** Things as they were beside what they became. */
export const pairOffers = <Thing>(before: readonly Thing[], after: readonly Thing[]) =>
  before.flatMap((was, index) => {
    const is = after[index]
    return is === undefined ? [] : [{ before: was, after: is }]
  })
