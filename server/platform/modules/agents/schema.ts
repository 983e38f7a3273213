import { Type } from 'typebox'
import {
  DateTime,
  Day,
  defineCalls,
  Feed,
  FeedQuery,
  Id,
  Ids,
  Money,
  Nullable,
  Page,
  PageQuery,
} from '../../http/call.ts'
import { Bet, BetDetail, GameType } from '../games/schema.ts'
import { DocumentKind } from '../ledger/schema.ts'

const play = {
  bets: Type.Integer({ description: 'Settled bets' }),
  stake: Money,
  validBet: Money,
  payout: Money,
  profit: Type.Intersect([Money], { description: 'Payouts less stakes: what the members won' }),
}

const figures = {
  ...play,
  deposits: Money,
  withdrawals: Money,
  bonuses: Money,
  rebates: Money,
  commissions: Money,
  registrations: Type.Integer(),
  firstDeposits: Type.Integer({ description: 'Members who deposited for the first time' }),
}

export const TeamFigures = Type.Object(figures)

export const TeamDay = Type.Object({
  day: Day,
  ...figures,
  activeMembers: Type.Integer({ description: 'Members whose valid bet of that day reached what the brand asks' }),
})

export const TeamReport = Type.Object({
  currency: Type.String(),
  days: Type.Array(TeamDay, { description: 'Days on which anything happened, oldest first' }),
  categories: Type.Array(Type.Object({ gameType: GameType, ...play })),
  totals: TeamFigures,
})

export const Team = Type.Object({
  currency: Type.String(),
  timeZone: Type.String({ description: 'Whose midnight ends a day' }),
  today: Day,
  countedUntil: Type.Intersect([DateTime], { description: 'All that was settled and placed before is in the figures' }),
  members: Type.Integer({ description: 'Everybody below' }),
  directMembers: Type.Integer(),
  onlineMembers: Type.Integer({ description: 'Seen in the last five minutes' }),
  activeThisMonth: Type.Integer({
    description: 'Members active on at least a day of the running month, the agent included',
  }),
})

export const TeamMember = Type.Object({
  id: Id,
  account: Type.String(),
  nickname: Nullable(Type.String()),
  isAgent: Type.Boolean(),
  status: Type.Enum(['ACTIVE', 'LOCKED', 'CLOSED']),
  level: Type.Integer({ description: 'How far below the caller, from 1' }),
  uplineId: Id,
  directMembers: Type.Integer(),
  balance: Money,
  registeredAt: DateTime,
  lastSignInAt: Nullable(DateTime),
})

export const MemberFigures = Type.Object({
  memberId: Id,
  own: TeamFigures,
  team: Type.Intersect([TeamFigures], { description: 'Of the member and everybody below' }),
})

const span = {
  from: Type.Intersect([Day], { description: 'The first day' }),
  to: Type.Intersect([Day], { description: 'The last day, at most 92 days on' }),
}

export const TeamBet = Type.Object({
  memberId: Id,
  account: Type.String(),
  bet: Bet,
})

const whose = {
  ...span,
  account: Type.Optional(
    Type.String({ maxLength: 40, description: 'The whole name of one member, anywhere in the line' }),
  ),
  scope: Type.Optional(
    Type.Enum(['DIRECT', 'TEAM'], {
      default: 'TEAM',
      description: 'DIRECT: those directly below; TEAM: everybody below',
    }),
  ),
}

const betFilter = {
  ...whose,
  gameType: Type.Optional(GameType),
  vassalage: Type.Optional(Type.String({ maxLength: 24 })),
  state: Type.Optional(Type.Enum(['OPEN', 'SETTLED', 'VOID'])),
}

export const TeamTransfer = Type.Object({
  id: Id,
  memberId: Id,
  account: Type.String(),
  kind: Type.Enum(['DEPOSIT', 'WITHDRAWAL', 'BONUS', 'REBATE', 'COMMISSION', 'TRANSFER', 'ADJUSTMENT']),
  step: Type.Enum(['DONE', 'HELD', 'RETURNED'], {
    description: 'HELD: set aside until it is decided; RETURNED: what had been set aside',
  }),
  amount: Type.Intersect([Money], { description: 'Less than nothing where it went out' }),
  documentKind: DocumentKind,
  documentId: Type.String(),
  at: DateTime,
})

const transferFilter = { ...whose, kind: Type.Optional(TeamTransfer.properties.kind) }

const ofTheDay = 'Days are those of the brand; what happened on a day is of whoever was in the line on it.'

