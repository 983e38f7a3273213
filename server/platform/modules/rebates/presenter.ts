import type { Static } from 'typebox'
import { nextDate, startOfDate } from '../../lib/local-day.ts'
import { formatMoney } from '../../lib/money.ts'
import type { ClaimLineRow, ClaimRow } from './repository/claims.ts'
import type { RebateAccrual, RebateClaim, RebateClaimDetail, RebateClaimLine, RebateRate, Rebates } from './schema.ts'
import type { RebatesView } from './service/read.ts'
import { rateOf, type Worth } from './worth.ts'

type Category = Static<typeof RebateRate>['category']

const spanOf = (day: string, timeZone: string) => ({
  startsAt: startOfDate(day, timeZone).toISOString(),
  endsAt: startOfDate(nextDate(day), timeZone).toISOString(),
})

const presentAccrual = (accrual: Worth, timeZone: string): Static<typeof RebateAccrual> => ({
  day: accrual.day,
  ...spanOf(accrual.day, timeZone),
  category: accrual.category as Category,
  validBet: formatMoney(accrual.validBet),
  base: accrual.base,
  levelRank: accrual.levelRank,
  level: accrual.level,
  rise: accrual.rise,
  rate: accrual.rate,
  worth: formatMoney(accrual.worth),
  isCapped: accrual.isCapped,
  given: formatMoney(accrual.settled),
  open: formatMoney(accrual.open),
  state: accrual.state,
  expiresOn: accrual.expiresOn,
})

export const presentRebates = (view: RebatesView): Static<typeof Rebates> => ({
  currency: view.currency,
  mode: view.rule.mode,
  leastClaim: formatMoney(view.rule.leastClaim),
  dailyCap: view.rule.dailyCap === null ? null : formatMoney(view.rule.dailyCap),
  claimDays: view.rule.claimDays,
  today: view.today,
  rates: view.categories.map((rate) => ({ ...rate, category: rate.category as Category })),
  accruals: view.accruals.map((accrual) => presentAccrual(accrual, view.timeZone)),
  claimable: formatMoney(view.claimable),
  owed: formatMoney(view.owed),
})

export const presentClaim = (row: ClaimRow): Static<typeof RebateClaim> => ({
  id: row.id,
  currency: row.currency,
  amount: formatMoney(row.amount),
  // The table's check allows only these.
  channel: row.channel as Static<typeof RebateClaim>['channel'],
  firstDay: row.first_day,
  lastDay: row.last_day,
  categories: row.categories as Category[],
  claimedAt: row.claimed_at.toISOString(),
})

const presentLine = (row: ClaimLineRow, timeZone: string): Static<typeof RebateClaimLine> => {
  const parts = { base: row.base, levelRank: row.level_rank, level: row.level, rise: row.rise }
  return {
    day: row.day,
    ...spanOf(row.day, timeZone),
    category: row.category as Category,
    validBet: formatMoney(row.valid_bet),
    ...parts,
    rate: rateOf(parts),
    amount: formatMoney(row.amount),
  }
}

export const presentClaimDetail = (
  { claim, lines }: { readonly claim: ClaimRow; readonly lines: readonly ClaimLineRow[] },
  timeZone: string,
): Static<typeof RebateClaimDetail> => ({
  ...presentClaim(claim),
  lines: lines.map((line) => presentLine(line, timeZone)),
})
