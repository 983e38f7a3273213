import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../../tests/support/platform.ts'
import { seed } from '../../../../seed/index.ts'
import type { Tables } from '../../../db/tables.ts'

const reason = 'Mở thương hiệu'

let platform: TestPlatform
let token: string
let local: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
  const who = { account: 'sakura', name: 'Quản lý Sakura', role: 'ADMIN', password: DEMO_PASSWORD } as const
  await platform.context.operators.createOperator({ ...who, merchantIds: [SAKURA] })
  const body = { account: who.account, password: DEMO_PASSWORD }
  local = (await platform.call('operatorSignIn', { ip: randomAddress(), body })).value.token
})
afterAll(() => platform.stop())

/** What a visitor reads who opens a host name. */
const siteAt = async (host: string) =>
  (
    await platform.call('getSite', {
      ip: randomAddress(),
      headers: { 'x-service-key': platform.context.config.serviceKey, 'x-caller-host': host },
    })
  ).value
const change = (domains: readonly string[], by = token, id = SAKURA) =>
  platform.call('updateMerchant', { token: by, params: { id }, body: { domains, reason } })

describe('host names of a brand', () => {
  it('open it at once, whichever was there before, and no more when they are gone', async () => {
    expect((await siteAt('hoa-anh-dao.example')).merchantId).toBe(SENVANG)
    const changed = await change(['hoa-anh-dao.example', 'sakura.localhost'])
    expect(changed.value).toMatchObject({ domains: ['hoa-anh-dao.example', 'sakura.localhost'] })
    expect(await siteAt('hoa-anh-dao.example:4000')).toMatchObject({
      merchantId: SAKURA,
      mainDomain: 'hoa-anh-dao.example',
    })
    const [entry] = (await platform.call('listAuditEntries', { token, merchant: 'SAKURA' })).value.content
    expect(entry).toMatchObject({
      before: { domains: ['sakura.localhost'] },
      after: { domains: changed.value.domains },
    })
    await change(['sakura.localhost'])
    expect((await siteAt('hoa-anh-dao.example')).merchantId).toBe(SENVANG)
  })

  it('are kept as browsers send them', async () => {
    const { value } = await change(['sakura.localhost', 'Hoa-Anh-Đào.Example.'])
    expect(value.domains).toEqual(['sakura.localhost', 'xn--hoa-anh-o-x1a25c.example'])
    expect((await siteAt(value.domains[1] ?? '')).merchantId).toBe(SAKURA)
    await change(['sakura.localhost'])
  })

  it.each([
    'https://sakura.example',
    'sakura.example:443',
    'sakura.example/vi',
    '10.0.0.1',
    '::1',
    'localhost',
    'sa kura.example',
    '-sakura.example',
    'sa_kura.example',
    'sakura..example',
    `${'a'.repeat(64)}.example`,
  ])('are not %s', async (domain) => {
    expect(await change(['sakura.localhost', domain])).toMatchObject({
      status: 422,
      code: 'DOMAIN_ADDRESS',
      field: 'domains',
    })
  })

  it('are each of one brand, which nobody is told', async () => {
    const refused = { status: 409, code: 'DOMAIN_TAKEN', field: 'domains', domain: 'senvang.localhost' }
    expect(await change(['sakura.localhost', 'SenVang.localhost'])).toMatchObject(refused)
    expect(await change(['sakura.localhost', 'senvang.localhost'], local)).toMatchObject(refused)
    expect(await change(['sakura.localhost', 'Sakura.localhost'])).toMatchObject({ code: 'DOMAIN_TWICE' })
    expect(await change([])).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect((await siteAt('senvang.localhost')).merchantId).toBe(SENVANG)
  })

  it('are changed by who works for the brand', async () => {
    expect(await change(['x.example'], local, SENVANG)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

const wish = {
  code: 'HOASEN',
  name: 'Hoa Sen',
  domains: ['hoasen.localhost', 'www.hoasen.localhost'],
  languages: ['en', 'vi'],
  defaultLanguage: 'en',
  currency: 'VND',
  timeZone: 'Asia/Tokyo',
  reason,
}
const create = (differing: object, by = token) =>
  platform.call('createMerchant', { token: by, body: { ...wish, ...differing } })

describe('a new brand', () => {
  it('opens by its host names at once, closed for maintenance and with play money', async () => {
    const { value } = await create({})
    expect(value).toMatchObject({
      code: 'HOASEN',
      mode: 'DEMO',
      status: 1,
      domains: wish.domains,
      timeZone: 'Asia/Tokyo',
    })
    for (const domain of wish.domains)
      expect(await siteAt(domain)).toMatchObject({ name: 'Hoa Sen', merchantId: value.id })
    const { fields } = (await platform.call('getRegistrationSetting', { merchant: 'HOASEN' })).value
    expect(fields.find(({ name }) => name === 'username')).toMatchObject({ required: true })
    const [entry] = (await platform.call('listAuditEntries', { token, merchant: 'HOASEN' })).value.content
    expect(entry).toMatchObject({ action: 'merchants.create', subjectId: value.id, before: null, reason })
    const opened = await platform.call('updateMerchant', { token, params: { id: value.id }, body: { status: 0 } })
    expect(opened.value).toMatchObject({ status: 0 })
  })

  it('is for who works for the whole house, in the role that he has there, and for nobody else', async () => {
    const { value } = await create({ code: 'CUC', domains: ['cuc.localhost'] })
    const seen = async (by: string) => (await platform.call('listMerchants', { token: by })).value.content
    expect((await seen(token)).map(({ id }) => id)).toContain(value.id)
    const other = await platform.operator('operator2')
    expect((await seen(other)).map(({ id }) => id)).toContain(value.id)
    const places = await platform.database.query
      .selectFrom('operator_merchants')
      .innerJoin('operators', 'operators.id', 'operator_merchants.operator_id')
      .select(['account', 'house_role'])
      .where('merchant_id', '=', value.id)
      .orderBy('account')
      .execute()
    expect(places).toEqual([
      { account: 'operator', house_role: 'ADMIN' },
      { account: 'operator2', house_role: 'ADMIN' },
      { account: 'support', house_role: 'SUPPORT' },
    ])
  })

  it('has the settings of the brand it is a copy of, and nothing that was done there', async () => {
    const { database } = platform
    await database.raw(
      `insert into withdrawal_settings (merchant_id, gateway, daily_count, four_eyes_above, four_eyes_pending, four_eyes_pending_from)
       values ($1, 'BANK_API', 3, 1, 2, now()) on conflict (merchant_id) do update
         set gateway = 'BANK_API', daily_count = 3, four_eyes_above = 1, four_eyes_pending = 2, four_eyes_pending_from = now()`,
      [SENVANG],
    )
    await platform.call('updateMerchant', { token, params: { id: SENVANG }, body: { blockedCountries: ['US'] } })
    const { value } = await create({ code: 'LAN', domains: ['lan.localhost'], copyOf: SENVANG })
    expect(value).toMatchObject({
      name: 'Hoa Sen',
      mode: 'DEMO',
      status: 1,
      blockedCountries: ['US'],
      languages: ['en', 'vi'],
    })
    const rowsOf = (table: keyof Tables, id: string) =>
      database.raw<Record<string, unknown>>(`select * from ${table} where merchant_id = $1`, [id])
    expect(await rowsOf('withdrawal_settings', value.id)).toMatchObject([
      { gateway: 'MANUAL', daily_count: 3, four_eyes_above: 1n, four_eyes_pending: null, time_zone: 'Asia/Tokyo' },
    ])
    for (const table of [
      'merchant_modules',
      'registration_fields',
      'vip_levels',
      'lotteries',
      'merchant_games',
      'tags',
    ] as const)
      expect([table, (await rowsOf(table, value.id)).length]).toEqual([table, (await rowsOf(table, SENVANG)).length])
    const rules = await rowsOf('lottery_rules', value.id)
    expect(rules.length).toBe((await rowsOf('lotteries', value.id)).length)
    const contacts = await rowsOf('customer_services', value.id)
    expect(contacts.length).toBeGreaterThan(0)
    expect(contacts.filter(({ enabled }) => enabled)).toEqual([])
    for (const table of ['payment_channels', 'members', 'promotions', 'content_banners', 'ledger_transfers'] as const)
      expect([table, (await rowsOf(table, value.id)).length]).toEqual([table, 0])
    const report = await platform.call('runTrialBalance', { token, merchant: 'LAN' })
    expect(report.value).toMatchObject({ balanced: true })
  })

  it('is left as it is by the demo’s seeds, which are sown again on another day', async () => {
    const { database } = platform
    const { value } = await create({ code: 'SEN2', domains: ['sen2.localhost'], copyOf: SENVANG, currency: 'VND' })
    const rowsOf = async () =>
      database.raw<{ members: number; words: number }>(
        `select (select count(*)::int4 from members where merchant_id = $1) as members,
                (select count(*)::int4 from chat_words where merchant_id = $1) as words`,
        [value.id],
      )
    const before = await rowsOf()
    await seed(platform.context, { withHistory: false, isWholeCatalogue: false })
    expect(await rowsOf()).toEqual(before)
    expect(before).toMatchObject([{ members: 0 }])
  })

  it('lets people in as soon as it is opened', async () => {
    const { value } = await create({ code: 'MAI', domains: ['mai.localhost'], copyOf: SAKURA })
    await platform.call('updateMerchant', { token, params: { id: value.id }, body: { status: 0 } })
    const { token: session } = await platform.signedInMember({ merchantId: value.id })
    expect((await platform.call('getBalance', { token: session, merchant: 'MAI' })).success).toBe(true)
  })

  it.each([
    [{ code: 'SAKURA', domains: ['other.localhost'] }, 'MERCHANT_CODE_TAKEN', 'code'],
    [{ code: 'DAO', domains: ['sakura.localhost'] }, 'DOMAIN_TAKEN', 'domains'],
    [{ code: 'DAO', domains: ['dao'] }, 'DOMAIN_ADDRESS', 'domains'],
    [{ code: 'DAO', domains: ['dao.localhost'], languages: ['en', 'ko'] }, 'LANGUAGE_INCOMPLETE', 'languages'],
    [{ code: 'DAO', domains: ['dao.localhost'], languages: ['vi'] }, 'LANGUAGE_NOT_OFFERED', 'defaultLanguage'],
    [{ code: 'DAO', domains: ['dao.localhost'], currency: 'XYZ' }, 'MERCHANT_CURRENCY', 'currency'],
    [{ code: 'DAO', domains: ['dao.localhost'], timeZone: 'Asia/Atlantis' }, 'MERCHANT_TIME_ZONE', 'timeZone'],
    [{ code: 'DAO', domains: ['dao.localhost'], timeZone: '+07:00' }, 'MERCHANT_TIME_ZONE', 'timeZone'],
    [
      { code: 'DAO', domains: ['dao.localhost'], currency: 'USD', copyOf: SAKURA },
      'MERCHANT_COPY_CURRENCY',
      'currency',
    ],
    [
      { code: 'DAO', domains: ['dao.localhost'], copyOf: '01935000-0000-7000-8000-0000000000ff' },
      'MERCHANT_NOT_FOUND',
      'copyOf',
    ],
    [{ code: 'dao', domains: ['dao.localhost'] }, 'INVALID_INPUT', 'code'],
  ])('is refused as a whole: %o', async (differing, code, field) => {
    expect(await create(differing)).toMatchObject({ success: false, code, field })
    expect((await platform.call('listMerchants', { token, query: { search: 'DAO' } })).value.content).toEqual([])
  })

  it('is opened by who may at every brand', async () => {
    expect(await create({ code: 'DAO', domains: ['dao.localhost'] }, local)).toMatchObject({
      status: 403,
      code: 'OPERATOR_BEYOND_BRANDS',
    })
    const support = await platform.operator('support')
    expect(await create({ code: 'DAO', domains: ['dao.localhost'] }, support)).toMatchObject({
      code: 'FORBIDDEN',
      right: 'merchants.create',
    })
  })

  it('makes nobody more than he was: with the right alone, at every brand, nobody opens one', async () => {
    const { database } = platform
    const who = { account: 'opener', name: 'Người mở', role: 'SUPPORT', password: DEMO_PASSWORD } as const
    await platform.context.operators.createOperator({ ...who, merchantIds: [] })
    await database.raw(
      `insert into operator_roles (id, merchant_id, name, rights, created_at, changed_at)
       select gen_random_uuid(), id, 'Mở thương hiệu', '{merchants.create,merchants.read}', now(), now() from merchants`,
    )
    await database.raw(
      `insert into operator_merchants (operator_id, merchant_id, role_id)
       select operators.id, operator_roles.merchant_id, operator_roles.id from operators, operator_roles
        where operators.account = 'opener' and operator_roles.name = 'Mở thương hiệu'`,
    )
    const body = { account: who.account, password: DEMO_PASSWORD }
    const opener = (await platform.call('operatorSignIn', { ip: randomAddress(), body })).value.token
    expect(await create({ code: 'DAO', domains: ['dao.localhost'] }, opener)).toMatchObject({
      status: 403,
      code: 'OPERATOR_BEYOND_BRANDS',
    })
    expect(await siteAt('dao.localhost')).not.toMatchObject({ name: 'Hoa Sen' })
  })
})
