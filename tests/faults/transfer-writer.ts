import { writeSync } from 'node:fs'
import { loadConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { createTestLedger } from '../support/ledger.ts'

/**
 * The child of the kill tests: opens the configured database and writes transfers until it is killed. Each committed
 * transfer is acknowledged by a line `<member> <key>` on the standard output, written at once and not buffered.
 */
const database = await openDatabase(loadConfig())
await migrate(database)
const { ledger, order, openMember } = createTestLedger(database)

async function write(): Promise<never> {
  const owner = await openMember(1_000_000_000n)
  for (let count = 0; ; count++) {
    const credit = count % 3 === 0
    const asked = order(owner, credit ? { from: 'HOUSE:DEMO', to: 'CASH', kind: 'WIN' } : {})
    if (count % 5 === 0) await database.transaction((tx) => ledger.pend(tx, order(owner)))
    await database.transaction((tx) => ledger.post(tx, [asked]))
    writeSync(1, `${owner.memberId} ${asked.key}\n`)
  }
}

writeSync(1, 'ready\n')
await Promise.all(Array.from({ length: 4 }, write))
