import { afterAll, beforeAll, expect, it } from 'vitest'
import { house } from '../../server/platform/modules/ledger/accounts.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createTestLedger, type TestLedger } from '../support/ledger.ts'
import { race } from '../support/race.ts'

describeOnEachDatabase('submitted orders', (open) => {
  let books: TestLedger
  beforeAll(async () => {
    books = createTestLedger(await open.empty())
    await books.database.script('create table documents (id text primary key)')
  }, 60_000)
  afterAll(async () => {
    expect((await books.ledger.runTrialBalance()).mismatches).toEqual([])
    await books.database.close()
  })

  race('lets exactly 10 of 50 through on a balance for 10, in the order they came', async () => {
    const { ledger, order, openMember } = books
    const owner = await openMember(100_000n)
    const results = await Promise.all(Array.from({ length: 50 }, () => ledger.submit({ order: order(owner) })))
    expect(results.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 10 }, () => 'POSTED'),
      ...Array.from({ length: 40 }, () => 'REFUSED'),
    ])
    expect(results.slice(0, 10).map(({ accounts }) => accounts[0]?.balance)).toEqual(
      Array.from({ length: 10 }, (_value, index) => 90_000n - BigInt(index) * 10_000n),
    )
  })

  race('answers each its own: a repetition, a mismatch and a poisoned order among good ones', async () => {
    const { ledger, database, order, openMember } = books
    const owners = await Promise.all(Array.from({ length: 20 }, () => openMember(100_000n)))
    const known = order(owners[0] ?? (await openMember()))
    await ledger.submit({ order: known })
    const good = owners.map((owner) => order(owner))
    const poisoned = {
      ...order(owners[1] ?? known),
      from: house.demo,
      to: 'CASH',
      amount: 9_223_372_036_854_775_807n,
    } as const
    const results = await Promise.allSettled([
      ...good.map((one) => ledger.submit({ order: one })),
      ledger.submit({ order: known }),
      ledger.submit({ order: { ...known, amount: 1n } }),
      ledger.submit({ order: poisoned }),
    ])
    expect(results.slice(0, 20).every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(results[20]).toMatchObject({ value: { replayed: true } })
    expect(results[21]).toMatchObject({ reason: { code: 'DUPLICATE_MISMATCH' } })
    expect(results[22]).toMatchObject({ reason: { code: '22003' } })
    const [row] = await database.raw<{ count: bigint }>(
      'select count(*) as count from ledger_transfers where key = any($1)',
      [good.map(({ key }) => key)],
    )
    expect(row?.count).toBe(20n)
  })

  race('writes the document with the money or neither', async () => {
    const { ledger, database, order, openMember } = books
    const owners = await Promise.all(Array.from({ length: 6 }, () => openMember(100_000n)))
    const orders = owners.map((owner) => order(owner))
    const results = await Promise.allSettled(
      orders.map((asked, index) =>
        ledger.submit({
          order: asked,
          write: async (tx) => {
            await tx.raw('insert into documents values ($1)', [asked.document.id])
            if (index === 3) throw new Error('no document')
          },
        }),
      ),
    )
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, true, true])
    const written = 'select id from documents where id = any($1)'
    expect(await database.raw(written, [orders.map(({ document }) => document.id)])).toHaveLength(5)
    expect(await Promise.all(owners.map((owner) => ledger.balance(owner, 'VND')))).toEqual([
      90_000n,
      90_000n,
      90_000n,
      100_000n,
      90_000n,
      90_000n,
    ])
  })

  it('is refused inside a transaction, where it would wait for itself', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(100_000n)
    await expect(database.transaction(() => ledger.submit({ order: order(owner) }))).rejects.toThrow('use the tx')
  })
})
