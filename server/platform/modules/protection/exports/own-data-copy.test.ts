import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openEmbeddedDatabase } from '../../../../../tests/support/embedded-database.ts'
import { SENVANG } from '../../../../../tests/support/platform.ts'
import type { Database } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { writeCopy } from './own-data-copy.ts'
import { ROWS_A_PAGE } from './own-data-repository.ts'

const ROWS = 2 * ROWS_A_PAGE + 7
const member = { merchantId: SENVANG, memberId: newId() }

let database: Database
let reads = 0
const counting = {
  raw: <Row>(sql: string, parameters?: readonly unknown[]) => {
    reads++
    return database.raw<Row>(sql, parameters)
  },
}

beforeAll(async () => {
  database = await openEmbeddedDatabase()
  await database.raw(
    `insert into sessions (token_hash, id, merchant_id, member_id, created_at, last_seen_at, expires_at, must_change_password, ip, user_agent)
     select md5(n::text), gen_random_uuid(), $1, $2, now(), now(), now(), false, '10.0.0.1', 'test' from generate_series(1, $3::int4) n`,
    [member.merchantId, member.memberId, ROWS],
  )
})
afterAll(() => database.close())
beforeEach(() => {
  reads = 0
})

it('is whole, and no piece of it holds more than a page', async () => {
  let text = ''
  let most = 0
  for await (const piece of writeCopy(counting, member, new Date())) {
    text += piece.text
    most = Math.max(most, piece.text.split('"last_seen_at"').length - 1)
  }
  const copy = JSON.parse(text) as { sessions: { key: string }[]; bets: unknown[] }
  expect(new Set(copy.sessions.map(({ key }) => key)).size).toBe(ROWS)
  expect(copy.bets).toEqual([])
  expect(most).toBe(ROWS_A_PAGE)
})

it('is read no further than somebody takes it', async () => {
  const copy = writeCopy(counting, member, new Date())
  // What stands once, the beginning of the sessions, their first page.
  for (let count = 0; count < 3; count++) await copy.next()
  expect(reads).toBe(3)
  await copy.return(undefined)
  expect((await copy.next()).done).toBe(true)
  expect(reads).toBe(3)
})
