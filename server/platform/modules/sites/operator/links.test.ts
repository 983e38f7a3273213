import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAKURA, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

const reason = 'Theo yêu cầu của đối tác'
const params = { id: SAKURA }

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

const update = (body: object, by = token) =>
  platform.call('updateMerchant', { token: by, params, body: { reason, ...body } })
const site = async () => (await platform.call('getSite', { merchant: 'SAKURA' })).value

describe('the downloads and guides of a brand', () => {
  const iPhone = { key: 'APP_IOS', url: 'https://apps.example/sakura' }

  it('are replaced as a whole, drafted like everything else, and told to the portal', async () => {
    const guide = { key: 'MEDIA_GUIDE', url: '/app#install-ios' }
    const draft = await platform.call('saveMerchantDraft', {
      token,
      params,
      body: { basedOn: null, reason, resources: [iPhone, guide] },
    })
    expect(draft.value).toMatchObject({ fields: ['resources'], before: { resources: [{ url: '/app' }] } })
    expect((await site()).resources).toEqual([{ labelNameEn: 'MEDIA_GUIDE', url: '/app' }])
    const revision = String(draft.value?.revision)
    await platform.call('publishMerchantDraft', { token, params, body: { revision, reason } })
    expect((await site()).resources).toEqual([
      { labelNameEn: 'MEDIA_GUIDE', url: '/app#install-ios' },
      { labelNameEn: 'APP_IOS', url: 'https://apps.example/sakura' },
    ])
    const [version] = (await platform.call('listMerchantVersions', { token, params })).value.content
    await platform.call('takeBackMerchantVersion', {
      token,
      params: { ...params, number: String(version?.number) },
      body: { revision: version?.back.revision ?? '', overwrites: false, reason },
    })
    expect((await site()).resources).toEqual([{ labelNameEn: 'MEDIA_GUIDE', url: '/app' }])
  })

  it.each([
    'javascript:alert(1)',
    'http://apps.example/ios',
    '//apps.example',
    'https://me:word@apps.example',
    'https://localhost/app',
    '/app page',
    '/\\apps.example',
  ])('are not at %s', async (url) => {
    expect(await update({ resources: [{ key: 'APP_ANDROID', url }] })).toMatchObject({
      status: 422,
      code: 'RESOURCE_ADDRESS',
      field: 'resources',
      address: url,
    })
  })

  it('have one address each, and are those that the portal has a place for', async () => {
    expect(await update({ resources: [iPhone, { ...iPhone, url: '/app' }] })).toMatchObject({ code: 'RESOURCE_TWICE' })
    expect(await update({ resources: [{ key: 'OTHER', url: '/app' }] })).toMatchObject({ code: 'INVALID_INPUT' })
  })
})

it('visits are counted by the tag of the brand, which is no script', async () => {
  expect((await update({ gtagId: 'G-SAKURA01' })).value.gtagId).toBe('G-SAKURA01')
  expect((await site()).gtagId).toBe('G-SAKURA01')
  expect(await update({ gtagId: `G-A'};alert(1)` })).toMatchObject({ code: 'INVALID_INPUT', field: 'gtagId' })
  await update({ gtagId: null })
  expect((await site()).gtagId).toBeNull()
})

