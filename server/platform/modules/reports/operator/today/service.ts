import type { Database } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import type { Clock } from '../../../../lib/clock.ts'
import { demand, type OperatorsService } from '../../../operators/service.ts'
import { reportsRights } from '../policy.ts'
import { type BrandDayFigures, type DayFigures, type Mark, readDaysSoFar, readMarks } from './repository.ts'

export interface TodayDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'seenBrands'>
}

/** A brand's day so far, beside the day before until the same minute where that was noted. */
export interface BrandToday {
  readonly brand: BrandDayFigures
  readonly yesterday: Mark | undefined
}

/** Brands of one currency together; without yesterday where it is missing of one of them. */
export interface CurrencyToday {
  readonly currency: string
  readonly today: DayFigures
  readonly yesterday: DayFigures | undefined
}

/**
 * What the brand in view came to today, or all brands at which the operator may see figures. Amounts of different currencies are never
 * added. Throws FORBIDDEN.
 */
export async function readToday(
  { database, clock, operators }: TodayDependencies,
  session: OperatorSession,
  isOfAllBrands: boolean,
): Promise<{ brands: BrandToday[]; currencies: CurrencyToday[] }> {
  demand(session, reportsRights['figures.read'])
  const merchantIds = isOfAllBrands
    ? (await operators.seenBrands(session, 'figures.read')).merchantIds
    : [session.merchantId]
  const days = await readDaysSoFar(database, clock.now(), merchantIds)
  const marks = new Map((await readMarks(database, days)).map((mark) => [mark.merchant_id, mark]))
  const brands = days.map((brand) => ({ brand, yesterday: marks.get(brand.merchant_id) }))
  return { brands, currencies: sumCurrencies(brands) }
}

function sumCurrencies(brands: readonly BrandToday[]): CurrencyToday[] {
  const sums = new Map<string, CurrencyToday>()
  for (const { brand, yesterday } of brands) {
    const known = sums.get(brand.currency)
    sums.set(brand.currency, {
      currency: brand.currency,
      today: known === undefined ? brand : added(known.today, brand),
      yesterday: known === undefined ? yesterday : known.yesterday && yesterday && added(known.yesterday, yesterday),
    })
  }
  return [...sums.values()].toSorted((one, other) => one.currency.localeCompare(other.currency))
}

const added = (one: DayFigures, other: DayFigures): DayFigures => ({
  deposited: one.deposited + other.deposited,
  withdrawn: one.withdrawn + other.withdrawn,
  gross_revenue: one.gross_revenue + other.gross_revenue,
  net_revenue: one.net_revenue + other.net_revenue,
  active_members: one.active_members + other.active_members,
  new_members: one.new_members + other.new_members,
  first_deposits: one.first_deposits + other.first_deposits,
})
