import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { patiently } from '../../server/platform/db/patiently.ts'
import { type BrokenDatabase, openBrokenDatabase } from '../support/broken-database.ts'
import { startChild } from '../support/child.ts'
import { testConfig } from '../support/config.ts'
import { findTestPostgres } from '../support/find-postgres.ts'

const postgresUrl = await findTestPostgres()
/** Milliseconds: a process of the server takes seconds to start, on a busy machine many. */
const STARTS = 240_000

describe.skipIf(postgresUrl === undefined)('a node that starts before its PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-start-'))
  let broken: BrokenDatabase
  beforeAll(async () => {
    broken = await openBrokenDatabase(postgresUrl ?? '')
  })
  afterAll(async () => {
    await broken.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const addressOf = (change: (url: URL) => void) => {
    const url = new URL(broken.direct.url)
    change(url)
    return url.toString()
  }
  const overLine = () =>
    addressOf((url) => {
      url.hostname = broken.line.host
      url.port = String(broken.line.port)
    })
  const start = (DATABASE_URL: string) =>
    startChild('server/main.ts', { DATABASE_URL, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' })

  it(
    'says that it waits, whether the database refuses or is silent, and is ready once it answers',
    async () => {
      broken.line.refuse()
      const node = start(overLine())
      await node.waitFor('waiting for the database')
      broken.line.hang()
      await node.waitFor('timeout expired')
      expect(node.output()).not.toContain('Croupier is ready')
      broken.line.restore()
      await node.waitFor('Croupier is ready')
      await node.kill()
    },
    STARTS,
  )

  it(
    'ends at once with a sentence where waiting mends nothing',
    async () => {
      const node = start(addressOf((url) => (url.pathname = '/there_is_none')))
      expect(await node.ended).toBe(1)
      expect(node.errors()).toContain(
        'DATABASE_URL leads to no database that can be read: database "there_is_none" does not exist',
      )
      expect(node.output()).not.toContain('waiting')
    },
    STARTS,
  )

  it('gives up when its patience is over, with what the network said', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => closed.once('listening', resolve))
    const address = closed.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await new Promise((resolve) => closed.close(resolve))
    const words: string[] = []
    const look = async () => {
      const database = await openDatabase(testConfig({ databaseUrl: `postgres://nobody@127.0.0.1:${port}/none` }))
      return database.raw('select 1').finally(() => database.close())
    }
    // What a first look loads takes seconds on a busy machine, and all of its patience with it.
    await expect(look()).rejects.toThrow('The database gives no connection')
    const waiting = patiently(look, { onWait: (fault) => words.push(fault.message), seconds: 5 })
    await expect(waiting).rejects.toThrow('The database gives no connection')
    expect(words).toEqual([expect.stringContaining('ECONNREFUSED')])
  })
})
