import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBet } from '../../../../tests/support/bets.ts'
import { need } from '../../../../tests/support/need.ts'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { createTeams, type Teams } from '../../../../tests/support/teams.ts'
import type { Moment, Stretch } from '../../http/feed.ts'
import { dateAt } from '../../lib/local-day.ts'
import type { Owner } from '../ledger/movement.ts'
import { listBetsByTime } from './repository/bets.ts'

describe('the bets of a team', () => {
  let platform: TestPlatform
  let teams: Teams
  let agent: Owner
  let token: string
  /** Below the agent `upper`, below that `lower`; `stranger` is below nobody. */
  let upper: Owner
  let lower: Owner
  let stranger: Owner
  const bets = new Map<string, string>()
  const today = () => dateAt(platform.clock.now(), 'Asia/Ho_Chi_Minh')
  const span = () => ({ from: today(), to: today() })
  const list = async (query: Record<string, string | number> = {}) =>
    (await platform.call('listTeamBets', { token, query: { ...span(), ...query } })).value
  const names = async (query: Record<string, string | number> = {}) =>
    (await list(query)).content.map(({ bet }) => [...bets].find(([, id]) => id === bet.id)?.[0])

  beforeAll(async () => {
    platform = await startPlatform()
    teams = createTeams(platform)
    const opened = await platform.signedInMember({ type: 1 })
    token = opened.token
    agent = teams.ownerOf(opened.member)
    upper = teams.ownerOf(await platform.member({ uplineId: agent.memberId, account: 'upper', type: 2 }))
    lower = teams.ownerOf(await platform.member({ uplineId: upper.memberId, account: 'lower' }))
    stranger = teams.ownerOf(await platform.member({ account: 'lowerstranger' }))
    const now = platform.clock.now().getTime()
    const write = async (
      name: string,
      owner: Owner,
      secondsAgo: number,
      bet: Partial<Parameters<typeof writeBet>[2]>,
    ) =>
      bets.set(
        name,
        await writeBet(platform.database, owner, {
          stake: 100_000n,
          placedAt: new Date(now - secondsAgo * 1000),
          ...bet,
        }),
      )
    await write('first', lower, 5, { payout: 250_000n })
    await write('second', upper, 4, { gameType: 'LIVE', vendor: 'BB' })
    await write('third', lower, 3, { gameType: 'LIVE', stake: 300_000n })
    await write('open', upper, 2, { state: 'OPEN' })
    await write('own', agent, 1, {})
    await write('strange', stranger, 1, {})
    await teams.count(agent, upper, lower, stranger)
  }, 60_000)
  afterAll(() => platform.stop())

  it('are read newest first, and are those of the people below alone', async () => {
    expect(await names()).toEqual(['open', 'third', 'second', 'first'])
    expect((await list()).content[3]).toMatchObject({
      memberId: lower.memberId,
      account: 'lower',
      bet: { stake: '10.00', payout: '25.00', profit: '15.00' },
    })
  })

  it('are found by member, line, category, vendor and state', async () => {
    expect(await names({ account: 'LOWER' })).toEqual(['third', 'first'])
    expect(await names({ scope: 'DIRECT' })).toEqual(['open', 'second'])
    expect(await names({ gameType: 'LIVE' })).toEqual(['third', 'second'])
    expect(await names({ vassalage: 'BB' })).toEqual(['second'])
    expect(await names({ state: 'OPEN' })).toEqual(['open'])
    expect(await names({ account: 'lowerstranger' })).toEqual([])
    expect(await names({ account: 'low' })).toEqual([])
    expect(await names({ from: '2026-01-01', to: '2026-01-02' })).toEqual([])
  })

  it('come page by page, none twice and none left out', async () => {
    const seen: (string | undefined)[] = []
    for (let page = await list({ first: 1 }); ; page = await list({ first: 1, after: need(page.endCursor) })) {
      seen.push(...page.content.map(({ bet }) => bet.id))
      if (!page.hasNextPage) break
    }
    expect(seen).toEqual(['open', 'third', 'second', 'first'].map((name) => bets.get(name)))
    const back: (string | undefined)[] = []
    for (let page = await list({ last: 3 }); ; page = await list({ last: 3, before: need(page.startCursor) })) {
      back.unshift(...page.content.map(({ bet }) => bet.id))
      if (!page.hasPreviousPage) break
    }
    expect(back).toEqual(seen)
  })

  it('of large teams are looked through by time, so many at a time', async () => {
    const asked = {
      merchantId: agent.merchantId,
      memberId: agent.memberId,
      currency: 'VND',
      timeZone: 'Asia/Ho_Chi_Minh',
      whose: 'TEAM',
      from: new Date(0),
      to: new Date(platform.clock.now().getTime() + 1),
    } as const
    const ids = async (look: number, bounds: Partial<Stretch<Moment>> = {}) => {
      const stretch = { limit: 10, fromEnd: false, ...bounds }
      const { rows, reached } = await listBetsByTime(platform.database, { ...asked, stretch }, look)
      return { found: rows.map(({ id }) => id), reached }
    }
    const ordered = ['open', 'third', 'second', 'first'].map((name) => bets.get(name))
    expect(await ids(100)).toEqual({ found: ordered, reached: undefined })
    // The two newest of the brand are nobody's of the team.
    const nothing = await ids(2)
    expect(nothing.found).toEqual([])
    const next = await ids(3, { after: need(nothing.reached) })
    expect(next.found).toEqual(ordered.slice(0, 3))
    expect((await ids(3, { after: need(next.reached) })).found).toEqual(ordered.slice(3))
    const end = await ids(3, { fromEnd: true })
    expect(end.found).toEqual(ordered.toReversed().slice(0, 3))
    const start = await ids(3, { fromEnd: true, before: need(end.reached) })
    expect(start.found).toEqual(ordered.slice(0, 1))
  })

  it('add up to what the figures say', async () => {
    const totals = async (query: Record<string, string> = {}) =>
      (await platform.call('getTeamBetTotals', { token, query: { ...span(), ...query } })).value
    expect(await totals()).toEqual({ stake: '50.00', validBet: '50.00', payout: '25.00', profit: '-25.00' })
    expect(await totals({ scope: 'DIRECT' })).toMatchObject({ stake: '10.00' })
    expect(await totals({ account: 'lower' })).toMatchObject({ stake: '40.00', payout: '25.00' })
    expect(await totals({ account: 'lower', gameType: 'LIVE' })).toMatchObject({ stake: '30.00' })
    expect(await totals({ account: 'lowerstranger' })).toMatchObject({ stake: '0.00' })
    expect(await totals({ vassalage: 'BB' })).toBeNull()
    expect(await totals({ state: 'OPEN' })).toBeNull()
  })

  it('belong to who was above on their day', async () => {
    const { member: other, token: by } = await platform.signedInMember({ type: 1 })
    // As if the member had been in the other line until today.
    await platform.database.raw(
      `insert into member_tree (merchant_id, ancestor_id, descendant_id, depth, from_day, until_day)
       values ($1, $2, $3, 1, $4::date - 9, $4::date)`,
      [agent.merchantId, other.id, stranger.memberId, today()],
    )
    const yesterday = new Date(platform.clock.now().getTime() - 86_400_000)
    const id = await writeBet(platform.database, stranger, { stake: 100_000n, placedAt: yesterday })
    const query = { from: dateAt(yesterday, 'Asia/Ho_Chi_Minh'), to: today() }
    const { value } = await platform.call('listTeamBets', { token: by, query })
    expect(value.content.map(({ bet }) => bet.id)).toEqual([id])
    const open = async (bet: string | undefined) =>
      (await platform.call('getTeamBet', { token: by, params: { memberId: stranger.memberId, id: need(bet) } })).status
    expect(await open(id)).toBe(200)
    expect(await open(bets.get('strange'))).toBe(404)
  })

  it('open to what the member himself may see of them, and nobody else’s do', async () => {
    const open = (memberId: string, name: string, by = token) =>
      platform.call('getTeamBet', { token: by, params: { memberId, id: need(bets.get(name)) } })
    expect((await open(lower.memberId, 'first')).value.bet).toMatchObject({ payout: '25.00' })
    const unknown = await platform.call('getTeamBet', {
      token,
      params: { memberId: lower.memberId, id: need(bets.get('strange')) },
    })
    const strange = await open(stranger.memberId, 'strange')
    expect([unknown.status, strange.status, (await open(agent.memberId, 'own')).status]).toEqual([404, 404, 404])
    expect(strange.code).toBe(unknown.code)
    const below = await platform.signIn('upper')
    expect((await open(lower.memberId, 'first', below)).status).toBe(200)
    expect((await open(upper.memberId, 'second', below)).status).toBe(404)
  })

  it('are written into a file as a whole', async () => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    const url = `${platform.url}/wps/agent/bets.csv?${new URLSearchParams(span())}`
    const response = await fetch(url, { headers })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toContain('Account,Time (UTC),Game')
    expect(lines[4]).toMatch(/^lower,/)
  })

  it('are for agents alone', async () => {
    const member = await platform.signIn('lower')
    expect((await platform.call('listTeamBets', { token: member, query: span() })).status).toBe(403)
    expect((await platform.call('getTeamBetTotals', { token: member, query: span() })).status).toBe(403)
    const params = { memberId: lower.memberId, id: need(bets.get('first')) }
    expect((await platform.call('getTeamBet', { token: member, params })).status).toBe(403)
    const long = { from: '2026-01-01', to: '2026-12-31' }
    expect((await platform.call('listTeamBets', { token, query: long })).code).toBe('TEAM_SPAN_INVALID')
  })
})
