// npm run conformance -- --vendor hub88|gcp|transfer [--url …]: the cases that every wallet protocol has to pass.
import { parseArgs } from 'node:util'
import { loadConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/platform/db/connection.ts'
import { startOutside } from '../money/support/outside.ts'
import { openEmbeddedDatabase } from '../support/embedded-database.ts'
import { need } from '../support/need.ts'
import { startPlatform } from '../support/platform.ts'
import { casesOf } from './cases/all.ts'
import { transferCases } from './cases/transfers.ts'
import { createGcpDriver } from './drivers/gcp.ts'
import { createHub88Driver } from './drivers/hub88.ts'
import { createTransferDriver } from './drivers/transfer.ts'
import { createOwnHouse } from './own-house.ts'
import { createBench } from './table.ts'

const usage = `npm run conformance -- --vendor hub88|gcp|transfer [--url address]

Without --url a platform with demo members, or for transfer the simulated vendor, is started for the run.
With --url the callbacks of a running DEMO platform are called there (its DATABASE_URL and keys are read from the
environment, members of its own are made in it), or for transfer the API of a vendor that keeps wallets
(with TRANSFER_WALLET_KEY).`

interface Row {
  readonly name: string
  run(): Promise<void>
}
interface Suite {
  readonly rows: readonly Row[]
  close(): Promise<void>
}

async function openSeamless(vendor: 'hub88' | 'gcp', url: string | undefined): Promise<Suite> {
  const installed = url === undefined ? undefined : loadConfig()
  if (installed?.mode === 'LIVE')
    throw new Error('The cases make members with money: only a DEMO platform may be asked')
  if (installed !== undefined && installed.databaseUrl === undefined)
    throw new Error('With --url the platform must keep its data in PostgreSQL: give its DATABASE_URL')
  const database = installed === undefined ? await openEmbeddedDatabase() : await openDatabase(installed)
  const platform = await startPlatform({
    database,
    ...(installed === undefined ? {} : { config: { hub88: installed.hub88, gcp: installed.gcp } }),
  })
  const { hub88, gcp } = platform.context.config
  const callbacks = `${url ?? platform.url}/wps/callbacks/${vendor}`
  const driver =
    vendor === 'hub88'
      ? createHub88Driver(callbacks, need(hub88.vendorPrivateKey))
      : createGcpDriver(callbacks, need(gcp).key)
  const bench = createBench(driver, createOwnHouse(platform, vendor))
  return {
    rows: casesOf(driver).map(({ name, run }) => ({ name, run: () => run(bench) })),
    async close() {
      await platform.stop()
      await database.close()
    },
  }
}

async function openTransfer(url: string | undefined): Promise<Suite> {
  const key = url === undefined ? 'a key for the run' : need(process.env.TRANSFER_WALLET_KEY)
  const outside = url === undefined ? await startOutside(key) : undefined
  const driver = createTransferDriver(url ?? `${need(outside).url}/transfer-wallet`, key)
  return {
    rows: transferCases.map(({ name, run }) => ({ name, run: () => run(driver) })),
    close: async () => void (await outside?.app.close()),
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { vendor: { type: 'string' }, url: { type: 'string' } } })
  const { vendor } = values
  const url = values.url?.replace(/\/$/, '')
  if (vendor !== 'hub88' && vendor !== 'gcp' && vendor !== 'transfer') throw new Error(usage)
  const suite = vendor === 'transfer' ? await openTransfer(url) : await openSeamless(vendor, url)
  let failures = 0
  try {
    for (const { name, run } of suite.rows) {
      const flaw = await run().then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      if (flaw !== undefined) failures += 1
      console.log(flaw === undefined ? `pass  ${name}` : `FAIL  ${name}\n      ${flaw}`)
    }
  } finally {
    await suite.close()
  }
  if (vendor !== 'transfer') console.log('none  a clock that is wrong: nothing that this protocol signs says the time')
  console.log(`\n${vendor}: ${suite.rows.length - failures} of ${suite.rows.length} cases pass`)
  if (failures > 0) process.exitCode = 1
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
