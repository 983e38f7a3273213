import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomAddress, SAKURA, SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { seed } from '../../../seed/index.ts'
import type { LiveEvent } from '../../events/events.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

const change = (merchantId: string, values: object) =>
  platform.database.transaction((tx) => platform.context.sites.updateMerchant(tx, merchantId, values))

describe('the brand', () => {
  it('is told whole', async () => {
    const { value } = await platform.call('getSite')
    expect(value).toMatchObject({
      merchantCode: 'SENVANG',
      name: 'Sen Vàng',
      mode: 'DEMO',
      currency: 'VND',
      currencySymbol: '₫',
      languages: ['vi', 'en'],
      defaultLanguage: 'vi',
      largestUpload: 5 * 1024 * 1024,
    })
    expect(value.modules).toContain('FREEPLAY3')
    expect(value.countries).toContainEqual({ countryCode: 'VN', countryDialingCode: '+84' })
    expect(value.customerService[0]).toMatchObject({
      csType: 'LIVECHAT',
      label: null,
      hours: [],
      isOpen: true,
      opensAt: null,
    })
    expect((await platform.call('getSite', { merchant: 'SAKURA' })).value.theme).toHaveProperty('brand')
  })

  it('is found by its domain', async () => {
    const route = async (domain: string) => (await platform.call('getDomainRoute', { query: { domain } })).value
    expect(await route('Sakura.localhost:4000')).toEqual({
      valid: true,
      merchantCode: 'SAKURA',
      mainDomain: 'sakura.localhost',
    })
    expect(await route('localhost')).toMatchObject({ valid: true, merchantCode: 'SENVANG' })
    expect(await route('elsewhere.example')).toEqual({ valid: false, merchantCode: null, mainDomain: null })
  })

  it('says which registration fields it wants', async () => {
    const { value } = await platform.call('getRegistrationSetting')
    expect(value.fields[0]).toMatchObject({
      name: 'username',
      enabled: true,
      required: true,
      minLength: 4,
      maxLength: 20,
      patternId: 2,
    })
    expect(value).toMatchObject({ minimumAge: 18, mobileDigits: { minimum: 9, maximum: 10 } })
  })

  it('is seeded once, however often it is seeded', async () => {
    const count = async () =>
      platform.database.raw(
        'select (select count(*) from merchants) as merchants, (select count(*) from members) as members, (select count(*) from ledger_transfers) as transfers',
      )
    const before = await count()
    await seed(platform.context, { withHistory: false })
    expect(await count()).toEqual(before)
  })
})

