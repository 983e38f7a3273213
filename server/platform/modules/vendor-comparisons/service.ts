import { bind } from '../../lib/bind.ts'
import { compareDay, compareDue } from './service/begin.ts'
import { carryOut } from './service/carry-out.ts'
import type { Dependencies } from './service/dependencies.ts'

/**
 * What we booked for game vendors against their own reports (decision 0068), vendor by vendor and day by day; what the two do not tell
 * alike are cases.
 */
export const createVendorComparisonsService = (dependencies: Dependencies) =>
  bind(dependencies, { compareDay, compareDue, carryOut })

export type VendorComparisonsService = ReturnType<typeof createVendorComparisonsService>
