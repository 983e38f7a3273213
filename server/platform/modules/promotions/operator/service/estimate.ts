import type { OperatorSession } from '../../../../http/session.ts'
import { dateAfter, dateAt, startOfDate } from '../../../../lib/local-day.ts'
import { type Money, parseMoney } from '../../../../lib/money.ts'
import { demand } from '../../../operators/service.ts'
import { promotionsErrors } from '../../errors.ts'
import { type Estimate, estimate } from '../../estimate/estimate.ts'
import { type Grant, type Granting, grantWithin } from '../../estimate/granting.ts'
import { type Joining, joiningsOf, type Play, rememberDates, rememberPeriods } from '../../estimate/joining.ts'
import { timesAs } from '../../estimate/times.ts'
import { askedBy } from '../../service/facts.ts'
import { currencyOf, type PromotionTerms, parseTerms, turnoverOf, waitsForDeposit } from '../../terms.ts'
import { countLives, readHours, readLives, type Span } from '../estimate-repository.ts'
import { promotionsRights } from '../policy.ts'
import { findPromotion } from '../repository.ts'
import { listSharing, type Sharing } from '../sharing-repository.ts'
import type { PromotionsOperatorDependencies } from './dependencies.ts'
import type { Draft } from './write.ts'

const DAYS = 30
const SHOWN = 10
/** Of a brand with more, one in so many is looked at that they are no more: figures are multiplied then, and say so. */
const MOST_READ = 4_000
/** Whoever asks waits for it: less than the gateway waits. */
const LONGEST_MILLISECONDS = 8_000

export interface PromotionEstimateView extends Estimate {
  readonly from: Date
  readonly to: Date
  readonly read: number
  /** Of so many members one was looked at. */
  readonly oneIn: number
  readonly currency: string
  readonly accounts: ReadonlyMap<string, string>
  readonly sharing: readonly (Sharing & { readonly granted: Money })[]
}

/** Brands whose estimate runs on this node: it reads a month of everybody. */
const running = new Set<string>()

/**
 * What a draft would have come to over the last thirty days of the brand: it is played over everybody who was here, by the very rules that
 * decide for members. Throws PROMOTION_NOT_FOUND, PROMOTION_ESTIMATE_RUNNING, PROMOTION_ESTIMATE_TOO_LONG.
 */
export async function estimatePromotion(
  dependencies: Pick<PromotionsOperatorDependencies, 'clock' | 'database' | 'sites'>,
  session: OperatorSession,
  id: string,
): Promise<PromotionEstimateView> {
  demand(session, promotionsRights['promotions.read'])
  const { merchantId } = session
  const row = await findPromotion(dependencies.database.query, merchantId, id)
  if (row === undefined) throw promotionsErrors.PROMOTION_NOT_FOUND()
  if (running.has(merchantId)) throw promotionsErrors.PROMOTION_ESTIMATE_RUNNING()
  running.add(merchantId)
  try {
    return await run(dependencies, merchantId, row.draft as Draft)
  } finally {
    running.delete(merchantId)
  }
}

async function run(
  { clock, database, sites }: Pick<PromotionsOperatorDependencies, 'clock' | 'database' | 'sites'>,
  merchantId: string,
  draft: Draft,
): Promise<PromotionEstimateView> {
  const until = clock.now().getTime() + LONGEST_MILLISECONDS
  const check = () => {
    if (clock.now().getTime() > until) throw promotionsErrors.PROMOTION_ESTIMATE_TOO_LONG()
  }
  const terms = parseTerms(draft.terms)
  const merchant = await sites.findMerchant(merchantId)
  const play = spanOf(terms, merchant, clock.now())
  const oneIn = Math.max(1, Math.ceil((await countLives(database, { ...play, merchantId })) / MOST_READ))
  const span = {
    ...play,
    merchantId,
    since: new Date(play.from.getTime() - lookback(terms)),
    asked: askedBy([terms]),
    days: asksForDays(terms),
    oneIn,
  }
  const { joinings, accounts, read } = await readJoinings(database, play, span, check)
  const granting = grantWithin(terms, joinings, parseMoney(draft.budget) / BigInt(oneIn))
  const ids = [...new Set(granting.grants.map(({ memberId }) => memberId))]
  const hours = bindsMoney(terms) ? await readHours(database, span, ids, playOf(terms, granting, span)) : []
  check()
  const sharing = await listSharing(database, merchantId, ids, play.from)
  return {
    ...timesAs(estimate(terms, granting, hours, play.to), oneIn),
    oneIn,
    from: play.from,
    to: play.to,
    read,
    currency: currencyOf(terms, merchant.currency),
    accounts,
    sharing: sharing.map((one) => ({ ...one, granted: grantedTo(granting.grants, one.memberIds) })),
  }
}

function spanOf(
  terms: PromotionTerms,
  { timeZone, currency }: { readonly timeZone: string; readonly currency: string },
  now: Date,
): Play {
  const today = dateAt(now, timeZone)
  const [from, to] = [startOfDate(dateAfter(today, -DAYS), timeZone), startOfDate(today, timeZone)]
  return { terms, from, to, timeZone, currency, dateOf: rememberDates(timeZone), pastPeriod: rememberPeriods() }
}

const DAY = 86_400_000
/** Of a week before the span, of which a loss is given back. */
const LEAST_LOOKBACK_DAYS = 14

/** Whether a moment of play can decide: members come by playing where they do not come by a deposit. */
const asksForDays = ({ audience: { inactiveDays }, ...terms }: PromotionTerms): boolean =>
  !waitsForDeposit(terms) || inactiveDays !== null

/** How far terms look back from a moment. */
function lookback({ audience: { leastDeposits, inactiveDays } }: PromotionTerms): number {
  return Math.max(leastDeposits?.days ?? 0, inactiveDays ?? 0, LEAST_LOOKBACK_DAYS) * DAY
}

async function readJoinings(
  database: PromotionsOperatorDependencies['database'],
  play: Play,
  span: Span,
  check: () => void,
) {
  const joinings: (Joining & { memberId: string })[] = []
  const accounts = new Map<string, string>()
  let read = 0
  for await (const lives of readLives(database, span)) {
    for (const life of lives) {
      const own = joiningsOf(life, play)
      if (own.length > 0) accounts.set(life.memberId, life.account)
      joinings.push(...own.map((joining) => ({ ...joining, memberId: life.memberId })))
    }
    read += lives.length
    check()
  }
  return { joinings, accounts, read }
}

const bindsMoney = (terms: PromotionTerms): boolean => turnoverOf(terms).multiplier > 0n

const playOf = (terms: PromotionTerms, { grants }: Granting, { from }: Span) => ({
  since: grants[0]?.at ?? from,
  ...turnoverOf(terms),
})

function grantedTo(grants: readonly Grant[], memberIds: readonly string[]): Money {
  const those = new Set(memberIds)
  return grants.reduce((sum, { memberId, amount }) => (those.has(memberId) ? sum + amount : sum), 0n)
}

/** The members who would have kept most. */
export const topOf = ({ gains }: Estimate) => gains.slice(0, SHOWN)
