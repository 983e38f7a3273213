import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { casesOf } from '../conformance/cases/all.ts'
import { transferCases } from '../conformance/cases/transfers.ts'
import type { Driver } from '../conformance/driver.ts'
import { createGcpDriver } from '../conformance/drivers/gcp.ts'
import { createHub88Driver } from '../conformance/drivers/hub88.ts'
import { createTransferDriver } from '../conformance/drivers/transfer.ts'
import { createOwnHouse } from '../conformance/own-house.ts'
import { createBench } from '../conformance/table.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { startOutside } from './support/outside.ts'

const nowhere = { hub88: createHub88Driver('', ''), gcp: createGcpDriver('', '') }

describeOnEachDatabase('every wallet adapter', (open) => {
  let database: Database
  let platform: TestPlatform
  let drivers: Record<keyof typeof nowhere, Driver>
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    const { hub88, gcp } = platform.context.config
    const callbacks = `${platform.url}/wps/callbacks`
    drivers = {
      hub88: createHub88Driver(`${callbacks}/hub88`, need(hub88.vendorPrivateKey)),
      gcp: createGcpDriver(`${callbacks}/gcp`, need(gcp).key),
    }
  }, 90_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await database.close()
  })

  for (const vendor of ['hub88', 'gcp'] as const)
    describe(vendor, () => {
      it.each(casesOf(nowhere[vendor]))('$name', ({ run }) =>
        run(createBench(drivers[vendor], createOwnHouse(platform, vendor))),
      )
    })
})

describe('the simulated vendor that keeps wallets', () => {
  const key = 'a key that both know'
  let outside: Awaited<ReturnType<typeof startOutside>>
  beforeAll(async () => {
    outside = await startOutside(key)
  })
  afterAll(() => outside.app.close())

  it.each(transferCases)('$name', ({ run }) => run(createTransferDriver(`${outside.url}/transfer-wallet`, key)))
})
