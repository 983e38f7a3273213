import type { TimeSpan } from '../../../db/search.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import { dateAt, nextDate, startOfDate } from '../../../lib/local-day.ts'
import type { Money } from '../../../lib/money.ts'
import { GameType } from '../../games/schema.ts'
import { rebatesErrors } from '../errors.ts'
import { listWaiting } from '../repository/accruals.ts'
import { type ClaimLineRow, type ClaimRow, findClaim, listClaims, listLines } from '../repository/claims.ts'
import type { RebateRule } from '../rule.ts'
import { linesOf, type RateParts, rateOf, sumOf, type Worth, worthOf } from '../worth.ts'
import type { Dependencies, Holder } from './dependencies.ts'
import { type RatesAt, ratesAt } from './rates.ts'
import { accrualOf } from './settling.ts'

/** What a category gives a member now. */
export interface CategoryRate extends RateParts {
  readonly category: string
  readonly rate: number
}

/** What a member has of rebates now. */
export interface RebatesView {
  readonly rule: RebateRule
  readonly currency: string
  readonly timeZone: string
  readonly today: string
  readonly categories: readonly CategoryRate[]
  /** Of each day of which something may be left; days that run as they would be closed now. */
  readonly accruals: readonly Worth[]
  /** What a claim would give now; nothing while more is to be worked off. */
  readonly claimable: Money
  /** What was given too much, and is taken from what comes next. */
  readonly owed: Money
}

/** Bets settled by now are counted first. Who plays for free sees the rates, and has nothing. */
export async function readRebates(dependencies: Dependencies, holder: Holder): Promise<RebatesView> {
  const { database, clock, sites, turnover } = dependencies
  await turnover.count(holder)
  const { merchantId, memberId } = holder
  const { timeZone, currency } = await sites.findMerchant(merchantId)
  const today = dateAt(clock.now(), timeZone)
  const rows = await listWaiting(database, holder)
  // A day that runs is shown as it would be closed if nothing changed until its end.
  const days = new Set(rows.filter(({ closed_at }) => closed_at === null).map(({ day }) => day))
  const ratesOn = (day: string) =>
    ratesAt(dependencies, database, { merchantId, memberIds: [memberId], at: startOfDate(nextDate(day), timeZone) })
  const { rule, of } = await ratesOn(today)
  const ratesOf = new Map<string, RatesAt>()
  for (const day of days) ratesOf.set(day, await ratesOn(day))
  const accruals = worthOf(
    rows.map((row) => {
      const rates = row.closed_at === null ? ratesOf.get(row.day) : undefined
      const known = accrualOf(row)
      if (rates === undefined) return known
      return { ...known, ...rates.of(memberId, row.category), dailyCap: rates.rule.dailyCap }
    }),
  )
  const lines = linesOf(accruals, today)
  const sum = sumOf(lines)
  return {
    rule,
    currency,
    timeZone,
    today,
    categories: GameType.enum.map((category) => {
      const parts = of(memberId, category)
      return { category, ...parts, rate: rateOf(parts) }
    }),
    accruals: accruals.filter(({ rate, open, settled }) => rate > 0 || open !== 0n || settled > 0n),
    claimable: sum > 0n ? sum : 0n,
    owed: lines.reduce((owed, { amount }) => (amount < 0n ? owed - amount : owed), 0n),
  }
}

/** A page of a member's claims, the last first. */
export async function listRebateClaims({ database }: Dependencies, holder: Holder, span: TimeSpan, asked: PageRequest) {
  return listClaims(database.query, holder, span, pageOf(asked))
}

/** A claim of the member with what each accrual brought. Throws REBATE_CLAIM_NOT_FOUND. */
export async function readRebateClaim(
  { database }: Dependencies,
  holder: Holder,
  id: string,
): Promise<{ claim: ClaimRow; lines: ClaimLineRow[] }> {
  const claim = await findClaim(database.query, holder, id)
  if (claim === undefined) throw rebatesErrors.REBATE_CLAIM_NOT_FOUND()
  return { claim, lines: await listLines(database.query, holder.merchantId, id) }
}
