import { afterAll, beforeAll, expect, it } from 'vitest'
import { dateAt } from '../../server/platform/lib/local-day.ts'
import type { Owner } from '../../server/platform/modules/ledger/movement.ts'
import { writeBet } from '../support/bets.ts'
import { need } from '../support/need.ts'
import type { TestPlatform } from '../support/platform.ts'
import { createTeams } from '../support/teams.ts'
import { type Graph, startGraph } from './support/graph.ts'

let platform: TestPlatform
let graph: Graph
let token: string
let members: Owner[]

beforeAll(async () => {
  graph = await startGraph()
  platform = graph.platform
  const teams = createTeams(platform)
  const agent = await platform.signedInMember({ type: 1 })
  token = agent.token
  members = []
  let uplineId = agent.member.id
  for (let depth = 0; depth < 4; depth++) {
    const one = teams.ownerOf(await platform.member({ uplineId }))
    await writeBet(platform.database, one, { stake: 100_000n, placedAt: platform.clock.now() })
    members.push(one, teams.ownerOf(await platform.member({ uplineId })))
    uplineId = one.memberId
  }
  await teams.count(...members)
})
afterAll(() => graph.stop())

const ask = (query: string, variables: object, by: string | undefined) => graph.ask(query, variables, by)
const today = () => dateAt(platform.clock.now(), 'Asia/Ho_Chi_Minh')

const TEAM = `query Team($span: DaySpanInput!, $id: ID!) {
  team {
    memberCount directMemberCount countedUntil
    report(span: $span) { totals { stake profit } days { day figures { bets } } categories { gameType stake } }
    members(order: { field: ACCOUNT, direction: ASC }) {
      items { account level upline { id } path { account } ownFigures(span: $span) { stake } teamFigures(span: $span) { stake } }
      pageInfo { totalItems }
    }
    member(id: $id) { level upline { account upline { account } } path { id level teamFigures(span: $span) { stake } } }
  }
}`

it('an agent reads the team as one graph, with one call for each kind of thing', async () => {
  const deepest = need(members[6])
  const variables = { span: { from: today(), to: today() }, id: deepest.memberId }
  const before = await graph.restCalls()
  const { data, errors } = await ask(TEAM, variables, token)
  expect(errors).toBeUndefined()
  const team = need(data?.team)
  expect(team).toMatchObject({ memberCount: 8, directMemberCount: 2, report: { totals: { stake: '40.00' } } })
  expect(team.members.pageInfo.totalItems).toBe(2)
  expect(team.members.items.map(({ teamFigures }) => teamFigures.stake).sort()).toEqual(['0.00', '40.00'])
  expect(team.member?.path.map(({ level }) => level)).toEqual([1, 2, 3, 4])
  expect(team.member?.path.map(({ teamFigures }) => teamFigures.stake)).toEqual(['40.00', '30.00', '20.00', '10.00'])
  const after = await graph.restCalls()
  const made = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  // Who asks; the team; its report; the list and what its rows lead to: members, paths and figures, once a level at most.
  expect(Object.fromEntries(made.filter(([, count]) => count > 0))).toEqual({
    getMember: 1,
    getTeam: 1,
    getTeamReport: 1,
    listTeamMembers: expect.any(Number),
    listTeamPaths: expect.any(Number),
    listMemberFigures: expect.any(Number),
  })
  expect(made.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(12)
})

it('asks for the size of the team only where it is wanted', async () => {
  const before = await graph.restCalls()
  const { data } = await ask('{ team { members { pageInfo { totalItems } } } }', {}, token)
  expect(data?.team?.members.pageInfo.totalItems).toBe(2)
  const after = await graph.restCalls()
  expect(after.getTeam ?? 0).toBe(before.getTeam ?? 0)
  expect(after.listTeamMembers).toBe((before.listTeamMembers ?? 0) + 1)
})

const RECORDS = `query Records($bets: TeamBetFilter!, $transfers: TeamTransferFilter!) {
  team {
    bets(filter: $bets, first: 2) {
      edges { cursor node { account memberId member { level } bet { stake gameName } } }
      pageInfo { endCursor hasNextPage }
      totals { stake }
    }
    transfers(filter: $transfers) { edges { node { id account kind amount member { id } } } pageInfo { hasNextPage } }
  }
}`

it('reads bets and movements of the team with their members, and opens one', async () => {
  const span = { from: today(), to: today() }
  const empty = { account: null, gameType: null, vendorCode: null, state: null }
  const variables = { bets: { span, ...empty }, transfers: { span, account: null, kind: null } }
  const { data, errors } = await ask(RECORDS, variables, token)
  expect(errors).toBeUndefined()
  const { bets, transfers } = need(data?.team)
  expect(bets.edges.map(({ node }) => node.bet.stake)).toEqual(['10.00', '10.00'])
  expect(bets).toMatchObject({ totals: { stake: '40.00' }, pageInfo: { hasNextPage: true } })
  expect(bets.pageInfo.endCursor).toBe(bets.edges[1]?.cursor)
  expect(bets.edges.every(({ node }) => (node.member?.level ?? 0) > 0)).toBe(true)
  expect(transfers.edges).toEqual([])
  const none =
    '{ team { bet(memberId: "00000000-0000-7000-8000-000000000000", id: "00000000-0000-7000-8000-000000000000") { recallUrl } } }'
  expect((await ask(none, {}, token)).data?.team?.bet).toBeNull()
})

it('visitors and members are refused, and a day that the calendar has not', async () => {
  const variables = { span: { from: today(), to: today() }, id: need(members[0]).memberId }
  expect((await ask(TEAM, variables, undefined)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  const { token: member } = await platform.signedInMember()
  expect((await ask(TEAM, variables, member)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const odd = await ask(TEAM, { ...variables, span: { from: '2026-02-30', to: '2026-03-01' } }, token)
  expect(odd.errors?.length).toBe(1)
})
