import type { Static } from 'typebox'
import { isAgent } from '../../lib/account-types.ts'
import { formatMoney } from '../../lib/money.ts'
import type { GameType } from '../games/schema.ts'
import type { TeamFigures } from './repository/figures.ts'
import type { TeamMemberRow } from './repository/team.ts'
import type { Team, TeamMember, TeamReport } from './schema.ts'
import type { TeamReportView } from './service/report.ts'
import type { TeamView } from './service/team.ts'

type Play = Pick<TeamFigures, 'bets' | 'stake' | 'valid_bet' | 'payout'>

const presentPlay = ({ bets, stake, valid_bet, payout }: Play) => ({
  bets: Number(bets),
  stake: formatMoney(stake),
  validBet: formatMoney(valid_bet),
  payout: formatMoney(payout),
  profit: formatMoney(payout - stake),
})

export const presentFigures = (figures: TeamFigures) => ({
  ...presentPlay(figures),
  deposits: formatMoney(figures.deposits),
  withdrawals: formatMoney(figures.withdrawals),
  bonuses: formatMoney(figures.bonuses),
  rebates: formatMoney(figures.rebates),
  commissions: formatMoney(figures.commissions),
  registrations: figures.registrations,
  firstDeposits: figures.first_deposits,
})

export const presentReport = ({ currency, days, categories, totals }: TeamReportView): Static<typeof TeamReport> => ({
  currency,
  days: days.map(({ day, active_members, ...figures }) => ({
    day,
    ...presentFigures(figures),
    activeMembers: active_members,
  })),
  categories: categories.map(({ category, ...play }) => ({
    gameType: category as Static<typeof GameType>,
    ...presentPlay(play),
  })),
  totals: presentFigures(totals),
})

export const presentTeam = (view: TeamView): Static<typeof Team> => ({
  currency: view.currency,
  timeZone: view.timeZone,
  today: view.today,
  countedUntil: view.countedUntil.toISOString(),
  members: Number(view.members),
  directMembers: Number(view.direct_members),
  onlineMembers: Number(view.online_members),
  activeThisMonth: view.activeThisMonth,
})

export const presentTeamMember = (row: TeamMemberRow): Static<typeof TeamMember> => ({
  id: row.id,
  account: row.account,
  nickname: row.nickname,
  isAgent: isAgent({ accountType: row.type }),
  status: row.status,
  level: row.depth,
  uplineId: row.upline_id,
  directMembers: Number(row.direct_members),
  balance: formatMoney(row.balance),
  registeredAt: row.registered_at.toISOString(),
  lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
})
