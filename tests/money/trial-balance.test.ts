import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import type { Owner } from '../../server/platform/modules/ledger/movement.ts'
import { listTrialBalances } from '../../server/platform/modules/ledger/repository/trial-balance.ts'
import { describeTrialBalance } from '../../server/platform/modules/ledger/trial-balance.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createTestLedger, type TestLedger } from '../support/ledger.ts'

describeOnEachDatabase('trial balance', (open) => {
  let database: Database
  let books: TestLedger
  let owner: Owner
  let pendingId: string
  beforeAll(async () => {
    database = await open.empty()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    // What a test tampered with would be found by the next one too.
    await database.script('truncate ledger_accounts, ledger_transfers, ledger_entries')
    books = createTestLedger(database)
    owner = await books.openMember(100_000n)
    const { ledger, order } = books
    await database.transaction((tx) => ledger.post(tx, [order(owner)]))
    pendingId = (await database.transaction((tx) => ledger.pend(tx, order(owner)))).transferId
  })

  it('says so when the books balance, and keeps the result', async () => {
    const result = await books.ledger.runTrialBalance()
    expect(result).toMatchObject({ balanced: true, transfers: 3n, entries: 6n, accounts: 2n })
    expect(describeTrialBalance(result)).toContain('The books balance: 3 transfers')
    expect(await listTrialBalances(database, 1)).toEqual([result])
  })

  it.each([
    ['a stored balance', () => 'update ledger_accounts set balance = balance + 1', /stored balance equals/],
    ['a leg', () => 'update ledger_entries set amount = amount + 1 where leg = 1', /the legs of each/],
    ['a whole leg', () => 'delete from ledger_entries where leg = 2', /the sum over all accounts/],
    ['a transfer', () => `delete from ledger_transfers where id = '${pendingId}'`, /only posted transfers have legs/],
    ['a hold', () => `delete from ledger_transfers where id = '${pendingId}'`, /what is held equals/],
    [
      'a chain',
      () => 'update ledger_entries set balance_after = balance_after + 1 where version = 2',
      /continues from/,
    ],
    ['a number', () => 'update ledger_entries set version = version + 1 where version = 3', /without a gap/],
    ['a document', () => "update ledger_transfers set document_id = ''", /names its document/],
  ])('names the mismatch when somebody tampers with %s', async (_what, sql, expected) => {
    await database.raw(sql())
    const result = await books.ledger.runTrialBalance()
    expect(result.balanced).toBe(false)
    expect(result.mismatches.map(({ check }) => check).join('\n')).toMatch(expected)
    expect(result.mismatches.some(({ memberId }) => memberId === owner.memberId)).toBe(true)
    expect(describeTrialBalance(result)).toContain('do NOT balance')
    expect((await listTrialBalances(database, 1))[0]?.id).toBe(result.id)
  })
})
