import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeTrialBalance } from '../../server/platform/modules/ledger/trial-balance.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createTestLedger } from '../support/ledger.ts'
import { insertMovements } from './statement-data.ts'

describeOnEachDatabase('movements written by sets', (open) => {
  it('are such as the ledger writes: the books balance and the statement reads on', async () => {
    const books = createTestLedger(await open.empty())
    try {
      const members = [randomUUID(), randomUUID()]
      const place = { merchantId: 'bench', gameId: randomUUID(), vendorCode: 'PG' }
      await insertMovements(books.database, place, members, 250)
      const result = await books.ledger.runTrialBalance()
      expect(describeTrialBalance(result)).toContain('The books balance: 500 transfers')
      const owner = { merchantId: 'bench', memberId: members[0] ?? '', currency: 'VND' }
      const stretch = { limit: 20, fromEnd: false }
      const { rows, hasMore } = await books.ledger.statement({ ...owner, stretch })
      expect(rows.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => BigInt(250 - index)))
      expect(hasMore).toBe(true)
      const rewards = await books.ledger.statement({ ...owner, kinds: ['REWARD'], stretch })
      expect(rewards.rows).toHaveLength(2)
    } finally {
      await books.database.close()
    }
  })
})