describe('changes', () => {
  it('say what was before and after, tell the bus, and show at once', async () => {
    const told: LiveEvent[] = []
    const end = platform.context.events.subscribe((event) => told.push(event))
    const { sites } = platform.context
    const modules = async () => (await platform.call('getSite', { merchant: 'SAKURA' })).value.modules
    expect(await modules()).not.toContain('FREEPLAY3')
    const result = await platform.database.transaction((tx) => sites.setModule(tx, SAKURA, 'FREEPLAY3', true))
    expect(result).toMatchObject({ before: { enabled: false }, after: { enabled: true } })
    expect(await modules()).toContain('FREEPLAY3')
    expect(told).toMatchObject([{ type: 'site', merchantId: SAKURA, topic: 'whitelabel' }])
    end()
  })

  it('that are rolled back tell nothing', async () => {
    const told: LiveEvent[] = []
    const end = platform.context.events.subscribe((event) => told.push(event))
    const failing = platform.database.transaction(async (tx) => {
      await platform.context.sites.setModule(tx, SENVANG, 'FREEPLAY3', false)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(told).toEqual([])
    expect((await platform.call('getSite')).value.modules).toContain('FREEPLAY3')
    end()
  })

  it.each([
    ['nickname', { acceptedPattern: '^(a+)\\1$' }, 'REGISTRATION_FIELD_PATTERN_IMPOSSIBLE'],
    ['nickname', { acceptedPattern: `^${'a'.repeat(900)}$` }, 'REGISTRATION_FIELD_PATTERN_LARGE'],
    ['nickname', { acceptedPattern: '[' }, 'REGISTRATION_FIELD_PATTERN'],
    ['nickname', { patternId: 99 }, 'REGISTRATION_FIELD_PATTERN'],
    ['nickname', { minLength: 9, maxLength: 3 }, 'REGISTRATION_FIELD_LENGTHS'],
    ['username', { required: false }, 'REGISTRATION_FIELD_NEEDED'],
    ['password', { enabled: false }, 'REGISTRATION_FIELD_NEEDED'],
    ['password', { minLength: 7, maxLength: 64 }, 'PASSWORD_FIELD_LENGTHS'],
    ['password', { minLength: 8, maxLength: 129 }, 'PASSWORD_FIELD_LENGTHS'],
    ['favouriteColour', {}, 'REGISTRATION_FIELD_NOT_FOUND'],
  ])('of the field %s to %j are refused', async (name, values, code) => {
    const { sites } = platform.context
    const known = (await sites.listRegistrationFields(SENVANG)).find((one) => one.name === 'nickname')
    if (known === undefined) throw new Error('no field')
    const rule = { ...known, ...(name === 'nickname' ? {} : { enabled: true, required: true }), ...values }
    await expect(
      platform.database.transaction((tx) => sites.setRegistrationField(tx, SENVANG, name, rule)),
    ).rejects.toMatchObject({ code })
  })
})

describe('maintenance', () => {
  it('closes playing and paying of that brand, in its own words, and leaves the rest open', async () => {
    const { token } = await platform.signedInMember()
    await change(SENVANG, {
      status: 1,
      maintenanceUntil: new Date('2030-01-01T00:00:00Z'),
      maintenanceMessages: [
        { language: 'vi', message: 'Bảo trì đến 9 giờ' },
        { language: 'en', message: 'Back at nine' },
      ],
    })
    expect((await platform.call('getStatus', { language: 'en' })).value).toEqual({
      status: 1,
      domainValid: true,
      message: 'Back at nine',
      until: '2030-01-01T00:00:00.000Z',
      ip: '127.0.0.1',
    })
    expect((await platform.call('getStatus', { query: { language: 'vi' } })).value.message).toBe('Bảo trì đến 9 giờ')
    const deposit = { token, body: { channelId: 'VIETQR', amount: '200000' } }
    expect(await platform.call('createDeposit', deposit)).toMatchObject({ status: 503, code: 'MAINTENANCE' })
    expect((await platform.call('getMember', { token })).success).toBe(true)
    expect((await platform.call('getStatus', { merchant: 'SAKURA' })).value.status).toBe(0)
    await change(SENVANG, { status: 0 })
    expect((await platform.call('createDeposit', deposit)).code).not.toBe('MAINTENANCE')
    await expect(change(SENVANG, { maintenanceMessages: [{ language: 'fr', message: 'x' }] })).rejects.toMatchObject({
      code: 'LANGUAGE_NOT_OFFERED',
    })
  })
})

describe('a brand with real money', () => {
  it('cannot be made to do without what LIVE demands', async () => {
    await platform.database.raw(
      "update merchants set mode = 'LIVE', licence = 'GC-1', allowed_countries = '{JP}', main_domain = 'sakura.example' where id = $1",
      [SAKURA],
    )
    platform.context.sites.forgetCaches()
    const refused = { code: 'LIVE_DEMANDS_IT', field: 'operatorTotpRequired' }
    await expect(change(SAKURA, { operatorTotpRequired: false })).rejects.toMatchObject(refused)
    expect((await platform.context.sites.findMerchant(SAKURA)).operatorTotpRequired).toBe(true)
    await change(SAKURA, { realityCheckMinutes: 30 })
    await platform.database.raw("update merchants set mode = 'DEMO' where id = $1", [SAKURA])
    platform.context.sites.forgetCaches()
  })
})

describe('a blocked region', () => {
  it('sees the blocked page and its address, and can do nothing', async () => {
    const edge = await startPlatform({ database: platform.database })
    await change(SENVANG, { blockedCountries: ['SG'] })
    edge.context.sites.forgetCaches()
    const from = (country: string) => ({ ip: '10.9.8.7', headers: { 'x-caller-country': country } })
    expect((await edge.call('getStatus', from('SG'))).value).toEqual({
      status: 2,
      message: null,
      until: null,
      ip: '10.9.8.7',
      domainValid: true,
    })
    expect((await edge.call('getStatus', from('VN'))).value.status).toBe(0)
    const body = { type: 'username', username: 'demo01', password: 'Demo@12345' }
    expect(await edge.call('signIn', { ...from('SG'), body })).toMatchObject({ status: 403, code: 'REGION_BLOCKED' })
    expect((await edge.call('getSite', from('SG'))).success).toBe(true)
    // Nobody believes a visitor's own header.
    expect((await edge.call('getStatus', { headers: { 'x-caller-country': 'SG' } })).value.status).toBe(0)
    await change(SENVANG, { blockedCountries: [] })
    await edge.stop()
  })
})

describe('the language', () => {
  it('is remembered for members, and only one on offer', async () => {
    const { token } = await platform.signedInMember()
    expect((await platform.call('setLanguage', { token, body: { language: 'en' } })).value).toEqual({ done: true })
    expect((await platform.call('getMember', { token })).value.language).toBe('en')
    expect((await platform.call('setLanguage', { body: { language: 'en' } })).value).toEqual({ done: false })
    expect(await platform.call('setLanguage', { token, language: 'en', body: { language: 'fr' } })).toMatchObject({
      code: 'LANGUAGE_NOT_OFFERED',
      field: 'language',
      message: 'The brand does not offer the language fr.',
    })
  })

  it('of answers follows Accept-Language within the brand', async () => {
    const say = async (language: string) =>
      (await platform.call('getMember', { language, ip: randomAddress() })).message
    expect(await say('en-GB,en;q=0.8')).toBe('Please sign in first.')
    expect(await say('fr;q=1, en;q=0.2, vi;q=0.5')).toBe('Vui lòng đăng nhập trước.')
    expect(await say('fr')).toBe('Vui lòng đăng nhập trước.')
  })
})
