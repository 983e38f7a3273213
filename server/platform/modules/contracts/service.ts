import { bind } from '../../lib/bind.ts'
import { accept } from './service/accept.ts'
import type { Dependencies } from './service/dependencies.ts'
import { endMoved, previewMoved } from './service/end-moved.ts'
import { listOffers, offerTerms } from './service/offer.ts'
import { propose, request } from './service/propose.ts'
import { find, list, listGiven, standings } from './service/read.ts'
import { reject } from './service/reject.ts'
import { terminate } from './service/terminate.ts'

export { contractsErrors } from './errors.ts'
export { carryOver } from './pay/carry.ts'
export { amountsOfLine, type LineAmount } from './pay/line.ts'
export { payWhole } from './pay/remainder.ts'
export { type ContractKind, type Measures, PAY_RATE_SCALE, type Terms, type Tier } from './pay/terms.ts'
export { type NextTier, nextTier } from './pay/tiers.ts'
export { isFirstHalf, type Period, type Window, windowAt, windowsDue } from './periods.ts'
export { readTerms } from './presenter.ts'
export {
  type ContractGroup,
  type ContractInForce,
  listGroups,
  listGroupsOf,
  listInForce,
} from './repository/in-force.ts'
export { findTemplate } from './repository/templates.ts'
export type { Offer, Offerable } from './service/offer.ts'
export { type ContractTerms, demandSound, termsOf, termsOfVersion } from './terms.ts'

/** Contracts of agents about their pay (domain.md 7): who promises whom what, and how that begins, changes and ends. */
export function createContractsService(dependencies: Dependencies) {
  return bind(dependencies, {
    propose,
    request,
    accept,
    reject,
    terminate,
    find,
    list,
    listGiven,
    standings,
    listOffers,
    offerTerms,
    endMoved,
    previewMoved,
  })
}

export type ContractsService = ReturnType<typeof createContractsService>
