import type { Static } from 'typebox'
import { formatMoney } from '../../../../lib/money.ts'
import type { DayFigures } from './repository.ts'
import type { todayCalls } from './schema.ts'
import type { BrandToday, CurrencyToday } from './service.ts'

type Today = Static<typeof todayCalls.getToday.value>
type Brand = Today['brands'][number]

const figures = (sums: DayFigures): Brand['today'] => ({
  deposited: formatMoney(sums.deposited),
  withdrawn: formatMoney(sums.withdrawn),
  grossRevenue: formatMoney(sums.gross_revenue),
  netRevenue: formatMoney(sums.net_revenue),
  activeMembers: sums.active_members,
  newMembers: sums.new_members,
  firstDeposits: sums.first_deposits,
})

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

export const presentToday = ({
  brands,
  currencies,
}: {
  readonly brands: readonly BrandToday[]
  readonly currencies: readonly CurrencyToday[]
}): Today => ({
  brands: brands.map(({ brand, yesterday }) => ({
    merchantId: brand.merchant_id,
    code: brand.code,
    name: brand.name,
    currency: brand.currency,
    day: brand.day,
    until: timeOf(brand.minute),
    today: figures(brand),
    yesterday: yesterday === undefined ? null : figures(yesterday),
    yesterdayUntil: yesterday === undefined ? null : timeOf(yesterday.minute),
  })),
  currencies: currencies.map(({ currency, today, yesterday }) => ({
    currency,
    today: figures(today),
    yesterday: yesterday === undefined ? null : figures(yesterday),
  })),
})
