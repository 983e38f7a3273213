import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposal, lockSettings, mayCount } from '../../../proposals/service.ts'
import type { Merchant } from '../../../sites/service.ts'
import { missionsErrors } from '../../errors.ts'
import { presentMeasure } from '../../presenter.ts'
import {
  endMission,
  findMission,
  insertMission,
  listMissions,
  type MissionRow,
  MOST_MISSIONS,
} from '../../repository.ts'
import type { MissionTerms, Name } from '../../terms.ts'
import { missionsRights } from '../policy.ts'
import { presentMission } from '../presenter.ts'
import type { MissionsOperatorDependencies } from './dependencies.ts'

const YEAR = 366 * 86_400_000

/** Missions of the brand in view. */
export async function listOperatorMissions(
  { database, clock }: MissionsOperatorDependencies,
  session: OperatorSession,
): Promise<MissionRow[]> {
  demand(session, missionsRights['missions.read'])
  return listMissions(database.query, session.merchantId, new Date(clock.now().getTime() - YEAR))
}

/** Names by language; throws MISSION_TERMS_INVALID where the brand's own language has none. */
export function nameAll(names: readonly Name[], { defaultLanguage }: Pick<Merchant, 'defaultLanguage'>): string {
  if (!names.some(({ language }) => language === defaultLanguage))
    throw missionsErrors.MISSION_TERMS_INVALID({ field: 'names' })
  return JSON.stringify(Object.fromEntries(names.map(({ language, name }) => [language, name.trim()])))
}

/**
 * Begins a mission, once a second operator wants the same: it gives money. Answers what began, or what waits. Throws
 * MISSION_CODE_TAKEN, MISSION_TERMS_INVALID and as `mayCount`.
 */
export async function createMission(
  { database, clock, operators, sites }: MissionsOperatorDependencies,
  by: By & { readonly reason: string },
  terms: MissionTerms,
) {
  const { session, reason } = by
  const { merchantId } = session
  const brand = await sites.findMerchant(merchantId)
  const row = rowOf(terms, brand, session.account, clock.now())
  const about = { merchantId, kind: 'mission', subjectId: terms.code } as const
  await operators.perform(by, deedOf('missions.create'), async (tx) => {
    await lockSettings(tx, merchantId, 'mission')
    await checkRoom(tx, merchantId, terms.code, clock.now())
    const wish = { ...terms, target: presentMeasure(terms.goal, terms.target), reward: formatMoney(terms.reward) }
    if (!(await mayCount(tx, session, { ...about, wish, reason, raises: true }, clock.now())))
      return { before: null, after: row, action: 'missions.propose' }
    return { before: null, after: await insertMission(tx.query, { ...row, names: nameAll(terms.names, brand) }) }
  })
  return {
    mission: await findMission(database.query, merchantId, terms.code),
    proposal: await findProposal(database.query, about, clock.now()),
  }
}

async function checkRoom(tx: Transaction, merchantId: string, code: string, now: Date): Promise<void> {
  const known = await findMission(tx.query, merchantId, code)
  const running = await listMissions(tx.query, merchantId, now)
  if (known !== undefined || running.length >= MOST_MISSIONS) throw missionsErrors.MISSION_CODE_TAKEN({ field: 'code' })
}

function rowOf(terms: MissionTerms, brand: Merchant, account: string, now: Date): MissionRow {
  const { code, names, period, goal, categories, target, reward } = terms
  if (goal === 'DAYS_IN_ROW' && period === 'DAY') throw missionsErrors.MISSION_TERMS_INVALID({ field: 'goal' })
  if (target <= 0n) throw missionsErrors.MISSION_TERMS_INVALID({ field: 'target' })
  if (reward <= 0n) throw missionsErrors.MISSION_TERMS_INVALID({ field: 'reward' })
  return {
    merchant_id: brand.id,
    code,
    names: JSON.parse(nameAll(names, brand)),
    period,
    goal,
    categories: [...categories],
    currency: brand.currency,
    target,
    reward,
    since: now,
    until: null,
    changed_by: account,
  }
}

/** Ends a mission; ended again it stays so. Throws MISSION_NOT_FOUND. */
export function endRunningMission(
  { clock, operators }: MissionsOperatorDependencies,
  by: By & { readonly reason: string },
  code: string,
): Promise<MissionRow> {
  return operators.perform(by, deedOf('missions.end'), async (tx) => {
    const before = await findMission(tx.query, by.session.merchantId, code)
    if (before === undefined) throw missionsErrors.MISSION_NOT_FOUND()
    return { before, after: (await endMission(tx.query, before, clock.now())) ?? before }
  })
}

const deedOf = (action: 'missions.create' | 'missions.end') => ({
  right: missionsRights['missions.change'],
  action,
  subjectKind: 'missions',
  changesSite: 'rewards' as const,
  subjectId: ({ code }: MissionRow) => code,
  present: presentMission,
})
