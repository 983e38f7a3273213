import { enumValues } from '../../../generated/enum-values.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { given } from '../../../user-errors.ts'

interface Asked {
  readonly days?: { readonly from: string; readonly to: string } | null | undefined
}

/** What the platform is asked: the days and whatever narrows the report. */
const queryOf = <Rest extends Asked>({ days, ...rest }: Rest) => ({ query: { ...given(rest), ...(days ?? {}) } })

interface PlatformReport {
  readonly from: string
  readonly to: string
  readonly before: { readonly from: string; readonly to: string }
  readonly days: unknown
  readonly daysBefore: unknown
}

/** The days that a report of the platform is about, as the graph groups them. */
function present<Report extends PlatformReport>(report: Report) {
  const { from, to, before, days, daysBefore, ...rest } = report
  const series: { series: Report['days']; seriesBefore: Report['daysBefore'] } = {
    series: days,
    seriesBefore: daysBefore,
  }
  return { ...rest, ...series, days: { from, to }, daysBefore: before }
}

/** Categories by the platform's names, as the graph calls them. */
const categories = new Map<string, string>(Object.entries(enumValues.GameType).map(([plain, name]) => [name, plain]))

export const brandReportsResolvers: Resolvers = {
  Query: {
    gamesReport: async (_, asked, { wps }) => present(await wps.call('getGamesReport', queryOf(asked))),
    vendorsReport: async (_, asked, { wps }) => present(await wps.call('getVendorsReport', queryOf(asked))),
    betsReport: async (_, asked, { wps }) => {
      const report = present(await wps.call('getBetsReport', queryOf(asked)))
      return { ...report, rows: report.rows.map((row) => ({ ...row, key: categories.get(row.key) ?? row.key })) }
    },
    membersReport: async (_, asked, { wps }) => present(await wps.call('getMembersReport', queryOf(asked))),
    paymentsReport: async (_, asked, { wps }) => present(await wps.call('getPaymentsReport', queryOf(asked))),
    rewardsReport: async (_, asked, { wps }) => present(await wps.call('getRewardsReport', queryOf(asked))),
    agentsReport: async (_, asked, { wps }) => present(await wps.call('getAgentsReport', queryOf(asked))),
    pointsReport: async (_, asked, { wps }) => present(await wps.call('getPointsReport', queryOf(asked))),
    protectionReport: async (_, asked, { wps }) => present(await wps.call('getProtectionReport', queryOf(asked))),
    taxReport: async (_, asked, { wps }) => present(await wps.call('getTaxReport', queryOf(asked))),
    operatorsReport: async (_, asked, { wps }) => present(await wps.call('getOperatorsReport', queryOf(asked))),
  },
}
