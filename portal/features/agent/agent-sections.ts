import {
  ArrowLeftRight,
  CalendarDays,
  Clock,
  FileSignature,
  HandCoins,
  LineChart,
  type LucideIcon,
  Megaphone,
  Network,
  PieChart,
  ReceiptText,
  UserPlus,
  Users,
  Zap,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { AgentPage } from '../../paths.ts'
import type { PayKind } from './pay/pay-kinds.ts'

/** Pages that are under the thumb on phones. */
type AgentTab = Extract<
  AgentPage,
  'agentTeamOverview' | 'downlineManagmentView' | 'palStatementsAgentCopy' | 'agentRevenueReport'
>

/** Pages of the agent centre that are open. */
export type OpenAgentPage =
  | AgentTab
  | Extract<
      AgentPage,
      | 'agentAnnouncement'
      | 'registerCenter'
      | 'agentContracts'
      | 'personalHistoryCopy'
      | 'agentDownlineTransactionDetailsCopy'
      | 'agentDividendRecordCopy2'
      | 'agentDailyWages2'
      | 'agentHourSalary'
      | 'agentRealtimeSalary'
    >

interface AgentSection {
  name: OpenAgentPage
  icon: LucideIcon
  Page: ComponentType
  /** Shown to whoever is or was paid by this kind of contract. */
  payKind?: PayKind
}

const payPage = (name: 'DividendPage' | 'DailySalaryPage' | 'HourlySalaryPage' | 'RealtimeSalaryPage') =>
  lazy(async () => ({ default: (await import('./pay/pay-page.tsx'))[name] }))

/** Where the centre opens: what an agent comes for every day. */
export const firstAgentPage: OpenAgentPage = 'agentTeamOverview'

/** The open pages in the order of its menu (§2), each lazy. */
const agentSections: readonly AgentSection[] = [
  {
    name: 'agentAnnouncement',
    icon: Megaphone,
    Page: lazy(() => import('./announcements/announcements-page.tsx')),
  },
  {
    name: 'agentTeamOverview',
    icon: LineChart,
    Page: lazy(() => import('./overview/team-overview-page.tsx')),
  },
  {
    name: 'registerCenter',
    icon: UserPlus,
    Page: lazy(() => import('./register-centre/register-centre-page.tsx')),
  },
  {
    name: 'downlineManagmentView',
    icon: Network,
    Page: lazy(() => import('./downline/downline-page.tsx')),
  },
  {
    name: 'agentContracts',
    icon: FileSignature,
    Page: lazy(() => import('./contracts/contracts-page.tsx')),
  },
  {
    name: 'personalHistoryCopy',
    icon: ReceiptText,
    Page: lazy(() => import('./bets/team-bets-page.tsx')),
  },
  {
    name: 'palStatementsAgentCopy',
    icon: Users,
    Page: lazy(() => import('./figures/user-loss-page.tsx')),
  },
  {
    name: 'agentRevenueReport',
    icon: HandCoins,
    Page: lazy(() => import('./pay/income-page.tsx')),
  },
  {
    name: 'agentDownlineTransactionDetailsCopy',
    icon: ArrowLeftRight,
    Page: lazy(() => import('./transfers/team-transfers-page.tsx')),
  },
  { name: 'agentDividendRecordCopy2', icon: PieChart, Page: payPage('DividendPage'), payKind: 'DIVIDEND' },
  { name: 'agentDailyWages2', icon: CalendarDays, Page: payPage('DailySalaryPage'), payKind: 'DAILY_SALARY' },
  { name: 'agentHourSalary', icon: Clock, Page: payPage('HourlySalaryPage'), payKind: 'HOURLY_SALARY' },
  { name: 'agentRealtimeSalary', icon: Zap, Page: payPage('RealtimeSalaryPage'), payKind: 'REALTIME_SALARY' },
]

const tabs: readonly OpenAgentPage[] = [
  'agentTeamOverview',
  'downlineManagmentView',
  'palStatementsAgentCopy',
  'agentRevenueReport',
] satisfies AgentTab[]

/** The pages that an agent has: those of pay by the contracts that he has or had. */
export const sectionsFor = (payKinds: readonly PayKind[]): readonly AgentSection[] =>
  agentSections.filter(({ payKind }) => payKind === undefined || payKinds.includes(payKind))

export const isAgentTab = (name: OpenAgentPage): name is AgentTab => tabs.includes(name)
