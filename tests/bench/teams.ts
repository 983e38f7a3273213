import { createPlatformContext, type PlatformContext } from '../../server/platform/context.ts'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import type { MemberSession } from '../../server/platform/http/session.ts'
import { nextDate, previousDate } from '../../server/platform/lib/local-day.ts'
import { seed } from '../../server/seed/index.ts'
import { LARGE_AGENT } from '../../server/seed/large-line.ts'
import { testConfig } from '../support/config.ts'
import { need } from '../support/need.ts'
import { withDatabase } from './own-database.ts'
import type { Section } from './report.ts'
import { percentile, perSecond } from './statistics.ts'
import { insertTeam, patiently, tellBets, topAgent } from './teams-data.ts'

const bets = 200_000
const daysBefore = 30
const betsOfEarlierDays = 5_000
const readings = 200
const warmUp = 20

/** Measures how fast what was told is taken into figures, and what an agent above 100,000 members waits for. */
export async function benchTeams(serverUrl: string): Promise<Section> {
  return withDatabase(serverUrl, 'teams', async (url) => {
    const config = testConfig({ databaseUrl: url })
    const database = await openDatabase(config)
    const context = createPlatformContext(config, database)
    try {
      await migrate(database)
      await seed(context, { withHistory: false, isWholeCatalogue: false })
      const merchant = await context.sites.defaultMerchant()
      const { id: merchantId } = merchant
      await insertTeam(database, merchant)
      for (let day = 1; day <= daysBefore; day++) await tellBets(database, merchantId, betsOfEarlierDays, day)
      await context.agents.fold(merchantId)
      await tellBets(database, merchantId, bets, 0)
      await patiently(database, 'analyze')
      const begunAt = performance.now()
      await context.agents.fold(merchantId)
      const seconds = (performance.now() - begunAt) / 1000
      await patiently(database, 'analyze')
      await context.agents.keepTeamSizes()

      const session = await sessionOfTop(context, merchantId)
      const rows = [
        ['200,000 told bets taken into figures', `${seconds.toFixed(1)} s`, `${perSecond(bets / seconds)} a second`],
      ]
      for (const [name, read] of await reads(context, session)) {
        const times = await timesOf(read)
        rows.push([name, `${percentile(times, 50).toFixed(1)} ms`, `${percentile(times, 99).toFixed(1)} ms`])
      }
      return {
        title: 'Figures of teams above 100,000 members',
        method: `An agent with 100,000 members below in six levels, ${daysBefore} days of play before. 200,000 bets of 20,000 members as counting tells them, taken by measures_fold; then what the agent reads through the service, ${readings} readings one at a time, on the same PostgreSQL.`,
        columns: ['what', 'p50 (or whole)', 'p99 (or rate)'],
        best: { column: 'p50 (or whole)', better: 'less' },
        rows,
      }
    } finally {
      await context.close()
      await database.close()
    }
  })
}

async function sessionOfTop({ database }: PlatformContext, merchantId: string): Promise<MemberSession> {
  const [row] = await database.raw<{ id: string }>(`select ${topAgent} as id`, [])
  return {
    sessionId: 'bench',
    memberId: need(row).id,
    merchantId,
    account: LARGE_AGENT,
    accountType: 2,
    currency: 'VND',
    language: 'vi',
    mustChangePassword: false,
    isIdle: false,
    isUnproven: false,
    subaccount: null,
  }
}

/** What the pages of the agent centre ask for. */
async function reads({ agents }: PlatformContext, session: MemberSession) {
  const { today } = await agents.readTeam(session)
  let from = today
  for (let day = 0; day < daysBefore; day++) from = previousDate(from)
  const span = { from: nextDate(from), to: today }
  const page = { pageNo: 1, pageSize: 20 }
  const { rows } = await agents.listTeamMembers(session, {}, page)
  const direct = need(rows[0]).id
  return [
    ['size of the team', () => agents.readTeam(session)],
    ['30 days of the team by day and category', () => agents.readTeamReport(session, span)],
    [
      'a page of members directly below, with figures of 30 days',
      async () => {
        const found = await agents.listTeamMembers(session, {}, page)
        await agents.listMemberFigures(
          session,
          found.rows.map(({ id }) => id),
          span,
        )
      },
    ],
    [
      'a page two levels down, with figures of 30 days',
      async () => {
        const found = await agents.listTeamMembers(session, { uplineId: direct }, page)
        await agents.listMemberFigures(
          session,
          found.rows.map(({ id }) => id),
          span,
        )
      },
    ],
    ['the beginning of a name in the whole line', () => agents.listTeamMembers(session, { account: 'minh0' }, page)],
  ] as const satisfies readonly (readonly [string, () => Promise<unknown>])[]
}

async function timesOf(read: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let reading = -warmUp; reading < readings; reading++) {
    const begunAt = performance.now()
    await read()
    if (reading >= 0) times.push(performance.now() - begunAt)
  }
  return times
}
