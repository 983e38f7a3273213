import type { BetsReportRows, GameType } from '../../lib/schema.generated.ts'
import { read } from '../../providers/server.ts'
import type { Kind, ReportData } from './report-data.ts'
import type { ReportName } from './report-names.ts'
import {
  ConsoleAgentsReportDocument,
  ConsoleBetsReportDocument,
  ConsoleGamesReportDocument,
  ConsoleMembersReportDocument,
  ConsoleOperatorsReportDocument,
  ConsolePaymentsReportDocument,
  ConsolePointsReportDocument,
  ConsoleProtectionReportDocument,
  ConsoleRewardsReportDocument,
  ConsoleTaxReportDocument,
  ConsoleVendorsReportDocument,
} from './reports.generated.ts'

/** What narrows a report; of each report only some. */
export interface Filters {
  readonly category?: GameType
  readonly vendor?: string
  readonly by?: BetsReportRows
}

/** What rows are about, which says how their keys are told. */
export type RowKind =
  | 'game'
  | 'vendor'
  | 'category'
  | 'month'
  | 'account'
  | 'line'
  | 'pointDocument'
  | 'limit'
  | 'operator'

interface Definition {
  readonly rowKind: RowKind
  /** The columns of the table, in their order. */
  readonly columns: readonly (readonly [name: string, kind: Kind])[]
  /** Which of them are told large. */
  readonly tiles: readonly string[]
  /** Which of them are drawn, one chart each. */
  readonly charts: readonly string[]
  readonly filters: readonly (keyof Filters)[]
  ask(asked: { days: { from: string; to: string } } & Filters): Promise<ReportData | null>
}

const play = {
  columns: [
    ['bets', 'count'],
    ['stake', 'money'],
    ['validBet', 'money'],
    ['payout', 'money'],
    ['grossRevenue', 'money'],
    ['playedReturn', 'share'],
  ],
  tiles: ['stake', 'payout', 'grossRevenue', 'playedReturn'],
  charts: ['stake', 'grossRevenue'],
} as const

/** What each report shows. */
export const definitions: Readonly<Record<ReportName, Definition>> = {
  gamesReport: {
    ...play,
    rowKind: 'game',
    filters: ['category', 'vendor'],
    ask: async (asked) => (await read(ConsoleGamesReportDocument, asked)).report,
  },
  vendorsReport: {
    ...play,
    rowKind: 'vendor',
    filters: ['category'],
    ask: async (asked) => (await read(ConsoleVendorsReportDocument, asked)).report,
  },
  betsReport: {
    ...play,
    rowKind: 'category',
    filters: ['category', 'by'],
    ask: async (asked) => (await read(ConsoleBetsReportDocument, asked)).report,
  },
  membersReport: {
    rowKind: 'month',
    columns: [
      ['registrations', 'count'],
      ['firstDeposits', 'count'],
      ['activeMembers', 'count'],
      ['returningMembers', 'count'],
      ['deposited', 'money'],
      ['withdrawn', 'money'],
      ['stake', 'money'],
      ['grossRevenue', 'money'],
      ['given', 'money'],
      ['value', 'money'],
    ],
    tiles: ['registrations', 'firstDeposits', 'activeMembers', 'returningMembers'],
    charts: ['registrations', 'activeMembers'],
    filters: [],
    ask: async (asked) => (await read(ConsoleMembersReportDocument, asked)).report,
  },
  paymentsReport: {
    rowKind: 'account',
    columns: [
      ['deposits', 'count'],
      ['deposited', 'money'],
      ['depositsAsked', 'count'],
      ['depositSuccess', 'share'],
      ['depositSeconds', 'seconds'],
      ['withdrawals', 'count'],
      ['withdrawn', 'money'],
      ['withdrawalsAsked', 'count'],
      ['withdrawalSuccess', 'share'],
      ['withdrawalSeconds', 'seconds'],
      ['net', 'money'],
    ],
    tiles: ['deposited', 'withdrawn', 'net', 'depositSuccess'],
    charts: ['deposited', 'withdrawn'],
    filters: [],
    ask: async (asked) => (await read(ConsolePaymentsReportDocument, asked)).report,
  },
  rewardsReport: {
    rowKind: 'account',
    columns: [
      ['gifts', 'count'],
      ['given', 'money'],
      ['takenBack', 'money'],
      ['cost', 'money'],
      ['revenueShare', 'share'],
    ],
    tiles: ['given', 'takenBack', 'cost', 'revenueShare'],
    charts: ['cost'],
    filters: [],
    ask: async (asked) => (await read(ConsoleRewardsReportDocument, asked)).report,
  },
  agentsReport: {
    rowKind: 'line',
    columns: [
      ['registrations', 'count'],
      ['firstDeposits', 'count'],
      ['deposited', 'money'],
      ['withdrawn', 'money'],
      ['stake', 'money'],
      ['grossRevenue', 'money'],
      ['given', 'money'],
      ['pay', 'money'],
      ['left', 'money'],
    ],
    tiles: ['registrations', 'grossRevenue', 'pay', 'left'],
    charts: ['grossRevenue', 'pay'],
    filters: [],
    ask: async (asked) => (await read(ConsoleAgentsReportDocument, asked)).report,
  },
  pointsReport: {
    rowKind: 'pointDocument',
    columns: [
      ['issued', 'points'],
      ['spent', 'points'],
      ['takenBack', 'points'],
      ['liability', 'points'],
    ],
    tiles: ['issued', 'spent', 'takenBack', 'liability'],
    charts: ['issued', 'liability'],
    filters: [],
    ask: async (asked) => (await read(ConsolePointsReportDocument, asked)).report,
  },
  protectionReport: {
    rowKind: 'limit',
    columns: [
      ['limitsRaised', 'count'],
      ['limitsHit', 'count'],
      ['timeOuts', 'count'],
      ['selfExclusions', 'count'],
    ],
    tiles: ['limitsRaised', 'limitsHit', 'timeOuts', 'selfExclusions'],
    charts: ['limitsHit', 'selfExclusions'],
    filters: [],
    ask: async (asked) => (await read(ConsoleProtectionReportDocument, asked)).report,
  },
  taxReport: {
    rowKind: 'month',
    columns: [
      ['bets', 'count'],
      ['stake', 'money'],
      ['payout', 'money'],
      ['grossRevenue', 'money'],
      ['rewards', 'money'],
      ['agentsPay', 'money'],
      ['netRevenue', 'money'],
    ],
    tiles: ['stake', 'payout', 'grossRevenue', 'netRevenue'],
    charts: ['grossRevenue', 'netRevenue'],
    filters: [],
    ask: async (asked) => (await read(ConsoleTaxReportDocument, asked)).report,
  },
  operatorsReport: {
    rowKind: 'operator',
    columns: [
      ['deeds', 'count'],
      ['withdrawals', 'count'],
      ['withdrawalSeconds', 'seconds'],
    ],
    tiles: ['deeds', 'withdrawals', 'withdrawalSeconds'],
    charts: ['deeds'],
    filters: [],
    ask: async (asked) => (await read(ConsoleOperatorsReportDocument, asked)).report,
  },
}
