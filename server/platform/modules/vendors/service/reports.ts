import { findStandingOf, findStandingWithin } from '../report-repository.ts'
import type { Player, ReportPage, ReportQuery } from '../vendor-adapter.ts'
import type { Adapters } from './adapters.ts'
import type { VendorsDependencies } from './dependencies.ts'

/** What vendors report, and what we booked for them, for those who compare the two. */
export function createReports({ database }: Pick<VendorsDependencies, 'database'>, { openers }: Adapters) {
  return {
    reports: {
      /** Everybody whose games can be opened, whether they report or not. */
      sources: (): string[] => [...openers.keys()],
      /** A page of the vendor's own report; NO_REPORT where its protocol has none. */
      readPage: async (source: string, query: ReportQuery): Promise<ReportPage> =>
        (await openers.get(source)?.report?.readPage(query)) ?? { failure: 'NO_REPORT' },
      /** What of ours stands of a span, in no order. */
      bookedWithin: (source: string, from: Date, to: Date) => findStandingWithin(database, source, from, to),
      /** The same of single transactions, whenever they were booked. */
      bookedAs: (source: string, named: readonly (Player & { readonly transactionId: string })[]) =>
        findStandingOf(database, source, named),
    },
  }
}
