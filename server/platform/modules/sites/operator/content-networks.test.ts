import { afterAll, beforeAll, expect, it } from 'vitest'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

const reason = 'Gần người chơi hơn'
const change = (body: object, by = token) =>
  platform.call('updateContentNetworks', { token: by, body: { images: [], games: [], reason, ...body } })

it('an operator sets the hosts: the site tells them, and the log has before and after', async () => {
  const hosts = ['https://one.example', 'https://two.example:8443']
  const { value } = await change({ games: ['https://ONE.example/', 'https://two.example:8443'], images: [hosts[0]] })
  expect(value).toEqual({ id: SENVANG, games: hosts, images: [hosts[0]] })
  expect((await platform.call('getContentNetworks', { token })).value).toEqual(value)
  expect((await platform.call('getSite')).value).toMatchObject({ launchGameCDNs: hosts, imageCDNs: [hosts[0]] })

  const log = await platform.call('listAuditEntries', { token, query: { subjectKind: 'contentNetworks' } })
  expect(log.value.content).toMatchObject([
    { action: 'contentNetworks.update', subjectId: SENVANG, reason, before: { games: [] }, after: { games: hosts } },
  ])
})

it('of another brand they are none of ours', async () => {
  await change({ games: ['https://one.example'] })
  const other = await platform.call('getContentNetworks', { token, merchant: 'SAKURA' })
  expect(other.value).toMatchObject({ games: [], images: [] })
})

it.each([
  'http://one.example',
  'one.example',
  'https://one.example/games',
  'https://one.example?a=1',
  'https://me:word@one.example',
  'https://localhost',
])('%s is no content network', async (address) => {
  expect(await change({ games: ['https://good.example', address] })).toMatchObject({
    status: 422,
    code: 'CONTENT_NETWORK_ADDRESS',
    field: 'games',
    address,
  })
})

it('a host stands once, there are no more than eight, a reason is given, and only who may changes them', async () => {
  expect(await change({ images: ['https://one.example', 'https://ONE.example/'] })).toMatchObject({
    status: 422,
    code: 'CONTENT_NETWORK_TWICE',
    field: 'images',
  })
  const nine = Array.from({ length: 9 }, (_, index) => `https://host${index}.example`)
  expect(await change({ games: nine })).toMatchObject({ status: 400, code: 'INVALID_INPUT', field: 'games' })
  expect(await change({ reason: ' ' })).toMatchObject({ status: 400, field: 'reason' })
  const support = await platform.operator('support')
  expect((await platform.call('getContentNetworks', { token: support })).status).toBe(200)
  expect((await change({}, support)).status).toBe(403)
})
