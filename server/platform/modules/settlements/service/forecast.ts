import type { MemberSession } from '../../../http/session.ts'
import {
  type ContractGroup,
  type ContractTerms,
  listGroupsOf,
  listInForce,
  type NextTier,
  nextTier,
  type Window,
  windowAt,
} from '../../contracts/service.ts'
import type { ComputedEarning } from '../computing.ts'
import { computeAlone } from '../cut-line.ts'
import type { Dependencies } from './dependencies.ts'
import { readFacts } from './read-facts.ts'

/** What a running window comes to so far. */
export interface Forecast {
  readonly group: ContractGroup
  readonly window: Window
  readonly earning: ComputedEarning
  readonly terms: ContractTerms
  /** The tier after the one that is reached, and what is missing to it; undefined from the highest on. */
  readonly next: NextTier | undefined
  /** Up to when it is counted. */
  readonly countedUntil: Date
}

/** What each of an agent's contracts comes to so far in its running window, by what is counted. */
export async function readForecasts(
  { database, clock, sites, agents }: Pick<Dependencies, 'database' | 'clock' | 'sites' | 'agents'>,
  { merchantId, memberId }: Pick<MemberSession, 'merchantId' | 'memberId'>,
): Promise<Forecast[]> {
  const at = clock.now()
  const { timeZone: zone } = await sites.findMerchant(merchantId)
  const groups = await listGroupsOf(database, { merchantId, memberId }, at)
  const countedUntil = await agents.watermark(merchantId)
  const forecasts = groups.map(async (group) => {
    const window = windowAt(group.period, at, zone)
    const contracts = await listInForce(database, group, window, memberId)
    const own = contracts.find(({ payeeId }) => payeeId === memberId)
    // Signed in this window, so it holds from the next.
    if (own === undefined) return undefined
    const facts = await readFacts(database, group, contracts, { window, zone, paidBy: 'PLATFORM' })
    const earning = computeAlone(memberId, facts)
    if (earning === undefined) return undefined
    const counted = { ...earning.measures, loss: earning.measures.loss + earning.carriedIn }
    return { group, window, earning, terms: own.terms, next: nextTier(own.terms, counted), countedUntil }
  })
  return (await Promise.all(forecasts)).filter((forecast) => forecast !== undefined)
}
