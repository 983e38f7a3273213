import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined'
import AutorenewIcon from '@mui/icons-material/AutorenewOutlined'
import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined'
import CardGiftcardIcon from '@mui/icons-material/CardGiftcardOutlined'
import CasinoIcon from '@mui/icons-material/CasinoOutlined'
import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined'
import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import HealthAndSafetyIcon from '@mui/icons-material/HealthAndSafetyOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import HubIcon from '@mui/icons-material/HubOutlined'
import LabelIcon from '@mui/icons-material/LabelOutlined'
import ListAltIcon from '@mui/icons-material/ListAltOutlined'
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartmentOutlined'
import MemoryIcon from '@mui/icons-material/MemoryOutlined'
import MonitorHeartIcon from '@mui/icons-material/MonitorHeartOutlined'
import PercentIcon from '@mui/icons-material/PercentOutlined'
import PolicyIcon from '@mui/icons-material/PolicyOutlined'
import PriceCheckIcon from '@mui/icons-material/PriceCheckOutlined'
import RedeemIcon from '@mui/icons-material/RedeemOutlined'
import SavingsIcon from '@mui/icons-material/SavingsOutlined'
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import SwapVertIcon from '@mui/icons-material/SwapVertOutlined'
import TimerIcon from '@mui/icons-material/TimerOutlined'
import TollIcon from '@mui/icons-material/TollOutlined'
import TuneIcon from '@mui/icons-material/TuneOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import WorkspacePremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import type { ReactElement } from 'react'

/** An entry of the main menu: a resource, or a page with words and an icon of its own. */
export interface MenuEntry {
  /** The resource, or the path of the page. */
  readonly name: string
  readonly words?: string
  readonly icon?: ReactElement
}

interface Group {
  readonly name: string
  readonly entries: readonly MenuEntry[]
}

const of = (...names: string[]): MenuEntry[] => names.map((name) => ({ name }))
const page = (name: string, icon: ReactElement, words = `${name}.name`): MenuEntry => ({ name, words, icon })
const report = (name: string, icon: ReactElement): MenuEntry => page(name, icon, `brandReports.names.${name}`)

/** The main menu below the overview: what belongs to one kind of work, in the order in which it is done most. */
export const menuGroups: readonly Group[] = [
  {
    name: 'layout.groups.money',
    entries: [
      ...of('deposits', 'suspense', 'withdrawals', 'riskCases', 'vendorCases', 'adjustments', 'paymentChannels'),
      page('paymentSettings', <TuneIcon />),
      page('withdrawalSettings', <PriceCheckIcon />),
      page('turnoverRules', <AutorenewIcon />),
      page('riskRules', <PolicyIcon />),
      page('memberTransferRules', <SwapVertIcon />),
      ...of('depositBlocks'),
    ],
  },
  {
    name: 'layout.groups.members',
    entries: [
      ...of('members'),
      page('tags', <LabelIcon />, 'desk.tags'),
      page('vipLevels', <WorkspacePremiumIcon />),
      ...of('identities', 'referrals'),
      page('referralRule', <CardGiftcardIcon />),
      page('protection', <HealthAndSafetyIcon />),
    ],
  },
  // What players say to the house, and to each other.
  {
    name: 'layout.groups.support',
    entries: [...of('supportChats', 'tickets', 'complaints', 'cannedAnswers'), page('ticketRules', <TimerIcon />)],
  },
  { name: 'layout.groups.chat', entries: of('chatReports', 'chatMutes', 'chatRooms', 'chatWords') },
  {
    name: 'layout.groups.rewards',
    entries: [
      ...of('promotionClaims', 'promotions', 'missions', 'leaderboards', 'envelopes', 'raffles'),
      page('signInDays', <EventAvailableIcon />),
      ...of('redemptions', 'mallGoods', 'rebateClaims'),
      page('rebateRules', <PercentIcon />),
      page('pointSettings', <TollIcon />),
    ],
  },
  {
    name: 'layout.groups.agents',
    entries: [
      page('lines', <AccountTreeIcon />),
      ...of(
        'contracts',
        'contractTemplates',
        'settlements',
        'agentDisputes',
        'agentDebts',
        'agentReports',
        'agentCosts',
      ),
    ],
  },
  {
    name: 'layout.groups.games',
    entries: [
      ...of('vendors', 'games'),
      page('gameChoices', <LocalFireDepartmentIcon />),
      ...of('bets'),
      page('vendorHealth', <MonitorHeartIcon />),
      ...of('vendorTransfers'),
      page('contentNetworks', <HubIcon />),
    ],
  },
  { name: 'layout.groups.lotteries', entries: of('lotteryDraws', 'lotteries') },
  {
    name: 'layout.groups.brand',
    entries: [
      ...of('merchants', 'whitelabelModules', 'registrationFields', 'customerServices', 'banners', 'announcements'),
      page('contentCalendar', <CalendarMonthIcon />),
      ...of('broadcasts', 'helpArticles', 'messageTemplates'),
    ],
  },
  {
    name: 'layout.groups.reports',
    entries: [
      report('membersReport', <GroupsIcon />),
      report('gamesReport', <CasinoIcon />),
      report('vendorsReport', <StorefrontIcon />),
      report('betsReport', <ScheduleIcon />),
      report('paymentsReport', <SwapVertIcon />),
      report('rewardsReport', <RedeemIcon />),
      report('agentsReport', <AccountTreeIcon />),
      report('pointsReport', <TollIcon />),
      report('protectionReport', <HealthAndSafetyIcon />),
      report('operatorsReport', <BadgeIcon />),
      report('taxReport', <AccountBalanceIcon />),
    ],
  },
  {
    name: 'layout.groups.books',
    entries: [
      page('transfers', <ListAltIcon />, 'books.transfers'),
      page('houseAccounts', <SavingsIcon />, 'books.house'),
      page('trialBalance', <AccountBalanceIcon />),
    ],
  },
  {
    name: 'layout.groups.staff',
    entries: [
      ...of('operators', 'roles'),
      page('fourEyes', <VisibilityIcon />),
      ...of('auditLog', 'exports'),
      page('jobs', <MemoryIcon />),
      ...of('webhooks', 'webhookDeliveries'),
    ],
  },
]

/** What stands above the groups, since it waits for whoever sees it. */
export const urgentEntries: readonly MenuEntry[] = [page('proposals', <HowToRegIcon />), ...of('greatWins')]
