import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { FolderInUseError, lockFolder } from '../../server/platform/db/folder-lock.ts'
import { startChild } from '../support/child.ts'
import { testConfig } from '../support/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('refuses a second process on one embedded database with a clear sentence, and takes over from a dead one', async () => {
  const dataDir = join(folder, 'shared')
  const first = startChild('tests/faults/transfer-writer.ts', { DATA_DIR: dataDir })
  await first.waitFor('ready')
  const second = startChild('tests/faults/transfer-writer.ts', { DATA_DIR: dataDir })
  expect(await second.ended).not.toBe(0)
  expect(second.errors()).toMatch(
    /The database folder .+ is in use by process \d+\. Stop that process, choose another DATA_DIR/,
  )
  expect(second.output()).not.toContain('ready')

  await first.kill()
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(true)
  const database = await openDatabase(testConfig({ dataDir }))
  await database.close()
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
})

it('knows a reused process number from the process that had it before', () => {
  const target = join(folder, 'reused')
  writeFileSync(`${target}.lock`, JSON.stringify({ pid: process.pid, started: 'another boot:1' }))
  const lock = lockFolder(target)
  expect(JSON.parse(readFileSync(`${target}.lock`, 'utf8'))).toMatchObject({ pid: process.pid })
  expect(() => lockFolder(target)).toThrow(FolderInUseError)
  lock.release()
})
