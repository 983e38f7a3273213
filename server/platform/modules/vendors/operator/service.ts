import { createVendorFigures } from './service/figures.ts'
import { createOfferedVendors, type VendorsOperatorDependencies } from './service/offered-vendors.ts'

export {
  announceOffer,
  demandWindow,
  type OfferAvailability,
  type OfferWish,
  offerColumns,
  pairOffers,
  presentWindow,
  readWindow,
} from './offer.ts'

/** What operators see of vendors, and whether a brand offers them. */
export function createVendorsOperatorService(dependencies: VendorsOperatorDependencies) {
  return { ...createOfferedVendors(dependencies), ...createVendorFigures(dependencies) }
}
