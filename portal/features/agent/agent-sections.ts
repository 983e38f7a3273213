import { LineChart, type LucideIcon, Network, Users } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { AgentPage } from '../../paths.ts'

/** Pages of the agent centre that are open. */
export type OpenAgentPage = Extract<AgentPage, 'agentTeamOverview' | 'downlineManagmentView' | 'palStatementsAgentCopy'>

interface AgentSection {
  name: OpenAgentPage
  icon: LucideIcon
  Page: ComponentType
}

/** The open pages in the order of its menu (§2), each lazy; the first is where the centre opens. */
export const agentSections: readonly AgentSection[] = [
  {
    name: 'agentTeamOverview',
    icon: LineChart,
    Page: lazy(() => import('./overview/team-overview-page.tsx')),
  },
  {
    name: 'downlineManagmentView',
    icon: Network,
    Page: lazy(() => import('./downline/downline-page.tsx')),
  },
  {
    name: 'palStatementsAgentCopy',
    icon: Users,
    Page: lazy(() => import('./figures/user-loss-page.tsx')),
  },
]
