import { writeSync } from 'node:fs'
import { loadConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { deeds, enterPlayer } from '../money/support/cashier-storm.ts'
import { startPlatform } from '../support/platform.ts'

/**
 * The child of the cashier's kill test: the platform over the configured database, and a player, an operator, bank and
 * vendor who storm it until it is killed. Each deed that was answered is a line on the standard output.
 */
const atOnce = 6
const database = await openDatabase(loadConfig())
await migrate(database)
const platform = await startPlatform({ database })
await database.raw('update withdrawal_settings set open_at_once = 9, daily_count = 999, account_rest_minutes = 0')
const operator = await platform.operator()
const second = await platform.operator('operator2')
const player = await enterPlayer(platform, operator, second)

const random = (below: number) => Math.floor(Math.random() * below)
async function storm(): Promise<never> {
  for (;;) {
    const deed = deeds[random(deeds.length)] ?? 'bet'
    try {
      await player.do({ deed, which: random(5), amount: 50 + random(100) })
      writeSync(1, `${deed}\n`)
    } catch (error) {
      // The storm goes on: whether money was made or lost, the books tell, not this deed.
      writeSync(2, `${deed}: ${error instanceof Error ? error.stack : String(error)}\n`)
    }
  }
}

writeSync(1, 'ready\n')
await Promise.all(Array.from({ length: atOnce }, storm))
