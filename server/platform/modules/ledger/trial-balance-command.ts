import { openDatabase } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { systemClock } from '../../lib/clock.ts'
import { runCommand } from '../../run-command.ts'
import { describeTrialBalance, runTrialBalance } from './trial-balance.ts'

/** `npm run trial-balance`: proves the books of the configured database; ends with 1 when they do not balance. */
await runCommand(async (config) => {
  const database = await openDatabase(config)
  try {
    await migrate(database)
    const result = await runTrialBalance(database, systemClock)
    process.stdout.write(`${describeTrialBalance(result)}\n`)
    process.exitCode = result.balanced ? 0 : 1
  } finally {
    await database.close()
  }
})
