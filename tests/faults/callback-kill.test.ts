import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../../server/config/config.ts'
import type { Driver } from '../conformance/driver.ts'
import { createGcpDriver } from '../conformance/drivers/gcp.ts'
import { createHub88Driver } from '../conformance/drivers/hub88.ts'
import { createOwnHouse } from '../conformance/own-house.ts'
import { createBench, newBet, winOf } from '../conformance/table.ts'
import { type Child, startChild } from '../support/child.ts'
import { openPostgresDatabase } from '../support/database.ts'
import { findTestPostgres } from '../support/find-postgres.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

const postgresUrl = await findTestPostgres()

/** Two nodes over one database: one is killed between the commit of an order and its answer, the vendor repeats it at the other. */
describe.skipIf(postgresUrl === undefined)('kill -9 between the commit of a vendor’s order and its answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-callback-'))
  let database: Awaited<ReturnType<typeof openPostgresDatabase>>
  let platform: TestPlatform
  /** Nodes that commit one order and die before they answer it. */
  let dying: Child[]
  let drivers: (url: string) => Record<'hub88' | 'gcp', Driver>
  beforeAll(async () => {
    database = await openPostgresDatabase(postgresUrl ?? '')
    const environment = { DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
    const { hub88, gcp } = loadConfig({ environment })
    // All start at once: each takes seconds.
    dying = ['hub88', 'gcp'].map(() => startChild('tests/faults/callback-node.ts', environment))
    platform = await startPlatform({ database, config: { hub88, gcp } })
    drivers = (at) => ({
      hub88: createHub88Driver(`${at}/wps/callbacks/hub88`, need(hub88.vendorPrivateKey)),
      gcp: createGcpDriver(`${at}/wps/callbacks/gcp`, need(gcp).key),
    })
  }, 90_000)
  afterAll(async () => {
    await Promise.all(dying.map((child) => child.kill()))
    await platform.stop()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Sends to a node that dies when it has committed. */
  async function sendToDying(vendor: 'hub88' | 'gcp', send: (driver: Driver) => Promise<unknown>): Promise<void> {
    const child = need(dying.pop())
    await child.waitFor(' \n')
    const url = need(/ready (\S+)/.exec(child.output())?.[1])
    const lost = expect(send(drivers(url)[vendor])).rejects.toThrow()
    await child.waitFor('committed')
    await child.kill()
    await lost
  }

  it('gives the repeated bet the answer that was lost, and moves money once', async () => {
    const driver = drivers(platform.url).hub88
    const { house, expect: expectWord, expectBalance } = createBench(driver, createOwnHouse(platform, 'hub88'))
    const seat = await house.seat(100)
    const bet = newBet(30)
    await sendToDying('hub88', (to) => to.bet(seat, bet))
    await expectBalance(seat, 70)
    expectWord(await driver.bet(seat, bet), 'SUCCESS', 70)
    await expectBalance(seat, 70)
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  }, 60_000)

  it('does so for a call of bet and win together', async () => {
    const driver = drivers(platform.url).gcp
    const { house, expect: expectWord, expectBalance } = createBench(driver, createOwnHouse(platform, 'gcp'))
    const seat = await house.seat(100)
    const bet = newBet(30)
    const { transaction, amount } = winOf(bet, 45)
    const play = (to: Driver) => need(to.betAndWin)(seat, bet, { transaction, amount })
    await sendToDying('gcp', play)
    expectWord(await play(driver), 'SUCCESS', 115)
    await expectBalance(seat, 115)
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  }, 60_000)
})
