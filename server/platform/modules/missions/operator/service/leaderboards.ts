import type { OperatorSession } from '../../../../http/session.ts'
import { dateAt, mondayOf } from '../../../../lib/local-day.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposal, lockSettings, mayCount } from '../../../proposals/service.ts'
import type { Merchant } from '../../../sites/service.ts'
import { missionsErrors } from '../../errors.ts'
import {
  endLeaderboard,
  findLeaderboard,
  insertLeaderboard,
  type LeaderboardRow,
  listLeaderboards,
  MOST_LEADERBOARDS,
} from '../../leaderboards-repository.ts'
import type { LeaderboardTerms } from '../../terms.ts'
import { missionsRights } from '../policy.ts'
import { presentLeaderboard } from '../presenter.ts'
import type { MissionsOperatorDependencies } from './dependencies.ts'
import { nameAll } from './missions.ts'

const YEAR = 366 * 86_400_000

/** Leaderboards of the brand in view. */
export async function listOperatorLeaderboards(
  { database, clock }: MissionsOperatorDependencies,
  session: OperatorSession,
): Promise<LeaderboardRow[]> {
  demand(session, missionsRights['leaderboards.read'])
  return listLeaderboards(database.query, session.merchantId, new Date(clock.now().getTime() - YEAR))
}

/** Begins a leaderboard, once a second operator wants the same. Throws MISSION_CODE_TAKEN, MISSION_TERMS_INVALID and as `mayCount`. */
export async function createLeaderboard(
  { database, clock, operators, sites }: MissionsOperatorDependencies,
  by: By & { readonly reason: string },
  terms: LeaderboardTerms,
) {
  const { session, reason } = by
  const { merchantId } = session
  const brand = await sites.findMerchant(merchantId)
  const row = rowOf(terms, brand, session.account, clock.now())
  const about = { merchantId, kind: 'leaderboard', subjectId: terms.code } as const
  await operators.perform(by, deedOf('leaderboards.create'), async (tx) => {
    await lockSettings(tx, merchantId, 'leaderboard')
    const running = await listLeaderboards(tx.query, merchantId, clock.now())
    if ((await findLeaderboard(tx.query, merchantId, terms.code)) || running.length >= MOST_LEADERBOARDS)
      throw missionsErrors.MISSION_CODE_TAKEN({ field: 'code' })
    const wish = {
      ...terms,
      prizes: terms.prizes.map(formatMoney),
      leastValidBet: formatMoney(terms.leastValidBet),
    }
    if (!(await mayCount(tx, session, { ...about, wish, reason, raises: true }, clock.now())))
      return { before: null, after: row, action: 'leaderboards.propose' }
    return { before: null, after: await insertLeaderboard(tx.query, { ...row, names: nameAll(terms.names, brand) }) }
  })
  return {
    leaderboard: await findLeaderboard(database.query, merchantId, terms.code),
    proposal: await findProposal(database.query, about, clock.now()),
  }
}

function rowOf(terms: LeaderboardTerms, brand: Merchant, account: string, now: Date): LeaderboardRow {
  if (terms.prizes.some((prize) => prize <= 0n)) throw missionsErrors.MISSION_TERMS_INVALID({ field: 'prizes' })
  if (terms.leastValidBet <= 0n) throw missionsErrors.MISSION_TERMS_INVALID({ field: 'leastValidBet' })
  return {
    merchant_id: brand.id,
    code: terms.code,
    names: JSON.parse(nameAll(terms.names, brand)),
    categories: [...terms.categories],
    currency: brand.currency,
    prizes: [...terms.prizes],
    least_valid_bet: terms.leastValidBet,
    since: now,
    until: null,
    closes_next: mondayOf(dateAt(now, brand.timeZone)),
    changed_by: account,
  }
}

/** Ends a leaderboard; ended again it stays so. Throws LEADERBOARD_NOT_FOUND. */
export function endRunningLeaderboard(
  { clock, operators }: MissionsOperatorDependencies,
  by: By & { readonly reason: string },
  code: string,
): Promise<LeaderboardRow> {
  return operators.perform(by, deedOf('leaderboards.end'), async (tx) => {
    const before = await findLeaderboard(tx.query, by.session.merchantId, code)
    if (before === undefined) throw missionsErrors.LEADERBOARD_NOT_FOUND()
    return { before, after: (await endLeaderboard(tx.query, before, clock.now())) ?? before }
  })
}

const deedOf = (action: 'leaderboards.create' | 'leaderboards.end') => ({
  right: missionsRights['leaderboards.change'],
  action,
  subjectKind: 'leaderboards',
  changesSite: 'rewards' as const,
  subjectId: ({ code }: LeaderboardRow) => code,
  present: presentLeaderboard,
})
