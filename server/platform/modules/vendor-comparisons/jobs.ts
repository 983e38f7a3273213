import type { Jobs } from '../../jobs/jobs.ts'
import { COMPARE_VENDOR, type CompareVendor } from './service/begin.ts'
import type { VendorComparisonsService } from './service.ts'

/** Compares what we booked with what every vendor reports, day by day. */
export function registerVendorComparisonsJobs({
  jobs,
  vendorComparisons,
}: {
  readonly jobs: Jobs
  readonly vendorComparisons: VendorComparisonsService
}): void {
  jobs.define<CompareVendor>(COMPARE_VENDOR, {
    expiresIn: 3_600,
    retries: 2,
    handler: ({ data }) => vendorComparisons.carryOut(data.id),
  })
  // An hour past midnight the day before is over for both sides; later rounds find what could not be compared.
  jobs.define('compare-vendors', { schedule: '23 * * * *', handler: () => vendorComparisons.compareDue() })
}
