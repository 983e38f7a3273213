import { bind } from '../../lib/bind.ts'
import { checkDay, checkDue } from './measures/checking.ts'
import { fold, foldWaiting, watermark } from './measures/folding.ts'
import type { AgentsDependencies } from './service/dependencies.ts'
import { listTeamMembers, listTeamPaths } from './service/members.ts'
import { listMemberFigures, readTeamReport } from './service/report.ts'
import { readTeam } from './service/team.ts'

/** Teams: who is in them, and what they come to (domain.md 7). */
export function createAgentsService(dependencies: AgentsDependencies) {
  return bind(dependencies, {
    fold,
    foldWaiting,
    watermark,
    checkDay,
    checkDue,
    readTeam,
    readTeamReport,
    listTeamMembers,
    listTeamPaths,
    listMemberFigures,
  })
}

export type AgentsService = ReturnType<typeof createAgentsService>
