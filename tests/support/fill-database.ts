import { createPlatformContext } from '../../server/platform/context.ts'
import type { Database } from '../../server/platform/db/connection.ts'
import { seed } from '../../server/seed/index.ts'
import { cheapenPasswords } from './cheap-hash.ts'
import { testConfig } from './config.ts'

/** The demo brands with their members, without what these did before today and with a sample of the games. */
export async function fillDatabase(database: Database): Promise<void> {
  const context = createPlatformContext(testConfig(), database)
  await seed(context, { withHistory: false, isWholeCatalogue: false })
  await context.close()
  await cheapenPasswords(database)
}
