import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { describeOnEachDatabase } from './database.ts'
import { startPlatform, type TestPlatform } from './platform.ts'

/** What tests of an operators' side work with: a platform over the database, and the tokens of two operators. */
export interface OperatorsSide {
  readonly database: Database
  readonly platform: TestPlatform
  /** Of an operator who may do everything. */
  readonly token: string
  /** Of one who reads. */
  readonly support: string
}

/**
 * Declares the same tests for each database. `side` is for their bodies: it is there once they run. Those that reckon in days leave a midnight
 * behind before anybody signs in.
 */
export function describeOperatorsSide(
  name: string,
  declare: (side: () => OperatorsSide) => void,
  { inDays = false } = {},
): void {
  describeOnEachDatabase(name, (open) => {
    let side: OperatorsSide
    beforeAll(async () => {
      const database = await open()
      const platform = await startPlatform({ database })
      if (inDays) platform.clock.leaveMidnight()
      const [token, support] = [await platform.operator('operator'), await platform.operator('support')]
      side = { database, platform, token, support }
    })
    afterAll(async () => {
      await side.platform.stop()
      await side.database.close()
    })
    declare(() => side)
  })
}
