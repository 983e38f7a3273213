import { parseArgs } from 'node:util'
import { loadConfig } from './config/config.ts'
import { createPlatformContext } from './platform/context.ts'
import { openDatabase } from './platform/db/connection.ts'
import { migrate } from './platform/db/migrate.ts'
import { seed } from './seed/index.ts'

/** `npm run seed`: brings the configured database up to date and fills in what the demo lacks; `-- --size large` adds a year of play. */
const { values } = parseArgs({ options: { size: { type: 'string', default: 'small' } } })
const config = loadConfig()
const database = await openDatabase(config)
await migrate(database)
const context = createPlatformContext(config, database)
await seed(context, { isLarge: values.size === 'large', report: (text) => process.stdout.write(text) })
await context.close()
await database.close()
process.stdout.write('The demo brands, accounts and contents are there.\n')
