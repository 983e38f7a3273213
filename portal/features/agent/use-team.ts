import { createContext, useContext } from 'react'
import type { TeamQuery } from './team.generated.ts'

export type Team = NonNullable<TeamQuery['team']>

export const TeamContext = createContext<Team | null>(null)

/** The size of the agent's team, and the day and zone its figures are counted in. Only on pages of the agent centre. */
export function useTeam(): Team {
  const team = useContext(TeamContext)
  if (!team) throw new Error('useTeam outside the agent centre')
  return team
}
