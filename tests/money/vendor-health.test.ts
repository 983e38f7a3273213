import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testConfig } from '../support/config.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
let vendor: FastifyInstance
let isBroken = false

beforeAll(async () => {
  vendor = fastify({ forceCloseConnections: true })
  vendor.post('/operator/generic/v2/game/url', (_request, reply) =>
    isBroken ? reply.status(500).send({ error: 'down' }) : reply.send({ url: 'https://vendor.invalid/play' }),
  )
  await vendor.listen({ port: 0, host: '127.0.0.1' })
  const apiUrl = `http://127.0.0.1:${(vendor.server.address() as AddressInfo).port}`
  platform = await startPlatform({ config: { hub88: { ...testConfig().hub88, apiUrl } } })
}, 90_000)
afterAll(async () => {
  await platform.stop()
  await vendor.close()
})

it('shows a vendor that fails as in maintenance, leaves the others alone, and takes it back when it answers', async () => {
  const { games, vendors } = platform.context
  const rows = (await games.listGames(SENVANG, {}, { language: 'vi', limit: 500, offset: 0 })).rows.filter(
    (game) => game.adapter === 'hub88',
  )
  const game = need(rows.find(({ availability, has_demo }) => availability === 'OPEN' && has_demo))
  const where = { adapter: 'hub88', vendorCode: game.vendor_code }
  const open = (vendorCode = game.vendor_code) =>
    vendors.launchDemo(
      { ...where, vendorCode },
      { gameCode: game.vendor_game_code, language: 'vi', device: 'MOBILE', backUrl: undefined },
      SENVANG,
    )
  const availability = async () => need((await games.findGames(SENVANG, [game.id]))[0]).availability
  const cardIsOpen = async () =>
    need(
      (await games.listVendorCards(SENVANG)).find(
        ({ vendor_code, game_type }) => vendor_code === game.vendor_code && game_type === game.game_type,
      ),
    ).is_open

  await open()
  expect(await cardIsOpen()).toBe(true)
  isBroken = true
  for (let count = 0; count < 5; count++) await expect(open()).rejects.toMatchObject({ code: 'VENDOR_UNAVAILABLE' })
  expect(await availability()).toBe('MAINTENANCE')
  expect(await cardIsOpen()).toBe(false)
  const others = (
    await games.findGames(
      SENVANG,
      rows.map(({ id }) => id),
    )
  ).filter(({ vendor_code }) => vendor_code !== game.vendor_code)
  expect(others.filter((other) => other.availability === 'OPEN')).toEqual(
    rows.filter((other) => other.vendor_code !== game.vendor_code && other.availability === 'OPEN'),
  )

  const token = await platform.operator('support')
  const seen = async () =>
    need((await platform.call('listVendorHealth', { token })).value.find(({ id }) => id === game.vendor_code))
  await expect(open()).rejects.toMatchObject({ code: 'VENDOR_UNAVAILABLE' })
  expect(await seen()).toMatchObject({ state: 'OPEN', calls: 6, failures: 5, refused: 1 })
  expect((await seen()).lastError).toContain('500')

  platform.clock.advance(11_000)
  await vendors.health.probeAll()
  expect(await availability()).toBe('MAINTENANCE')
  isBroken = false
  platform.clock.advance(11_000)
  await vendors.health.probeAll()
  expect(await availability()).toBe('OPEN')
  expect(await seen()).toMatchObject({ state: 'CLOSED' })
})
