import type { ReportFailure, ReportQuery } from '../../vendors/service.ts'
import type { BookedMovement, ReportedMovement } from '../movements.ts'
import type { Dependencies } from './dependencies.ts'

/** A page of a report, oldest first; `cursor` is undefined on the last one. */
export type Page =
  | { readonly movements: readonly ReportedMovement[]; readonly cursor: string | undefined }
  | { readonly failure: ReportFailure; readonly error?: unknown }

/** Everybody whose report is compared: game vendors by their protocol account, payment services by their gateway. */
export interface Reports {
  sources(): string[]
  readPage(source: string, query: ReportQuery): Promise<Page>
  /** What of ours stands of a span, in no order. */
  bookedWithin(source: string, from: Date, to: Date): Promise<readonly BookedMovement[]>
  /** What we booked under these, whenever that was. */
  bookedAs(source: string, told: readonly ReportedMovement[]): Promise<readonly BookedMovement[]>
}

export function reportsOf({ vendors, payments }: Pick<Dependencies, 'vendors' | 'payments'>): Reports {
  const isPayment = (source: string) => payments.reports.sources().includes(source)
  const of = (source: string) => (isPayment(source) ? payments.reports : vendors.reports)
  return {
    sources: () => [...vendors.reports.sources(), ...payments.reports.sources()],
    readPage: (source, query) => of(source).readPage(source, query),
    bookedWithin: (source, from, to) => of(source).bookedWithin(source, from, to),
    bookedAs: (source, told) =>
      isPayment(source)
        ? payments.reports.bookedAs(source, told)
        : // A bet is found by its member, so what names nobody is none of ours.
          vendors.reports.bookedAs(
            source,
            told.flatMap(({ player, transactionId }) => (player === undefined ? [] : [{ ...player, transactionId }])),
          ),
  }
}
