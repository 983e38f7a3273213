import type { Database } from '../../db/connection.ts'
import type { Money } from '../../lib/money.ts'
import type { PaymentGateway, ReportPage, ReportQuery } from './gateways/gateway.ts'
import { findBookedAs, findBookedWithin, findPayers } from './repository/reports.ts'
import { HOUSE_MERCHANT } from './service/suspense.ts'

/** A payment as the service reports it, and whose order it was for; undefined where the order is none of ours. */
interface ReportedDeposit {
  readonly transactionId: string
  readonly kind: 'DEPOSIT'
  readonly round: string
  readonly user: null
  readonly player: { readonly merchantId: string; readonly memberId: string } | undefined
  readonly amount: Money
  readonly currency: string
  readonly at: Date
}

type Failure = Extract<ReportPage, { failure: unknown }>

/**
 * What payment services report, and what we booked of it, for those who compare the two (decision 0077). Everything that a service told us
 * is in our books, credited or in suspense.
 */
export function createPaymentReports(database: Database, gateways: readonly PaymentGateway[]) {
  const reporting = new Map(
    gateways.flatMap((gateway) => (gateway.readReport === undefined ? [] : [[gateway.code, gateway] as const])),
  )

  async function readPage(
    source: string,
    query: ReportQuery,
  ): Promise<{ movements: ReportedDeposit[]; cursor: string | undefined } | Failure> {
    const page = await reporting.get(source)?.readReport?.(query)
    if (page === undefined) throw new Error(`${source} is no payment service that reports`)
    if ('failure' in page) return page
    const payers = await findPayers(database, [...new Set(page.payments.map(({ order }) => order))])
    const byCode = new Map(payers.map(({ code, ...player }) => [code, player]))
    const movements = page.payments.map(({ providerId, order, ...payment }) => ({
      ...payment,
      transactionId: providerId,
      kind: 'DEPOSIT' as const,
      round: order,
      user: null,
      player: byCode.get(order),
    }))
    return { movements, cursor: page.cursor }
  }

  return {
    sources: (): string[] => [...reporting.keys()],
    readPage,
    bookedWithin: async (source: string, from: Date, to: Date) =>
      (await findBookedWithin(database, source, from, to)).map(bookedDeposit),
    bookedAs: async (source: string, named: readonly { readonly transactionId: string }[]) =>
      (
        await findBookedAs(
          database,
          source,
          named.map(({ transactionId }) => transactionId),
        )
      ).map(bookedDeposit),
  }
}

const bookedDeposit = ({ merchantId, order, ...payment }: Awaited<ReturnType<typeof findBookedAs>>[number]) => ({
  ...payment,
  kind: 'DEPOSIT' as const,
  round: order,
  betId: null,
  // What is in suspense under the house is no brand's.
  merchantId: merchantId === HOUSE_MERCHANT ? null : merchantId,
})
