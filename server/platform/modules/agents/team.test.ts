import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBet } from '../../../../tests/support/bets.ts'
import { need } from '../../../../tests/support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { createTeams, type Teams } from '../../../../tests/support/teams.ts'
import { dateAt, previousDate } from '../../lib/local-day.ts'
import type { Owner } from '../ledger/movement.ts'

const DAY = 86_400_000

describe('an agent', () => {
  let platform: TestPlatform
  let teams: Teams
  let agent: Owner
  let token: string
  /** Below the agent: `left` with `leaf` below, and `right`. */
  let left: Owner
  let leaf: Owner
  let right: Owner
  let stranger: Owner
  const today = () => dateAt(platform.clock.now(), 'Asia/Ho_Chi_Minh')
  const span = () => ({ from: previousDate(today()), to: today() })

  beforeAll(async () => {
    platform = await startPlatform()
    teams = createTeams(platform)
    const opened = await platform.signedInMember({ type: 1 })
    token = opened.token
    agent = teams.ownerOf(opened.member)
    left = teams.ownerOf(await platform.member({ uplineId: agent.memberId, account: 'leftagent', type: 2 }))
    leaf = teams.ownerOf(await platform.member({ uplineId: left.memberId, account: 'leaf', funds: 1_230_000n }))
    right = teams.ownerOf(await platform.member({ uplineId: agent.memberId, account: 'right' }))
    stranger = teams.ownerOf(await platform.member({ account: 'leafstranger' }))
    const yesterday = new Date(platform.clock.now().getTime() - DAY)
    await writeBet(platform.database, leaf, { stake: 500_000n, payout: 100_000n, placedAt: platform.clock.now() })
    await writeBet(platform.database, right, { stake: 300_000n, gameType: 'LIVE', placedAt: platform.clock.now() })
    await writeBet(platform.database, right, { stake: 700_000n, placedAt: yesterday })
    await writeBet(platform.database, stranger, { stake: 900_000n, placedAt: platform.clock.now() })
    await teams.count(leaf, right, stranger)
  }, 60_000)
  afterAll(() => platform.stop())

  it('sees how large the team is, who is there now, and up to when it is counted', async () => {
    const { value } = await platform.call('getTeam', { token })
    expect(value).toMatchObject({ members: 3, directMembers: 2, onlineMembers: 0, activeThisMonth: 2, today: today() })
    expect(Date.parse(value.countedUntil)).toBeLessThan(platform.clock.now().getTime())
    await platform.signIn('leaf')
    expect((await platform.call('getTeam', { token })).value.onlineMembers).toBe(1)
  })

  it('reads the team by day and category, and each figure adds up', async () => {
    const { value } = await platform.call('getTeamReport', { token, query: span() })
    // Nobody of them was in the team yesterday: they opened their accounts today.
    expect(value.days.map(({ day }) => day)).toEqual([today()])
    expect(value.totals).toMatchObject({ bets: 2, stake: '80.00', payout: '10.00', profit: '-70.00', registrations: 4 })
    expect(value.categories).toEqual([
      expect.objectContaining({ gameType: 'LIVE', stake: '30.00' }),
      expect.objectContaining({ gameType: 'RNG', stake: '50.00' }),
    ])
  })

  it('reads a member of the line with everybody below, or alone', async () => {
    const query = { ...span(), memberId: left.memberId }
    expect((await platform.call('getTeamReport', { token, query })).value.totals.stake).toBe('50.00')
    const own = await platform.call('getTeamReport', { token, query: { ...query, scope: 'OWN' } })
    expect(own.value.totals).toMatchObject({ stake: '0.00', registrations: 1 })
  })

  it('lists who is directly below, goes down the line, and finds names in all of it', async () => {
    const list = async (query: Record<string, string | boolean>) =>
      (await platform.call('listTeamMembers', { token, query: { sort: 'account', ...query } })).value.content
    expect(await list({})).toMatchObject([
      { account: 'leftagent', level: 1, isAgent: true, directMembers: 1, uplineId: agent.memberId },
      { account: 'right', level: 1, isAgent: false, directMembers: 0 },
    ])
    expect(await list({ uplineId: left.memberId })).toMatchObject([{ account: 'leaf', level: 2, balance: '123.00' }])
    expect(await list({ account: 'LEA' })).toMatchObject([{ account: 'leaf' }])
    expect(await list({ isAgent: true })).toMatchObject([{ account: 'leftagent' }])
    expect(await list({ ids: `${stranger.memberId},${leaf.memberId}` })).toMatchObject([{ account: 'leaf' }])
    expect(await list({ uplineId: stranger.memberId })).toEqual([])
  })

  it('is told how many there are on whatever page, beyond the last one too', async () => {
    const ask = async (query: Record<string, string | number>) =>
      (await platform.call('listTeamMembers', { token, query: { pageSize: 1, ...query } })).value
    for (const pageNo of [1, 2, 3]) expect(await ask({ pageNo })).toMatchObject({ totalItems: 2, totalPages: 2 })
    expect((await ask({ pageNo: 3 })).content).toEqual([])
    expect(await ask({ pageNo: 9, account: 'lea' })).toMatchObject({ totalItems: 1, content: [] })
    expect(await ask({ uplineId: left.memberId })).toMatchObject({ totalItems: 1 })
    expect(await ask({ uplineId: leaf.memberId })).toMatchObject({ totalItems: 0 })
  })

  it('is told sizes that are kept, with whoever came and went since', async () => {
    const sizes = async () => {
      const team = (await platform.call('getTeam', { token: by })).value
      return [team.members, team.directMembers]
    }
    const { member: top, token: by } = await platform.signedInMember({ type: 1 })
    const one = await platform.member({ uplineId: top.id })
    const two = await platform.member({ uplineId: top.id })
    await platform.member({ uplineId: one.id })
    expect(await sizes()).toEqual([3, 2])
    // As if all of that had been long ago.
    await platform.database.raw(
      `update member_tree set from_day = from_day - 9 where descendant_id in (select descendant_id from member_tree where ancestor_id = $1)`,
      [top.id],
    )
    await platform.context.agents.keepTeamSizes()
    const kept = 'select members, direct_members from team_sizes where team_id = $1'
    expect(await platform.database.raw(kept, [top.id])).toEqual([{ members: 3n, direct_members: 2n }])
    expect(await sizes()).toEqual([3, 2])
    await platform.member({ uplineId: one.id })
    expect(await sizes()).toEqual([4, 2])
    // Whoever leaves is gone from the day on which the move takes effect.
    await platform.database.raw(
      'update member_tree set until_day = from_day + 8 where ancestor_id <> descendant_id and descendant_id = $1',
      [two.id],
    )
    expect(await sizes()).toEqual([3, 1])
    await platform.context.agents.keepTeamSizes()
    expect(await sizes()).toEqual([3, 1])
  })

  it('sees the way down to members', async () => {
    const ids = [leaf, right, stranger, agent].map(({ memberId }) => memberId).join(',')
    const { value } = await platform.call('listTeamPaths', { token, query: { ids } })
    const paths = new Map(value.map(({ memberId, path }) => [memberId, path]))
    expect(paths.get(leaf.memberId)).toEqual([left.memberId, leaf.memberId])
    expect(paths.get(right.memberId)).toEqual([right.memberId])
    expect(paths.size).toBe(2)
  })

  it('reads own figures and those of the team of many at once, and of nobody outside the line', async () => {
    const ids = [left, right, stranger].map(({ memberId }) => memberId).join(',')
    const { value } = await platform.call('listMemberFigures', { token, query: { ...span(), ids } })
    const stakes = new Map(value.map(({ memberId, own, team }) => [memberId, [own.stake, team.stake]]))
    expect(stakes.get(left.memberId)).toEqual(['0.00', '50.00'])
    expect(stakes.get(right.memberId)).toEqual(['100.00', '30.00'])
    expect(stakes.has(stranger.memberId)).toBe(false)
  })

  it('is refused what is above and beside, and too long spans', async () => {
    const below = await platform.signIn('leftagent')
    for (const memberId of [agent.memberId, right.memberId, stranger.memberId]) {
      const query = { ...span(), memberId }
      expect((await platform.call('getTeamReport', { token: below, query })).status).toBe(404)
    }
    const long = { from: '2026-01-01', to: '2026-12-31' }
    expect(await platform.call('getTeamReport', { token, query: long })).toMatchObject({
      code: 'TEAM_SPAN_INVALID',
      days: 92,
    })
    const reversed = { from: today(), to: previousDate(today()) }
    expect((await platform.call('getTeamReport', { token, query: reversed })).code).toBe('TEAM_SPAN_INVALID')
    expect(
      (await platform.call('getTeamReport', { token, query: { from: '2026-02-31', to: '2026-03-01' } })).status,
    ).toBe(400)
  })

  it('is the only one: members, trials and agents of other brands are refused', async () => {
    const member = await platform.signIn('right')
    const trial = await platform.signedInMember({ type: 4 })
    for (const refused of [member, trial.token]) {
      expect((await platform.call('getTeam', { token: refused })).status).toBe(403)
      expect((await platform.call('getTeamReport', { token: refused, query: span() })).status).toBe(403)
      expect((await platform.call('listTeamMembers', { token: refused })).status).toBe(403)
      const ids = { ids: leaf.memberId }
      expect((await platform.call('listTeamPaths', { token: refused, query: ids })).status).toBe(403)
      const query = { ...span(), ids: leaf.memberId }
      expect((await platform.call('listMemberFigures', { token: refused, query })).status).toBe(403)
    }
    expect((await platform.call('getTeam', {})).status).toBe(401)
    expect(need(await platform.context.agents.checkDay(SENVANG, today()))).toEqual([])
  })
})
