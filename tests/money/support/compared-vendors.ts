import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '../../../server/platform/db/connection.ts'
import { newId } from '../../../server/platform/lib/id.ts'
import { simulatedGames } from '../../../server/simulator/catalogue/catalogue.ts'
import type { ReportRow } from '../../../server/simulator/vendor-reports/reports.ts'
import { testConfig } from '../../support/config.ts'
import { houseDayOf } from '../../support/house-day.ts'
import { need } from '../../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../support/platform.ts'
import { startOutside } from './outside.ts'
import { startVendorDoor } from './vendor-door.ts'

export const DAY = 24 * 3_600_000
/** 1,000 dong, the least stake of a game, on the games' scale. */
export const STAKE = 1_000 * 100_000
const KEY = 'a key that both know'

type Vendor = 'hub88' | 'gcp'

/** A platform with simulated vendors outside, and short words for what is played and compared between them. */
export async function startComparedVendors(database: Database) {
  const startedAt = Date.now()
  const outside = await startOutside(KEY, () => platform.url)
  const door = await startVendorDoor(`${outside.url}/gcp`)
  const platform: TestPlatform = await startPlatform({
    database,
    config: {
      gcp: { apiUrl: door.url, casinoId: 'croupier', key: KEY },
      hub88: { ...testConfig().hub88, apiUrl: `${outside.url}/hub88` },
      // Game vendors alone.
      psp: { ...testConfig().psp, url: undefined },
      transferWallet: { url: `${outside.url}/transfer-wallet`, key: KEY },
    },
  })
  const { vendorComparisons, vendors, jobs } = platform.context
  // The queue takes what is begun, and nobody works: the test does, when its turn comes.
  await jobs.start({ work: false })

  async function runningIds(): Promise<string[]> {
    const running = database.query.selectFrom('vendor_comparisons').select('id').where('outcome', '=', 'RUNNING')
    return (await running.execute()).map(({ id }) => id)
  }
  async function carryOutAll(): Promise<void> {
    for (const id of await runningIds()) await vendorComparisons.carryOut(id)
  }

  /** Two days later, when today is over for everybody. Midnight may pass between: then there are two days. */
  async function later<Result>(work: (days: string[]) => Promise<Result>): Promise<Result> {
    platform.clock.advance(2 * DAY)
    try {
      return await work([...new Set([houseDayOf(startedAt), houseDayOf(Date.now())])])
    } finally {
      platform.clock.advance(-2 * DAY)
    }
  }

  async function simulated(body: Record<string, unknown>): Promise<void> {
    const answer = await fetch(`${outside.url}/vendor-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
  }

  return {
    platform,
    door,
    later,
    runningIds,
    carryOutAll,
    drop: (vendor: Vendor, transaction: string) => simulated({ vendor, change: 'drop', transaction }),
    alter: (vendor: Vendor, transaction: string, row: Partial<ReportRow>) =>
      simulated({ vendor, change: 'alter', transaction, row }),
    add: (vendor: Vendor, row: ReportRow) => simulated({ vendor, change: 'add', row }),
    reset: (vendor: Vendor) => simulated({ vendor, change: 'reset' }),

    /** A member with money at a slot of a vendor, who spins it so many times; what the vendor reports of it, oldest first. */
    async played(vendor: Vendor, spins = 1, merchantId = SENVANG): Promise<ReportRow[]> {
      const { member } = await platform.signedInMember({ merchantId, funds: 100_000n * 10_000n })
      const code = vendor === 'gcp' ? 'PG' : 'JL'
      const game = need(simulatedGames().find((one) => one.wallet === vendor && one.kind === 'slot'))
      await database.raw(
        `insert into games (id, vendor_code, game_type, vendor_game_code, names, name_folded, availability, has_demo, position)
         values ($1, $2, 'RNG', $3, '{"vi":"Trò thử"}', 'tro thu', 'OPEN', true, 1) on conflict do nothing`,
        [newId(), code, game.code],
      )
      const [row] = await database.raw<{ id: string; vendor_code: string }>(
        'select id, vendor_code from games where vendor_game_code = $1',
        [game.code],
      )
      const { id: gameId, vendor_code: vendorCode } = need(row)
      const player = { merchantId, memberId: member.id }
      const wire = { adapter: vendor, vendorCode, gameCode: game.code, gameId, gameType: 'RNG' }
      const { currency } = await platform.context.sites.findMerchant(merchantId)
      const { token } = await vendors.openSession(player, wire, currency)
      const order = { gameCode: game.code, language: 'vi', device: 'MOBILE', backUrl: undefined } as const
      const url = await vendors.launch(wire, order, { ...player, token, currency })
      for (let spin = 0; spin < spins; spin++) {
        const body = JSON.stringify({ key: randomUUID(), stake: STAKE })
        const answer = await fetch(`${url}/spins`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        expect(await answer.json()).toMatchObject({ state: 'SETTLED' })
      }
      const told = await fetch(`${outside.url}/vendor-reports?vendor=${vendor}`)
      const { rows } = (await told.json()) as { rows: ReportRow[] }
      const user = `${merchantId}${member.id}`.replaceAll('-', '')
      return rows.filter((one) => one.user === user).toReversed()
    },

    /** Compares everything, and tells the outcomes of one vendor. */
    compared: (source: string) =>
      later(async (days) => {
        for (const day of days) await vendorComparisons.compareDay(day)
        await carryOutAll()
        const rows = await database.query
          .selectFrom('vendor_comparisons')
          .selectAll()
          .where('source', '=', source)
          .where('day', 'in', days)
          .execute()
        return {
          outcomes: new Set(rows.map(({ outcome }) => outcome)),
          reasons: new Set(rows.map((one) => one.reason)),
          rows,
        }
      }),

    /** The cases about a movement of a vendor. */
    casesOf: (transaction: string) =>
      database.query.selectFrom('vendor_cases').selectAll().where('transaction_id', '=', transaction).execute(),

    async close(): Promise<void> {
      await jobs.stop()
      await platform.stop()
      await outside.app.close()
      await door.close()
      await database.close()
    },
  }
}
