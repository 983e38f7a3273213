import { expect, it } from 'vitest'
import { need } from '../../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { SENVANG } from '../../../../../tests/support/platform.ts'
import type { Moment, Stretch } from '../../../http/feed.ts'
import { newId } from '../../../lib/id.ts'
import { transfersQuery } from '../repository/transfers.ts'

describeOperatorsSide("the operators' view of the books", (side) => {
  it('pages the statement and the movements by key, and demands a member for play', async () => {
    const { platform, token, support } = side()
    await platform.member({ funds: 50_000n })
    const member = await platform.member({ funds: 50_000n })
    const params = { id: member.id }
    const { value: page } = await platform.call('listMemberStatement', { token: support, params, query: { first: 1 } })
    expect(page.content).toMatchObject([{ kind: 'OPENING', balanceBefore: '0.00', balanceAfter: '5.00' }])
    const { value: wallets } = await platform.call('listMemberWallets', { token: support, params })
    expect(wallets).toEqual([{ account: 'CASH', currency: 'VND', balance: '5.00', entries: 1 }])
    const list = (query: Record<string, string | number>) => platform.call('listTransfers', { token: support, query })
    const first = (await list({ first: 2 })).value
    const second = (await list({ first: 2, after: need(first.endCursor) })).value
    expect(first.content[0]).toMatchObject({ memberId: member.id, kind: 'OPENING' })
    expect(need(second.content[0]).at <= need(first.content[1]).at).toBe(true)
    expect(first.content.map(({ id }) => id)).not.toContain(need(second.content[0]).id)
    expect((await list({ memberId: member.id, minimum: '5.01' })).value.content).toEqual([])
    expect((await list({ documentKind: 'seed', documentId: member.id })).value.content).toHaveLength(1)
    expect(await list({ kind: 'BET' })).toMatchObject({ status: 422, code: 'TRANSFER_MEMBER_NEEDED' })
    const house = await platform.call('takeHouseAccounts', { token })
    expect(house.value.accounts.find(({ account }) => account === 'HOUSE:DEMO')?.balance).toMatch(/^-/)
    expect((await platform.call('takeHouseAccounts', { token: support })).status).toBe(403)
    expect((await platform.call('listHouseAccounts', { token: support })).value).toEqual(house.value)
  })

  it('reads each list of movements by an index', async () => {
    const { database, platform } = side()
    const member = await platform.member()
    const id = newId()
    const now = new Date()
    const plans: [string, string, readonly unknown[]][] = []
    // In the midst of what is written below.
    const place = { at: new Date(now.getTime() - 10_000_000), id }
    const of = (filter: object, index: string, bounds: Partial<Stretch<Moment>> = {}) => {
      const stretch = { limit: 25, fromEnd: false, ...bounds }
      const { sql, parameters } = transfersQuery(database.query, SENVANG, filter, stretch).compile()
      plans.push([index, sql, parameters])
    }
    of({}, 'ledger_transfers_desk')
    of({ kind: 'DEPOSIT' }, 'ledger_transfers_desk')
    of({ memberId: member.id }, 'ledger_transfers_pkey')
    of({ memberId: member.id, kind: 'DEPOSIT' }, 'ledger_transfers_desk_member')
    of({ documentKind: 'deposit', documentId: id }, 'ledger_transfers_document')
    of({ from: now, to: now }, 'ledger_transfers_desk')
    of({ minimum: 123_450_000n, maximum: 123_460_000n }, 'ledger_transfers_desk_amount')
    const unsorted = plans.length
    for (const bounds of [{ after: place }, { fromEnd: true }, { fromEnd: true, before: place }]) {
      of({}, 'ledger_transfers_desk', bounds)
      of({ memberId: member.id }, 'ledger_transfers_pkey', bounds)
      of({ memberId: member.id, kind: 'DEPOSIT' }, 'ledger_transfers_desk_member', bounds)
    }
    await database.transaction(async (tx) => {
      await tx.raw(
        `insert into ledger_transfers
         select $1, case when n % 50 = 0 then $2::uuid else md5('m' || n)::uuid end, md5('t' || n)::uuid, 'test', n::text, '',
                (array['DEPOSIT', 'BONUS', 'BET', 'WIN'])[1 + n % 4], 'SINGLE', 'POSTED', null, 'VND', n * 10000,
                'HOUSE:DEMO', 'CASH', null, null, 'deposit', md5('d' || n)::uuid::text, null, null, now() - n * interval '1 second'
           from generate_series(1, 20000) n`,
        [SENVANG, member.id],
      )
      await tx.raw('analyze ledger_transfers')
      await tx.raw('set local enable_seqscan = off')
      for (const [at, [index, sql, parameters]] of plans.entries()) {
        // Of the only member of a brand all could be sorted as well; read from a place, none needs to be.
        if (at === unsorted) await tx.raw('set local enable_sort = off')
        const rows = await tx.raw<Record<string, string>>(`explain ${sql}`, parameters)
        const plan = rows.map((row) => Object.values(row)[0]).join('\n')
        expect(plan, sql).toContain(index)
        expect(plan, sql).not.toContain('Seq Scan on ledger_transfers')
      }
    })
  })
})
