import { writeSync } from 'node:fs'
import { loadConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { startPlatform } from '../support/platform.ts'

/**
 * The child of the kill test of broadcasts: a node over a filled database that counts and sends whatever is due, without a pause. Each batch of
 * which connected members are told is a line on the standard output.
 */
const database = await openDatabase(loadConfig())
const platform = await startPlatform({ database, empty: true })
const { broadcasts, events } = platform.context
events.subscribe((event) => {
  if (event.type === 'inboxes') writeSync(1, `batch of ${event.memberIds.length}\n`)
})
writeSync(1, 'ready\n')
for (;;) {
  await broadcasts.countDue()
  await broadcasts.sendDue()
  await new Promise((resolve) => setTimeout(resolve, 20))
}
