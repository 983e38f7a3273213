import { bind } from '../../lib/bind.ts'
import { claimMission } from './service/claim.ts'
import type { Dependencies } from './service/dependencies.ts'
import { claimPrize, closeWeeks, listOwnPlaces, readLeaderboards } from './service/leaderboards.ts'
import { countRewards, readMissions } from './service/read.ts'

/** What members are asked to reach, and who played most of a week (domain.md 8). */
export function createMissionsService(dependencies: Dependencies) {
  return bind(dependencies, {
    readMissions,
    countRewards,
    claimMission,
    readLeaderboards,
    listOwnPlaces,
    claimPrize,
    closeWeeks,
  })
}

export type MissionsService = ReturnType<typeof createMissionsService>
