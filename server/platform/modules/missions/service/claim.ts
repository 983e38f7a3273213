import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { missionsErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import { startBefore, startOfWindow } from '../windows.ts'
import { type Dependencies, demand } from './dependencies.ts'

/**
 * Gives the member what a window of a mission is worth, once; asked again nothing more happens. Of what is over the last window may still
 * be taken. Throws FORBIDDEN, REWARDS_NOT_FOR_YOU, MISSION_NOT_FOUND, MISSION_NOT_REACHED, MISSION_OVER.
 */
export async function claimMission(
  dependencies: Dependencies,
  session: MemberSession,
  { code, startsOn }: { readonly code: string; readonly startsOn: string },
): Promise<void> {
  demand(session)
  const { database, clock, sites, turnover } = dependencies
  // Bets taken back by now must be seen: what was counted of them goes first.
  await turnover.count(session)
  const { timeZone: zone } = await sites.findMerchant(session.merchantId)
  await database.transaction(async (tx) => {
    await repository.lockMember(tx, session)
    const mission = await repository.findMission(tx.query, session.merchantId, code)
    if (mission === undefined) throw missionsErrors.MISSION_NOT_FOUND()
    const row = await repository.lockProgress(tx.query, session, code, startsOn)
    if (row === undefined) throw missionsErrors.MISSION_NOT_REACHED()
    if (row.claimed_at !== null) return
    const current = startOfWindow(mission, clock.now(), zone)
    if (startsOn !== current && startsOn !== startBefore(mission, current)) throw missionsErrors.MISSION_OVER()
    await pay(dependencies, tx, session, { mission, row })
  })
}

async function pay(
  { clock, rewards }: Dependencies,
  tx: Transaction,
  member: MemberSession,
  { mission, row }: { readonly mission: repository.MissionRow; readonly row: repository.ProgressRow },
): Promise<void> {
  const owed = (await repository.owedBy(tx, member)).get(mission.code) ?? 0n
  if (row.done - owed < mission.target) throw missionsErrors.MISSION_NOT_REACHED()
  await rewards.checkMayReceive(tx, member)
  const { merchantId, memberId } = member
  await rewards.give(tx, {
    merchantId,
    memberId,
    currency: mission.currency,
    amount: mission.reward,
    kind: 'BONUS',
    programme: 'mission',
    document: { kind: 'mission', id: row.id },
  })
  await repository.markClaimed(tx.query, row, { claimed_at: clock.now(), worked_off: owed })
}
