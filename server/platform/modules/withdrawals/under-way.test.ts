import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbeddedDatabase } from '../../../../tests/support/embedded-database.ts'
import type { Database } from '../../db/connection.ts'
import { isOver, WITHDRAWAL_STATES } from './states.ts'

let database: Database
beforeAll(async () => {
  database = await openEmbeddedDatabase()
}, 60_000)
afterAll(() => database.close())

it('is under way in SQL exactly while it is not over in code', async () => {
  const rows = await database.raw<{ state: string }>(
    'select state from unnest($1::text[]) state where withdrawal_is_under_way(state)',
    [[...WITHDRAWAL_STATES]],
  )
  expect(rows.map(({ state }) => state)).toEqual(WITHDRAWAL_STATES.filter((state) => !isOver(state)))
})
