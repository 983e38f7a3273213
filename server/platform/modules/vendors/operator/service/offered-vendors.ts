import type { Database, Transaction } from '../../../../db/connection.ts'
import type { EventBus } from '../../../../events/event-bus.ts'
import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { type By, demand, type OperatorsService } from '../../../operators/service.ts'
import type { VendorsService } from '../../service.ts'
import { announceOffer, demandWindow, type OfferWish, pairOffers } from '../offer.ts'
import { vendorsRights } from '../policy.ts'
import { presentVendorOffer } from '../presenter.ts'
import * as repository from '../repository.ts'

export interface VendorsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly operators: OperatorsService
  readonly vendors: VendorsService
}

type Vendors = readonly repository.VendorRow[]

/** The vendors that a brand offers, and in which order. */
export function createOfferedVendors(dependencies: VendorsOperatorDependencies) {
  const { database, clock, operators } = dependencies
  const read = (query: Transaction['query'], merchantId: string) =>
    repository.selectVendors(query, { merchantId, at: clock.now() })

  return {
    /** All of them, in the order of the lobby. */
    async list(session: OperatorSession): Promise<Vendors> {
      demand(session, vendorsRights['vendors.read'])
      return read(database.query, session.merchantId)
    },

    /** Throws NOT_FOUND for a vendor that the brand does not offer. */
    async find(session: OperatorSession, code: string): Promise<repository.VendorRow> {
      demand(session, vendorsRights['vendors.read'])
      const [vendor] = pick(await read(database.query, session.merchantId), [code])
      if (vendor === undefined) throw httpErrors.NOT_FOUND()
      return vendor
    },

    /** All of them or none. Throws as `find`, and INVALID_INPUT for a window that ends before it begins. */
    update(by: By, codes: readonly string[], wish: OfferWish): Promise<repository.VendorRow[]> {
      const { merchantId } = by.session
      return operators.performEach(by, updateDeed, async (tx) => {
        demandWindow(wish)
        await repository.lockVendors(tx.query, merchantId, codes)
        const before = pick(await read(tx.query, merchantId), codes)
        await repository.updateVendors(tx.query, merchantId, codes, wish)
        announceOffer(dependencies, tx, merchantId)
        return pairOffers(before, pick(await read(tx.query, merchantId), codes))
      })
    },

    /** The vendors named stand together from a place on (0 is the first), in this order; the others stay in theirs. */
    order(by: By, codes: readonly string[], place: number): Promise<Vendors> {
      const { merchantId } = by.session
      return operators.perform(by, orderDeed(merchantId), async (tx) => {
        const before = await read(tx.query, merchantId)
        const all = before.map(({ code }) => code)
        await repository.lockVendors(tx.query, merchantId, all)
        pick(await read(tx.query, merchantId), codes)
        const others = all.filter((code) => !codes.includes(code))
        await repository.orderVendors(tx, merchantId, [...others.slice(0, place), ...codes, ...others.slice(place)])
        announceOffer(dependencies, tx, merchantId)
        return { before, after: await read(tx.query, merchantId) }
      })
    },
  }
}

/** Those of the codes, in their order. Throws NOT_FOUND. */
function pick(vendors: Vendors, codes: readonly string[]): repository.VendorRow[] {
  const byCode = new Map(vendors.map((row) => [row.code, row]))
  return codes.map((code) => {
    const row = byCode.get(code)
    if (row === undefined) throw httpErrors.NOT_FOUND()
    return row
  })
}

const updateDeed = {
  right: vendorsRights['vendors.change'],
  action: 'vendors.update',
  subjectKind: 'vendors',
  subjectId: ({ code }: repository.VendorRow) => code,
  present: presentVendorOffer,
}

const orderDeed = (merchantId: string) => ({
  right: vendorsRights['vendors.change'],
  action: 'vendors.order',
  subjectKind: 'merchants',
  subjectId: () => merchantId,
  present: (vendors: Vendors) => ({ order: vendors.map(({ code }) => code) }),
})
