import { createPlatformContext } from '../../server/platform/context.ts'
import type { Database } from '../../server/platform/db/connection.ts'
import { seed } from '../../server/seed/index.ts'
import { cheapenPasswords } from './cheap-hash.ts'
import { testConfig } from './config.ts'
import type { Filling } from './seeded.ts'

/** The demo brands with their members and a sample of the games, on request with what the members did before today. */
export async function fillDatabase(database: Database, filling: Filling): Promise<void> {
  const context = createPlatformContext(testConfig(), database)
  await seed(context, { withHistory: filling === 'past', isWholeCatalogue: false })
  await context.close()
  await cheapenPasswords(database)
}
