import {
  ArrowLeftRight,
  CalendarDays,
  Clock,
  FileSignature,
  HandCoins,
  LineChart,
  type LucideIcon,
  Mail,
  Megaphone,
  Network,
  PieChart,
  ReceiptText,
  UserPlus,
  UserRoundCog,
  Users,
  Zap,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { AgentPage } from '../../paths.ts'
import type { AgentDeed } from './may.ts'
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
      | 'agentSubAccounts'
      | 'agentContracts'
      | 'personalHistoryCopy'
      | 'agentDownlineTransactionDetailsCopy'
      | 'agentDividendRecordCopy2'
      | 'agentDailyWages2'
      | 'agentHourSalary'
      | 'agentRealtimeSalary'
      | 'messageV2'
    >

interface AgentSection {
  name: OpenAgentPage
  icon: LucideIcon
  /** Left out where the page is the same on both sides of the house, which is handed in. */
  Page?: ComponentType
  /** Shown to whoever is or was paid by this kind of contract. */
  payKind?: PayKind
  /** What the page is for, where not everybody who acts in an agent's name may do it. */
  deed?: AgentDeed
}

type PayPage = 'DividendPage' | 'DailySalaryPage' | 'HourlySalaryPage' | 'RealtimeSalaryPage'

const paySection = (name: OpenAgentPage, icon: LucideIcon, page: PayPage, payKind: PayKind): AgentSection => ({
  name,
  icon,
  Page: lazy(async () => ({ default: (await import('./pay/pay-page.tsx'))[page] })),
  payKind,
  deed: 'readPay',
})

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
    name: 'agentSubAccounts',
    icon: UserRoundCog,
    Page: lazy(() => import('./subaccounts/subaccounts-page.tsx')),
    deed: 'employ',
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
    deed: 'readPay',
  },
  {
    name: 'agentDownlineTransactionDetailsCopy',
    icon: ArrowLeftRight,
    Page: lazy(() => import('./transfers/team-transfers-page.tsx')),
  },
  paySection('agentDividendRecordCopy2', PieChart, 'DividendPage', 'DIVIDEND'),
  paySection('agentDailyWages2', CalendarDays, 'DailySalaryPage', 'DAILY_SALARY'),
  paySection('agentHourSalary', Clock, 'HourlySalaryPage', 'HOURLY_SALARY'),
  paySection('agentRealtimeSalary', Zap, 'RealtimeSalaryPage', 'REALTIME_SALARY'),
  { name: 'messageV2', icon: Mail, deed: 'readMessages' },
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
