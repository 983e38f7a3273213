import type { Static } from 'typebox'
import { isAgent } from '../../lib/account-types.ts'
import { formatMoney } from '../../lib/money.ts'
import type { GameType } from '../games/schema.ts'
import { presentBet } from '../games/service.ts'
import type { DocumentKind } from '../ledger/service.ts'
import type { PlayFigures, TeamFigures } from './figures.ts'
import type { TeamBetRow } from './repository/bets.ts'
import type { TeamMemberRow } from './repository/team.ts'
import type { Team, TeamBet, TeamMember, TeamReport, TeamTransfer } from './schema.ts'
import type { TeamReportView } from './service/report.ts'
import type { TeamView } from './service/team.ts'
import type { TeamTransferView } from './service/team-transfers.ts'

const presentPlay = ({ bets, stake, valid_bet, payout }: PlayFigures) => ({
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
  registrations: Number(figures.registrations),
  firstDeposits: Number(figures.first_deposits),
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

export const presentTeamBet = (row: TeamBetRow, language: string): Static<typeof TeamBet> => ({
  memberId: row.member_id,
  account: row.account,
  bet: presentBet(row, language),
})

export function presentBetTotals(totals: PlayFigures | null) {
  if (totals === null) return null
  const { bets: _, ...sums } = presentPlay(totals)
  return sums
}

const STEPS: Readonly<Record<string, Static<typeof TeamTransfer>['step']>> = { PENDING: 'HELD', VOID: 'RETURNED' }

export const presentTeamTransfer = (row: TeamTransferView): Static<typeof TeamTransfer> => ({
  id: row.id,
  memberId: row.member_id,
  account: row.account,
  kind: row.word,
  step: STEPS[row.phase] ?? 'DONE',
  amount: formatMoney(row.amount),
  documentKind: row.document_kind as DocumentKind,
  documentId: row.document_id,
  at: row.created_at.toISOString(),
})
