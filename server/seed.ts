import { parseArgs } from 'node:util'
import { createPlatformContext } from './platform/context.ts'
import { openDatabase } from './platform/db/connection.ts'
import { migrate } from './platform/db/migrate.ts'
import { loadReadyConfig } from './readiness.ts'
import { seed } from './seed/index.ts'

/** `npm run seed`: brings the configured database up to date and fills in what the demo lacks; `-- --size large` adds what hurts. */
const { values } = parseArgs({ options: { size: { type: 'string', default: 'small' } } })
const config = await loadReadyConfig()
if (config.mode === 'LIVE') throw new Error('Nothing is seeded where money is real: npm run open-brand opens a brand')
const database = await openDatabase(config)
await migrate(database)
const context = createPlatformContext(config, database)
await seed(context, { isLarge: values.size === 'large', report: (text) => process.stdout.write(text) })
await context.close()
await database.close()
process.stdout.write('The demo brands, accounts and contents are there.\n')
