import { bind } from '../../lib/bind.ts'
import { compareDay, compareDue } from './service/begin.ts'
import { carryOut } from './service/carry-out.ts'
import type { Dependencies } from './service/dependencies.ts'

export { type FoundCase, keepFound } from './repository.ts'

/**
 * What we booked for game vendors (decision 0068) and payment services (0077) against their own reports, one by one and day by day; what
 * the two do not tell alike are cases. So is what other comparisons hand over (`keepFound`).
 */
export const createVendorComparisonsService = (dependencies: Dependencies) =>
  bind(dependencies, { compareDay, compareDue, carryOut })

export type VendorComparisonsService = ReturnType<typeof createVendorComparisonsService>
