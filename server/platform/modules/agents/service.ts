import { bind } from '../../lib/bind.ts'
import { checkDay, checkDue } from './measures/checking.ts'
import { fold, foldWaiting, watermark } from './measures/folding.ts'
import type { AgentsDependencies } from './service/dependencies.ts'
import { listTeamMembers, listTeamPaths } from './service/members.ts'
import { listMemberFigures, readTeamReport } from './service/report.ts'
import { keepTeamSizes, readTeam } from './service/team.ts'
import { listTeamBets, needTeamBet, totalTeamBets } from './service/team-bets.ts'
import { listTeamTransfers } from './service/team-transfers.ts'

export type { TeamPart } from './measures/parts-repository.ts'
export { lastDay, readLoss, readMeasures, readParts } from './measures/reading.ts'
export {
  findDaysInTeam,
  findFirstSlot,
  readFold,
  readMarks,
  readUplines,
  type TeamMeasures,
} from './measures/reading-repository.ts'
export { checkSpan } from './service/asking.ts'

/** Teams: who is in them, and what they come to (domain.md 7). */
export function createAgentsService(dependencies: AgentsDependencies) {
  return bind(dependencies, {
    fold,
    foldWaiting,
    watermark,
    checkDay,
    checkDue,
    readTeam,
    keepTeamSizes,
    readTeamReport,
    listTeamMembers,
    listTeamPaths,
    listMemberFigures,
    listTeamBets,
    totalTeamBets,
    needTeamBet,
    listTeamTransfers,
  })
}

export type AgentsService = ReturnType<typeof createAgentsService>
