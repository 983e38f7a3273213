import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVendor, seatPlayer } from '../../../../tests/money/support/hub88.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { need } from '../../../../tests/support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import type { Database } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'
import { transfersQuery } from '../books/repository.ts'
import { FIGURES } from './repository.ts'

describeOnEachDatabase("the operators' desk", (open) => {
  let database: Database
  let platform: TestPlatform
  let token: string
  let support: string
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database, jobs: true })
    token = await platform.operator('operator')
    support = await platform.operator('support')
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  it('pages the statement and the movements by key, and demands a member for play', async () => {
    const member = await platform.member({ funds: 50_000n })
    const params = { id: member.id }
    const { value: page } = await platform.call('listMemberStatement', { token: support, params, query: { limit: 1 } })
    expect(page.content).toMatchObject([{ kind: 'OPENING', balanceBefore: '0.00', balanceAfter: '5.00' }])
    const { value: wallets } = await platform.call('listMemberWallets', { token: support, params })
    expect(wallets).toEqual([{ account: 'CASH', currency: 'VND', balance: '5.00', entries: 1 }])
    const list = (query: Record<string, string | number>) => platform.call('listTransfers', { token: support, query })
    const first = (await list({ limit: 2 })).value
    const second = (await list({ limit: 2, before: need(first.nextCursor) })).value
    expect(first.content[0]).toMatchObject({ memberId: member.id, kind: 'OPENING' })
    expect(need(second.content[0]).at <= need(first.content[1]).at).toBe(true)
    expect(first.content.map(({ id }) => id)).not.toContain(need(second.content[0]).id)
    expect((await list({ memberId: member.id, minimum: '5.01' })).value.content).toEqual([])
    expect((await list({ documentKind: 'test', documentId: member.id })).value.content).toHaveLength(1)
    expect(await list({ kind: 'BET' })).toMatchObject({ status: 422, code: 'TRANSFER_MEMBER_NEEDED' })
    const house = await platform.call('takeHouseAccounts', { token })
    expect(house.value.accounts.find(({ account }) => account === 'HOUSE:DEMO')?.balance).toMatch(/^-/)
    expect((await platform.call('takeHouseAccounts', { token: support })).status).toBe(403)
    expect((await platform.call('listHouseAccounts', { token: support })).value).toEqual(house.value)
  })

  it('tells the figures of the day', async () => {
    const seat = await seatPlayer(platform, 100n)
    await createVendor(platform)('/transaction/bet', seat.bet(10))
    const since = new Date(platform.clock.now().getTime() - 3_600_000).toISOString()
    const { value } = await platform.call('getDeskFigures', { token: support, query: { since } })
    expect(value).toMatchObject({ currency: 'VND', withdrawn: '0.00' })
    expect(value.activeMembers).toBeGreaterThanOrEqual(1)
    const long = await platform.call('getDeskFigures', { token, query: { since: '2020-01-01T00:00:00.000Z' } })
    expect(long.code).toBe('FIGURES_SPAN')
  })

  it('reads each list by an index', async () => {
    const member = await platform.member()
    const id = newId()
    const now = new Date()
    const plans: [string, string, readonly unknown[]][] = []
    const of = (filter: object, index: string) => {
      const { sql, parameters } = transfersQuery(database.query, SENVANG, { limit: 25, ...filter }).compile()
      plans.push([index, sql, parameters])
    }
    of({}, 'ledger_transfers_desk')
    of({ kind: 'DEPOSIT' }, 'ledger_transfers_desk')
    of({ memberId: member.id }, 'ledger_transfers_pkey')
    of({ memberId: member.id, kind: 'DEPOSIT' }, 'ledger_transfers_desk_member')
    of({ documentKind: 'deposit', documentId: id }, 'ledger_transfers_document')
    of({ from: now, to: now }, 'ledger_transfers_desk')
    plans.push(['bets_of_brand', FIGURES, [SENVANG, now]])
    plans.push(['ledger_transfers_desk', FIGURES, [SENVANG, now]])
    of({ minimum: 123_450_000n, maximum: 123_460_000n }, 'ledger_transfers_desk_amount')
    await database.transaction(async (tx) => {
      await tx.raw(
        `insert into ledger_transfers
         select $1, case when n % 50 = 0 then $2::uuid else md5('m' || n)::uuid end, md5('t' || n)::uuid, 'test', n::text, '',
                (array['DEPOSIT', 'BONUS', 'BET', 'WIN'])[1 + n % 4], 'SINGLE', 'POSTED', null, 'VND', n * 10000,
                'HOUSE:DEMO', 'CASH', null, null, 'deposit', md5('d' || n)::uuid::text, null, null, now()
           from generate_series(1, 20000) n`,
        [SENVANG, member.id],
      )
      // A month of bets of many members: only then can the planner tell the brand's index from that of its members.
      await tx.raw(
        `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id,
                           currency, is_free, stake, valid_bet, payout, state, balance_before, balance_after, placed_at, settled_at)
         select $1, md5('m' || n % 500)::uuid, md5('b' || n)::uuid, 'test', n::text, n::text, 'JL', md5('g')::uuid, 'RNG', md5('s')::uuid,
                'VND', false, 10000, 10000, 0, 'SETTLED', 0, 0, now() - n * interval '4 minutes', now() - n * interval '4 minutes'
           from generate_series(1, 10000) n`,
        [SENVANG],
      )
      await tx.raw('analyze ledger_transfers')
      await tx.raw('analyze bets')
      await tx.raw('set local enable_seqscan = off')
      for (const [index, sql, parameters] of plans) {
        const rows = await tx.raw<Record<string, string>>(`explain ${sql}`, parameters)
        const plan = rows.map((row) => Object.values(row)[0]).join('\n')
        expect(plan, sql).toContain(index)
        expect(plan, sql).not.toContain('Seq Scan on ledger_transfers')
      }
    })
  })
})
