import type { MemberSession } from '../../../http/session.ts'
import { dateAt, nextDate, startOfDate } from '../../../lib/local-day.ts'
import { checkSpan, findDaysInTeam, lastDay, readLoss, readParts, type TeamPart } from '../../agents/service.ts'
import type { ContractKind, Period } from '../../contracts/service.ts'
import type { GamesService } from '../../games/service.ts'
import { settlementsErrors } from '../errors.ts'
import * as views from '../repository/views.ts'
import type { Dependencies } from './dependencies.ts'

type Owner = Pick<MemberSession, 'merchantId' | 'memberId'>
type PageAt = { readonly limit: number; readonly offset: number }
type DaySpan = { readonly from?: string | undefined; readonly to?: string | undefined }
type Reading = Pick<Dependencies, 'database' | 'sites'>

/** A page of what an agent earned, the newest window first. Days are the brand's, both ends included. */
export async function listEarnings(
  { database, sites }: Reading,
  owner: Owner,
  { ids, kind, from, to }: Pick<views.EarningFilter, 'ids' | 'kind'> & DaySpan,
  page: PageAt,
): Promise<views.EarningList> {
  const { timeZone: zone } = await sites.findMerchant(owner.merchantId)
  const filter = {
    ids,
    kind,
    from: from === undefined ? from : startOfDate(from, zone),
    until: to === undefined ? to : startOfDate(nextDate(to), zone),
  }
  return views.listEarnings(database, owner, filter, page)
}

/** Throws EARNING_NOT_FOUND, also for somebody else's. */
export async function findEarning({ database }: Reading, owner: Owner, id: string): Promise<views.EarningView> {
  const { rows } = await views.listEarnings(database, owner, { ids: [id] }, { limit: 1, offset: 0 })
  const [earning] = rows
  if (earning === undefined) throw settlementsErrors.EARNING_NOT_FOUND()
  return earning
}

/** An earning with all that was written of its window, what moved for it, and what the team's loss is made of as far as it is counted today. Throws EARNING_NOT_FOUND. */
export async function explainEarning(dependencies: Reading & Pick<Dependencies, 'ledger'>, owner: Owner, id: string) {
  const { database, ledger, sites } = dependencies
  const earning = await findEarning(dependencies, owner, id)
  const revisions = await views.listRevisions(database, earning)
  const { timeZone: zone } = await sites.findMerchant(owner.merchantId)
  const window = { period: earning.period as Period, from: earning.window_from, until: earning.window_until, zone }
  const lossParts = await readLoss(
    database,
    owner.merchantId,
    { memberId: owner.memberId, currency: earning.currency },
    window,
  )
  return { earning, revisions, lossParts, movements: await ledger.movedFor(owner, { kind: 'earning', id }) }
}

/** What an agent is or was paid for; nothing while the brand has no contracts (AGENTPOLICY3). */
export const listPayKinds = async ({ database, sites }: Reading, owner: Owner): Promise<ContractKind[]> =>
  (await sites.isOn(owner.merchantId, 'AGENTPOLICY3')) ? views.listPayKinds(database, owner) : []

/** What direct downlines got of an earning. Throws EARNING_NOT_FOUND. */
export async function listDownlineShares(dependencies: Reading, owner: Owner, id: string, page: PageAt) {
  const earning = await findEarning(dependencies, owner, id)
  return views.listDownlineShares(dependencies.database, earning, page)
}

/**
 * What the team of an earning is made of in its window, or the team of somebody further below: as far as it is counted today. Throws
 * EARNING_NOT_FOUND. Whoever is not in the line has no parts.
 */
export async function listTeamParts(
  { database, sites }: Reading,
  owner: Owner,
  { id, memberId }: { readonly id: string; readonly memberId: string | undefined },
  page: PageAt,
): Promise<{ parts: TeamPart[]; total: bigint }> {
  const { merchantId } = owner
  const earning = await findEarning({ database, sites }, owner, id)
  const team = { memberId: memberId ?? owner.memberId, currency: earning.currency }
  const time = await timeInTeam({ database, sites }, earning, team.memberId)
  if (time === undefined) return { parts: [], total: 0n }
  return readParts(database, merchantId, team, { period: earning.period as Period, ...time }, page)
}

/** What an agent's contracts came to by day and kind; the days are the brand's, both ends included. Throws TEAM_SPAN_INVALID. */
export async function readIncome(
  { database, sites }: Reading,
  owner: Owner,
  { from, to }: { readonly from: string; readonly to: string },
) {
  checkSpan({ from, to })
  const { timeZone: zone } = await sites.findMerchant(owner.merchantId)
  return views.sumIncome(database, owner, {
    from: startOfDate(from, zone),
    until: startOfDate(nextDate(to), zone),
    zone,
  })
}

/**
 * The part of an earning's window in which a member was in the team, its payee included; undefined where there is none. Whoever came or
 * went on the way opens to what he did in between.
 */
async function timeInTeam({ database, sites }: Reading, earning: views.EarningView, memberId: string) {
  const { merchant_id, payee_id: teamId, window_from, window_until } = earning
  const { timeZone: zone } = await sites.findMerchant(merchant_id)
  const days = { from: dateAt(window_from, zone), to: lastDay({ until: window_until, zone }) }
  const found = await findDaysInTeam(database, merchant_id, { teamId, memberId }, days)
  if (found === undefined) return undefined
  const [from, until] = [startOfDate(found.from, zone), startOfDate(found.until, zone)]
  return { from: from > window_from ? from : window_from, until: until < window_until ? until : window_until, zone }
}

/** Bets of a member of the line in an earning's window, the newest first. Throws EARNING_NOT_FOUND. Whoever is not in the line has none. */
export async function listEarningBets(
  dependencies: Reading,
  games: Pick<GamesService, 'listBets'>,
  owner: Owner,
  { id, memberId }: { readonly id: string; readonly memberId: string },
  page: PageAt,
): ReturnType<GamesService['listBets']> {
  const earning = await findEarning(dependencies, owner, id)
  const time = await timeInTeam(dependencies, earning, memberId)
  if (time === undefined) return { rows: [], total: 0n }
  const { merchantId } = owner
  return games.listBets({ merchantId, memberId }, { from: time.from, to: time.until }, page)
}
