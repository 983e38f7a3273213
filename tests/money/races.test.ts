import { afterAll, beforeAll, expect } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createTestLedger, type TestLedger } from '../support/ledger.ts'
import { race } from '../support/race.ts'

describeOnEachDatabase('races', (open) => {
  let books: TestLedger
  beforeAll(async () => {
    books = createTestLedger(await open.empty())
  }, 60_000)
  afterAll(() => books.database.close())

  race('lets exactly 10 of 50 parallel debits through on a balance for 10', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(100_000n)
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => database.transaction((tx) => ledger.post(tx, [order(owner)]))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'WALLET_INSUFFICIENT' })
    }
    expect(await ledger.balance(owner, 'VND')).toBe(0n)
    expect((await ledger.runTrialBalance()).mismatches).toEqual([])
  })

  race('moves once when 20 callers bring the same key', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(100_000n)
    const bet = order(owner)
    const results = await Promise.all(
      Array.from({ length: 20 }, () => database.transaction((tx) => ledger.post(tx, [bet]))),
    )
    expect(results.filter(([movement]) => movement?.replayed === false)).toHaveLength(1)
    expect(new Set(results.map(([movement]) => movement?.transferId)).size).toBe(1)
    expect(await ledger.balance(owner, 'VND')).toBe(90_000n)
  })

  race('resolves a pending movement once when posts and voids race', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(100_000n)
    const held = order(owner, { kind: 'WITHDRAWAL', amount: 100_000n })
    const { transferId: pendingId } = await database.transaction((tx) => ledger.pend(tx, held))
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_value, index) =>
        database.transaction((tx) => {
          const resolve = { ...held, key: newId(), pendingId }
          return index % 2 === 0 ? ledger.postPending(tx, resolve) : ledger.voidPending(tx, resolve)
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ledger.runTrialBalance()).mismatches).toEqual([])
  })
})
