import { runCommand } from '../run-command.ts'
import { openDatabase } from './connection.ts'
import { migrate } from './migrate.ts'

/** `npm run db:migrate`: brings the configured database up to date and says what it did. */
await runCommand(async (config) => {
  const database = await openDatabase(config)
  try {
    const applied = await migrate(database)
    process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`)
  } finally {
    await database.close()
  }
})
