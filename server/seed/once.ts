import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlatformContext } from '../platform/context.ts'

/** Everything that the seeds are made from. */
const SOURCES = ['.', '../simulator', '../../lottery'].map((folder) => join(import.meta.dirname, folder))

/**
 * Seeds the demo unless the very same seeds were sown today already: to look at ten thousand games again takes seconds, in
 * which a node that was restarted answers nobody. Each day they are looked at once, because draws are sown up to today.
 */
export async function seedOnce(context: PlatformContext): Promise<void> {
  const { database, clock } = context
  const fingerprint = fingerprintOf(clock.now())
  const known = await database.query
    .selectFrom('seedings')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  if (known !== undefined) return
  // Loaded only here: most starts do without.
  const { seed } = await import('./index.ts')
  await seed(context)
  await database.transaction(async ({ query }) => {
    await query.deleteFrom('seedings').execute()
    await query
      .insertInto('seedings')
      .values({ fingerprint, seeded_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

function fingerprintOf(now: Date): string {
  const hash = createHash('sha256').update(now.toISOString().slice(0, 10))
  for (const folder of SOURCES) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/(^|[/\\])node_modules[/\\]/.test(file) || !file.endsWith('.ts')) continue
      hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
    }
  }
  return hash.digest('hex')
}
