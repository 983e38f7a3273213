import { useWindowFormat } from '../../../kits/contracts/use-window-format.ts'
import { useTeam } from '../use-team.ts'

/** Writes windows by the clock of the brand, as all pages of the agent centre do. */
export const useTeamWindowFormat = () => useWindowFormat(useTeam().timeZone)