describe('addresses that a brand keeps out', () => {
  const status = async (ip: string) => (await platform.call('getStatus', { merchant: 'SAKURA', ip })).value.status
  const visit = async (address: string) =>
    (await platform.call('previewVisit', { token, params, query: { host: 'sakura.localhost', address } })).value

  it('meet the blocked page, and the console says so beforehand, and of a draft too', async () => {
    const draft = await platform.call('saveMerchantDraft', {
      token,
      params,
      body: { basedOn: null, reason, blockedAddresses: ['203.0.113.0/24'] },
    })
    const query = { host: 'sakura.localhost', address: '203.0.113.9', byDraft: true }
    const drafted = await platform.call('previewVisit', { token, params, query })
    expect(drafted.value).toMatchObject({ status: 2, region: 'ADDRESS' })
    expect(await visit('203.0.113.9')).toMatchObject({ status: 0, region: null })
    const revision = String(draft.value?.revision)
    await platform.call('publishMerchantDraft', { token, params, body: { revision, reason } })
    expect(await status('203.0.113.9')).toBe(2)
    expect(await status('203.0.114.9')).toBe(0)
    expect(await visit('203.0.113.9')).toMatchObject({ status: 2, region: 'ADDRESS' })
    expect(
      await platform.call('signIn', { merchant: 'SAKURA', ip: '203.0.113.9', body: { username: 'x', password: 'y' } }),
    ).toMatchObject({ success: false, code: 'REGION_BLOCKED' })
    // Whoever closed his own address by a slip opens it again.
    expect((await platform.call('getMerchant', { token, params, ip: '203.0.113.9' })).success).toBe(true)
    await update({ blockedAddresses: [] })
    expect(await status('203.0.113.9')).toBe(0)
  })

  it.each(['203.0.113', '0.0.0.0/0', '203.0.113.0/4', 'sakura.localhost'])('are not %s', async (address) => {
    expect(await update({ blockedAddresses: ['203.0.113.7', address] })).toMatchObject({
      status: 422,
      code: 'BLOCKED_ADDRESS',
      field: 'blockedAddresses',
      address,
    })
    const asked = { token, params, query: { host: 'sakura.localhost', address: 'here' } }
    expect(await platform.call('previewVisit', asked)).toMatchObject({ code: 'VISIT_ADDRESS', field: 'address' })
  })
})

describe('what a brand needs for LIVE', () => {
  const demands = async () =>
    (await platform.call('getMerchant', { token, params })).value.liveDemands
      .filter(({ isMet }) => !isMet)
      .map(({ code }) => code)

  it('is told beside the brand, as the start of a LIVE house asks it', async () => {
    expect(await demands()).toEqual(['MODE', 'LICENCE', 'COUNTRIES', 'SECOND_FACTOR', 'DOMAIN'])
    await update({ licence: ' GC-1234 ', allowedCountries: ['VN'], operatorTotpRequired: true })
    expect((await site()).licence).toBe('GC-1234')
    await platform.database.raw('update operators set active = false where account <> $1', ['support'])
    const support = await platform.operator('support')
    const { value } = await platform.call('getMerchant', { token: support, params })
    expect(value.liveDemands.filter(({ isMet }) => !isMet).map(({ code }) => code)).toEqual([
      'MODE',
      'OPERATORS',
      'DOMAIN',
    ])
    await platform.database.raw('update operators set active = true')
  })

  it('takes a second operator to change where money is real, and cannot be taken away', async () => {
    const second = await platform.operator('operator2')
    await platform.database.raw(
      `update merchants set mode = 'LIVE', licence = 'GC-1', allowed_countries = '{VN}', main_domain = 'sakura.example',
              operator_totp_required = false, identity_for_withdrawal = true where id = $1`,
      [SAKURA],
    )
    platform.context.sites.forgetCaches()
    expect(await update({ licence: ' ' })).toMatchObject({ code: 'LIVE_DEMANDS_IT', field: 'licence' })
    expect(await update({ allowedCountries: [] })).toMatchObject({ code: 'LIVE_DEMANDS_IT', field: 'allowedCountries' })
    await platform.database.raw('update merchants set operator_totp_required = true where id = $1', [SAKURA])
    platform.context.sites.forgetCaches()
    const wish = { licence: 'GC-2', allowedCountries: ['VN', 'LA'] }
    expect((await update(wish)).value).toMatchObject({ licence: 'GC-1', proposal: { wish } })
    expect((await update(wish, second)).value).toMatchObject({ ...wish, proposal: null })
    expect((await update({ allowedCountries: ['VN'] })).value).toMatchObject({
      allowedCountries: ['VN'],
      proposal: null,
    })
  })
})
