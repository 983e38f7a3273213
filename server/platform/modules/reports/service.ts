import type { Database, Transaction } from '../../db/connection.ts'
import { isTimeZone } from '../../lib/local-day.ts'
import type { Money } from '../../lib/money.ts'
import { addFigures, type Figures, NO_FIGURES, sumCountedHours } from '../games/service.ts'
import { countsAs, type LedgerService } from '../ledger/service.ts'
import type { TurnoverService } from '../turnover/service.ts'
import { reportsErrors } from './errors.ts'
import * as repository from './summaries-repository.ts'

export type { Figures } from '../games/service.ts'
export { addToSummaries } from './summaries.ts'

export interface ReportsDependencies {
  readonly database: Database
  readonly ledger: Pick<LedgerService, 'sumKinds'>
  readonly turnover: TurnoverService
}

export interface Holder {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
}

export interface Span {
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** What came in, went out and was played in a span (§2, credit report). */
export interface AccountReport {
  readonly deposits: Money
  readonly withdrawals: Money
  readonly bonuses: Money
  /** Refunds, corrections and transfers; what else changed the balance. */
  readonly others: Money
  readonly played: Figures
}

const LONGEST_DAYS = 400

/** What members won and lost, read from hourly summaries of their bets (domain.md 3), never from the bets themselves. */
export function createReportsService({ database, ledger, turnover }: ReportsDependencies) {
  return {
    /** Stakes, valid bets and payouts of a span; its ends must lie on full hours. Counts what waits to be counted first. */
    async totals(holder: Holder, filter: repository.SummaryFilter): Promise<Figures> {
      await turnover.count(holder)
      return repository.sumAll(database, holder, holder.currency, filter)
    },

    /**
     * Win and loss by day of a time zone and by category. Days without bets are left out. Throws SPAN_INVALID for more than
     * 400 days, TIME_ZONE_UNKNOWN.
     */
    async profit(holder: Holder, span: { from: Date; to: Date }, timeZone: string) {
      const days = (span.to.getTime() - span.from.getTime()) / 86_400_000
      if (!(days > 0 && days <= LONGEST_DAYS)) throw reportsErrors.SPAN_INVALID({ field: 'from' })
      if (!isTimeZone(timeZone)) throw reportsErrors.TIME_ZONE_UNKNOWN({ field: 'timeZone' })
      await turnover.count(holder)
      const rows = await repository.sumDays(database, holder, holder.currency, span, timeZone)
      return {
        days: groupBy(rows, ({ day }) => day),
        categories: groupBy(rows, ({ game_type }) => game_type),
        totals: rows.reduce<Figures>(addFigures, NO_FIGURES),
      }
    },

    /**
     * What a member lost in each of some spans, less than zero where he won; their ends must lie on full hours. By the figures of `profit`.
     * Within a transaction it holds the member's counter, so that the figures stay what they are until its end.
     */
    async losses(
      holder: Holder,
      spans: readonly { readonly from: Date; readonly to: Date }[],
      tx?: Transaction,
    ): Promise<Money[]> {
      await turnover.count(holder, tx)
      return repository.sumLosses(tx ?? database, holder, holder.currency, spans)
    },

    /** Money in and out and play of a span, or of the whole life of the account. */
    async account(holder: Holder, span: Span): Promise<AccountReport> {
      await turnover.count(holder)
      const [movements, played] = await Promise.all([
        ledger.sumKinds(holder, holder.currency, span),
        repository.sumAll(database, holder, holder.currency, span),
      ])
      const net = (chosen: (kind: string) => boolean) =>
        movements.filter(({ kind }) => chosen(kind)).reduce((sum, { came, went }) => sum + came - went, 0n)
      const isGiven = (kind: string) => countsAs(kind, 'gifts') || countsAs(kind, 'pay')
      // Bets that were taken back are not in the summaries, so neither their stake nor its refund counts.
      const isOther = (kind: string) => !countsAs(kind, 'cashier') && !isGiven(kind) && !countsAs(kind, 'play')
      return {
        deposits: net((kind) => kind === 'DEPOSIT'),
        withdrawals: -net((kind) => kind === 'WITHDRAWAL'),
        bonuses: net(isGiven),
        others: net(isOther),
        played,
      }
    },

    /** Makes a member's summaries again from nothing but what was counted of the bets. */
    rebuild: (member: repository.MemberKey): Promise<void> =>
      turnover.holding(member, async (tx) => {
        await repository.removeFigures(tx, member)
        await repository.addFigures(tx, member, await sumCountedHours(tx, member))
      }),
  }
}

export type ReportsService = ReturnType<typeof createReportsService>

function groupBy<Row extends Figures>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Figures>()
  for (const row of rows) groups.set(keyOf(row), addFigures(groups.get(keyOf(row)) ?? NO_FIGURES, row))
  return [...groups].map(([key, figures]) => ({ key, ...figures }))
}
