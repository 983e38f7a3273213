import type { MemberSession } from '../../../http/session.ts'
import * as repository from '../repository.ts'
import { endOfWindow, startBefore, startOfWindow } from '../windows.ts'
import { type Dependencies, demand, mayHave } from './dependencies.ts'
import { listOwnPlaces } from './leaderboards.ts'

const WEEK = 7 * 86_400_000

/** A window of a mission, for one member. */
export interface MissionView {
  readonly mission: repository.MissionRow
  readonly startsOn: string
  readonly endsAt: Date | null
  /** What counts of it now: what was reached, less what earlier windows owe. */
  readonly done: bigint
  /** What earlier windows owe, since bets were taken back after their rewards. */
  readonly owed: bigint
  /** What this window lacks though its reward was taken. */
  readonly shortfall: bigint
  readonly claimedAt: Date | null
}

/** How it stands with a window. */
export function stateOf({ mission, done, claimedAt }: MissionView): 'OPEN' | 'REACHED' | 'CLAIMED' {
  if (claimedAt !== null) return 'CLAIMED'
  return done >= mission.target ? 'REACHED' : 'OPEN'
}

/**
 * The missions of a member: the window of each that runs, and the one before it where its reward still waits; none of who takes a break. Bets
 * settled by now are counted first. Throws FORBIDDEN.
 */
export async function readMissions(dependencies: Dependencies, session: MemberSession): Promise<MissionView[]> {
  demand(session)
  if (!(await dependencies.rewards.mayBeShown(dependencies.database, session))) return []
  await dependencies.turnover.count(session)
  return listWindows(dependencies, session)
}

/** How many rewards of missions and prizes a member may take now, of what was counted so far: none of who plays for free. */
export async function countRewards(dependencies: Dependencies, session: MemberSession): Promise<number> {
  if (!mayHave(session) || !(await dependencies.rewards.mayBeShown(dependencies.database, session))) return 0
  const windows = await listWindows(dependencies, session)
  const prizes = await listOwnPlaces(dependencies, session)
  const reached = windows.filter((view) => stateOf(view) === 'REACHED').length
  return reached + prizes.filter(({ place }) => place.claimed_at === null).length
}

async function listWindows({ database, clock, sites }: Dependencies, session: MemberSession): Promise<MissionView[]> {
  const now = clock.now()
  const { timeZone: zone } = await sites.findMerchant(session.merchantId)
  const missions = await repository.listMissions(database.query, session.merchantId, new Date(now.getTime() - WEEK))
  const windows = missions.flatMap((mission) => {
    const current = startOfWindow(mission, now, zone)
    const before = startBefore(mission, current)
    return [current, ...(before === null ? [] : [before])].map((startsOn) => ({
      mission,
      startsOn,
      isCurrent: startsOn === current && (mission.until === null || mission.until > now),
    }))
  })
  const days = [...new Set(windows.map(({ startsOn }) => startsOn))]
  const codes = missions.map(({ code }) => code)
  const rows = await repository.listProgress(database.query, session, codes, days)
  const owed = await repository.owedBy(database, session)
  return windows.flatMap(({ mission, startsOn, isCurrent }) => {
    const row = rows.find(({ mission: code, starts_on }) => code === mission.code && starts_on === startsOn)
    const view = viewOf(mission, startsOn, { row, owed: owed.get(mission.code) ?? 0n, zone })
    return isCurrent || stateOf(view) === 'REACHED' ? [view] : []
  })
}

function viewOf(
  mission: repository.MissionRow,
  startsOn: string,
  {
    row,
    owed,
    zone,
  }: { readonly row: repository.ProgressRow | undefined; readonly owed: bigint; readonly zone: string },
): MissionView {
  const claimedAt = row?.claimed_at ?? null
  const reached = row?.done ?? 0n
  const done = reached - (claimedAt === null ? owed : (row?.worked_off ?? 0n))
  return {
    mission,
    startsOn,
    endsAt: endOfWindow(mission, startsOn, zone),
    done: done > 0n ? done : 0n,
    owed: claimedAt === null ? owed : 0n,
    shortfall: claimedAt !== null && done < mission.target ? mission.target - done : 0n,
    claimedAt,
  }
}
