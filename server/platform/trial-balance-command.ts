import { openDatabase } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { systemClock } from './lib/clock.ts'
import { describeTrialBalance, runTrialBalance } from './modules/ledger/trial-balance.ts'
import { describeComparisons, readLastComparisons } from './modules/reconciliation/service.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run trial-balance`: proves the books of the configured database and tells how they last compared with the bank; ends
 * with 1 when they do not balance.
 */
await runCommand(async (config) => {
  const database = await openDatabase(config)
  try {
    await migrate(database)
    const result = await runTrialBalance(database, systemClock)
    const comparisons = await readLastComparisons(database, systemClock.now())
    process.stdout.write(`${describeTrialBalance(result)}\n${describeComparisons(comparisons)}\n`)
    process.exitCode = result.balanced ? 0 : 1
  } finally {
    await database.close()
  }
})