export const agentsCalls = defineCalls({
  getTeam: {
    method: 'GET',
    path: '/wps/agent/team',
    summary: 'How large the team of the signed-in agent is, and up to when it is counted',
    access: 'member',
    subaccount: 'READ',
    value: Team,
  },
  getTeamReport: {
    method: 'GET',
    path: '/wps/agent/report',
    summary: 'Figures of the team, or of one member below, by day and by category',
    description:
      'Bets belong to the day on which they were placed. Each day counts for whoever was in the team on that day; figures of a team are those of its first member and everybody below.',
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({
      ...span,
      memberId: Type.Optional(Id),
      scope: Type.Optional(Type.Enum(['TEAM', 'OWN'], { default: 'TEAM', description: 'OWN: the member alone' })),
    }),
    value: TeamReport,
    example: { from: '2026-11-01', to: '2026-11-30' },
  },
  listTeamMembers: {
    method: 'GET',
    path: '/wps/agent/members',
    summary: 'Members of the team: those directly below somebody, or whoever is found anywhere in the line',
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({
      ...PageQuery,
      uplineId: Type.Optional(
        Type.Intersect([Id], { description: 'Directly below this member; the caller unless told' }),
      ),
      account: Type.Optional(
        Type.String({ maxLength: 40, description: 'Begins the account name; the whole line is searched' }),
      ),
      isAgent: Type.Optional(Type.Boolean()),
      ids: Type.Optional(Type.Intersect([Ids], { description: 'These members of the line, wherever they are' })),
    }),
    value: Page(TeamMember),
  },
  listTeamPaths: {
    method: 'GET',
    path: '/wps/agent/paths',
    summary: 'Who stands between the signed-in agent and members of his line; who is not in the line is left out',
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({ ids: Ids }),
    value: Type.Array(
      Type.Object({
        memberId: Id,
        path: Type.Array(Id, { description: 'The highest first, the member last' }),
      }),
    ),
  },
  listMemberFigures: {
    method: 'GET',
    path: '/wps/agent/figures',
    summary: 'Figures of members of the line, their own and those of their teams; who is not in the line is left out',
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({ ...span, ids: Ids }),
    value: Type.Array(MemberFigures),
  },
  listTeamBets: {
    method: 'GET',
    path: '/wps/agent/bets',
    summary: 'Bets of the team, newest first',
    description: `${ofTheDay} A page may hold fewer than asked for though there are more; its last cursor then tells how far was looked.`,
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({
      ...betFilter,
      ...FeedQuery,
    }),
    value: Feed(TeamBet),
  },
  getTeamBetTotals: {
    method: 'GET',
    path: '/wps/agent/bets/totals',
    summary: 'What the settled bets of the team come to, as far as they are counted',
    description: `${ofTheDay} Null where a vendor is asked for, or bets that are open or void: figures do not tell it.`,
    access: 'member',
    subaccount: 'READ',
    query: Type.Object(betFilter),
    value: Nullable(Type.Object({ stake: Money, validBet: Money, payout: Money, profit: Money })),
  },
  downloadTeamBets: {
    method: 'GET',
    path: '/wps/agent/bets.csv',
    summary: 'The bets of a filter as CSV, newest first, at most 100 000',
    access: 'member',
    subaccount: 'READ',
    deed: { name: 'DOWNLOAD' },
    proof: 'needed',
    query: Type.Object(betFilter),
    value: Type.String({ description: 'The body itself is `text/csv`, without an envelope' }),
  },
  getTeamBet: {
    method: 'GET',
    path: '/wps/agent/members/:memberId/bets/:id',
    summary: 'One bet of a member of the line with its transactions and the round as the vendor recorded it',
    access: 'member',
    subaccount: 'READ',
    params: Type.Object({ memberId: Id, id: Id }),
    value: BetDetail,
  },
  listTeamTransfers: {
    method: 'GET',
    path: '/wps/agent/transactions',
    summary: 'Movements of the main wallets of the team beside play, newest first',
    description: `${ofTheDay} A page may hold fewer than asked for though there are more; its last cursor then tells how far was looked.`,
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({
      ...transferFilter,
      ...FeedQuery,
    }),
    value: Feed(TeamTransfer),
  },
  downloadTeamTransfers: {
    method: 'GET',
    path: '/wps/agent/transactions.csv',
    summary: 'The movements of a filter as CSV, newest first, at most 100 000',
    access: 'member',
    subaccount: 'READ',
    deed: { name: 'DOWNLOAD' },
    proof: 'needed',
    query: Type.Object(transferFilter),
    value: Type.String({ description: 'The body itself is `text/csv`, without an envelope' }),
  },
})
