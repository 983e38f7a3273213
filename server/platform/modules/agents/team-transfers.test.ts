import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { need } from '../../../../tests/support/need.ts'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { createTeams } from '../../../../tests/support/teams.ts'
import { newId } from '../../lib/id.ts'
import { dateAt } from '../../lib/local-day.ts'
import type { Owner } from '../ledger/movement.ts'
import { listTransfersByTime } from './repository/transfers.ts'

describe('the movements of a team', () => {
  let platform: TestPlatform
  let agent: Owner
  let token: string
  const span = () => {
    const today = dateAt(platform.clock.now(), 'Asia/Ho_Chi_Minh')
    return { from: today, to: today }
  }
  const list = async (query: Record<string, string | number> = {}, by = token) =>
    (await platform.call('listTeamTransfers', { token: by, query: { ...span(), ...query } })).value
  const told = async (query: Record<string, string | number> = {}) =>
    (await list(query)).content.map(({ account, kind, amount }) => `${account} ${kind} ${amount}`)

  async function move(owner: Owner, kind: 'DEPOSIT' | 'WITHDRAWAL' | 'BET' | 'REWARD', amount: bigint) {
    const isIn = kind !== 'WITHDRAWAL' && kind !== 'BET'
    const sides = isIn ? { from: 'HOUSE:DEMO', to: 'CASH' } : { from: 'CASH', to: 'HOUSE:DEMO' }
    const document = { kind: 'seed', id: newId() } as const
    await platform.database.transaction((tx) =>
      platform.context.ledger.post(tx, [
        {
          ...owner,
          ...(sides as { from: 'CASH'; to: 'HOUSE:DEMO' }),
          currency: 'VND',
          amount,
          kind,
          source: 'test',
          key: newId(),
          document,
        },
      ]),
    )
  }

  beforeAll(async () => {
    platform = await startPlatform()
    const { ownerOf } = createTeams(platform)
    const opened = await platform.signedInMember({ type: 1 })
    token = opened.token
    agent = ownerOf(opened.member)
    const upper = ownerOf(await platform.member({ uplineId: agent.memberId, account: 'moneyupper', type: 2 }))
    const lower = ownerOf(await platform.member({ uplineId: upper.memberId, account: 'moneylower' }))
    const stranger = ownerOf(await platform.member({ account: 'moneystranger' }))
    await move(lower, 'DEPOSIT', 900_000n)
    await move(upper, 'DEPOSIT', 500_000n)
    await move(lower, 'BET', 100_000n)
    await move(lower, 'WITHDRAWAL', 200_000n)
    await move(upper, 'REWARD', 30_000n)
    await move(stranger, 'DEPOSIT', 700_000n)
    await move(agent, 'DEPOSIT', 700_000n)
  }, 60_000)
  afterAll(() => platform.stop())

  it('are read newest first without play, and are those of the people below alone', async () => {
    expect(await told()).toEqual([
      'moneyupper BONUS 3.00',
      'moneylower WITHDRAWAL -20.00',
      'moneyupper DEPOSIT 50.00',
      'moneylower DEPOSIT 90.00',
    ])
  })

  it('are found by member, line and kind', async () => {
    expect(await told({ account: 'moneylower' })).toEqual(['moneylower WITHDRAWAL -20.00', 'moneylower DEPOSIT 90.00'])
    expect(await told({ scope: 'DIRECT', kind: 'DEPOSIT' })).toEqual(['moneyupper DEPOSIT 50.00'])
    expect(await told({ account: 'moneystranger' })).toEqual([])
    expect(await told({ kind: 'COMMISSION' })).toEqual([])
  })

  it('come page by page, of large teams by time as well', async () => {
    const seen: string[] = []
    for (let page = await list({ first: 1 }); ; page = await list({ first: 1, after: need(page.endCursor) })) {
      seen.push(...page.content.map(({ id }) => id))
      if (!page.hasNextPage) break
    }
    expect(seen).toHaveLength(4)
    const end = await list({ last: 3 })
    const start = await list({ last: 3, before: need(end.startCursor) })
    expect([...start.content, ...end.content].map(({ id }) => id)).toEqual(seen)
    expect([end.hasPreviousPage, start.hasPreviousPage]).toEqual([true, false])
    const asked = {
      ...agent,
      currency: 'VND',
      timeZone: 'Asia/Ho_Chi_Minh',
      whose: 'TEAM',
      kinds: ['DEPOSIT', 'WITHDRAWAL', 'REWARD'],
      from: new Date(0),
      to: new Date(platform.clock.now().getTime() + 60_000),
      stretch: { limit: 10, fromEnd: false },
    } as const
    const all = await listTransfersByTime(platform.database, asked, 10_000)
    expect(all.rows.map(({ id }) => id)).toEqual(seen)
    // The two newest of the brand are nobody's of the team.
    const none = await listTransfersByTime(platform.database, asked, 2)
    expect(none.rows).toEqual([])
    const next = await listTransfersByTime(
      platform.database,
      { ...asked, stretch: { ...asked.stretch, after: need(none.reached) } },
      2,
    )
    expect(next.rows.map(({ id }) => id)).toEqual(seen.slice(0, 2))
  })

  it('are written into a file, and are for agents alone', async () => {
    const url = `${platform.url}/wps/agent/transactions.csv?${new URLSearchParams(span())}`
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' } })
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[2]).toMatch(/^moneylower,.*,Withdrawal,Done,-20.00,VND,/)
    const member = await platform.signIn('moneylower')
    expect((await platform.call('listTeamTransfers', { token: member, query: span() })).status).toBe(403)
  })

  it('tell a withdrawal once: held while it waits, then paid; or returned', async () => {
    const { ledger } = platform.context
    const other = await platform.signedInMember({ type: 1 })
    const owner = createTeams(platform).ownerOf(await platform.member({ uplineId: other.member.id }))
    await move(owner, 'DEPOSIT', 900_000n)
    const order = () => ({
      ...owner,
      currency: 'VND',
      kind: 'WITHDRAWAL' as const,
      source: 'test',
      key: newId(),
      document: { kind: 'seed' as const, id: newId() },
    })
    const hold = async () => {
      const withdrawal = { ...order(), amount: 100_000n, from: 'CASH', to: 'HOUSE:DEMO' } as const
      return (await platform.database.transaction((tx) => ledger.pend(tx, withdrawal))).transferId
    }
    const steps = async () =>
      (await list({ kind: 'WITHDRAWAL' }, other.token)).content.map(({ step, amount }) => `${step} ${amount}`)
    const paid = await hold()
    expect(await steps()).toEqual(['HELD -10.00'])
    await platform.database.transaction((tx) => ledger.postPending(tx, { ...order(), pendingId: paid }))
    expect(await steps()).toEqual(['DONE -10.00'])
    const returned = await hold()
    await platform.database.transaction((tx) => ledger.voidPending(tx, { ...order(), pendingId: returned }))
    expect(await steps()).toEqual(['RETURNED 10.00', 'HELD -10.00', 'DONE -10.00'])
  })
})
