import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { breakerLimits } from '../../server/platform/modules/vendors/health/breaker.ts'
import { testConfig } from '../support/config.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'

/** An answer that takes longer (milliseconds) is slow here; the slow vendor takes several times as long. */
const slow = 500
/** So many calls may wait for one vendor. */
const atOnce = 4
/** So many slow answers close a vendor. */
const failures = 2

interface Place {
  readonly vendorCode: string
  readonly gameCode: string
  readonly gameId: string
}

let platform: TestPlatform
let vendor: FastifyInstance
/** How the vendor answers a game: later, or not before it is let go. */
const delays = new Map<string, number>()
const held = new Map<string, (() => void)[]>()
let places: readonly Place[] = []

beforeAll(async () => {
  vendor = fastify({ forceCloseConnections: true })
  vendor.post<{ Body: { game_code: string } }>('/operator/generic/v2/game/url', async ({ body }) => {
    const waiting = held.get(body.game_code)
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve))
    await setTimeout(delays.get(body.game_code) ?? 0)
    return { url: 'https://vendor.invalid/play' }
  })
  await vendor.listen({ port: 0, host: '127.0.0.1' })
  const apiUrl = `http://127.0.0.1:${(vendor.server.address() as AddressInfo).port}`
  platform = await startPlatform({
    config: { hub88: { ...testConfig().hub88, apiUrl } },
    overrides: { breaker: { ...breakerLimits, slow, atOnce, failures } },
  })
  const { rows } = await platform.context.games.listGames(SENVANG, {}, { language: 'vi', limit: 500, offset: 0 })
  const open = rows.filter((game) => game.adapter === 'hub88' && game.availability === 'OPEN' && game.has_demo)
  places = [...new Map(open.map((game) => [game.vendor_code, game])).values()].map((game) => ({
    vendorCode: game.vendor_code,
    gameCode: game.vendor_game_code,
    gameId: game.id,
  }))
}, 90_000)
afterAll(async () => {
  await platform.stop()
  await vendor.close()
})

const start = ({ vendorCode, gameCode }: Place) =>
  platform.context.vendors.launchDemo(
    { adapter: 'hub88', vendorCode },
    { gameCode, language: 'vi', device: 'MOBILE', backUrl: undefined },
    SENVANG,
  )
const availability = async ({ gameId }: Place) =>
  need((await platform.context.games.findGames(SENVANG, [gameId]))[0]).availability

it('leaves a vendor alone that answers well but late, and no other', async () => {
  const [late, prompt] = [need(places[0]), need(places[1])]
  delays.set(late.gameCode, slow * 1.5)
  await Promise.all(Array.from({ length: failures }, () => start(late)))
  await expect(start(late)).rejects.toMatchObject({ code: 'VENDOR_UNAVAILABLE' })
  expect([await availability(late), await availability(prompt)]).toEqual(['MAINTENANCE', 'OPEN'])
  expect(await start(prompt)).toContain('vendor.invalid')
  const token = await platform.operator('support')
  const { value } = await platform.call('listVendorHealth', { token })
  expect(need(value.find(({ id }) => id === late.vendorCode)).lastError).toMatch(/^slow/)
})

it('lets only so many players wait for a vendor that does not answer, and none of another', async () => {
  const [silent, prompt] = [need(places[2]), need(places[1])]
  const waiting: (() => void)[] = []
  held.set(silent.gameCode, waiting)
  const started = Array.from({ length: atOnce }, () => start(silent))
  await vi.waitFor(() => expect(waiting).toHaveLength(atOnce))
  await expect(start(silent)).rejects.toMatchObject({ code: 'VENDOR_UNAVAILABLE' })
  expect(waiting).toHaveLength(atOnce)
  expect(await start(prompt)).toContain('vendor.invalid')
  held.delete(silent.gameCode)
  for (const answer of waiting) answer()
  await Promise.all(started)
})
