import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../../tests/support/database.ts'
import {
  placesAt,
  randomAddress,
  SAKURA,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'
import type { Database } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { answeredBrands } from '../answered-brands-repository.ts'

const reason = 'Rà soát nhân sự'
/** How often two try to close each other: that they meet amid the deed is chance. */
const ROUNDS = 8
/** Places as they are told. */
const at = (id: string, ...merchantIds: string[]) =>
  merchantIds.map((merchantId) => ({ merchantId, role: { id, name: null } }))

describeOnEachDatabase('an administrator of one brand', (open) => {
  let database: Database
  let platform: TestPlatform
  let head: string
  let local: Awaited<ReturnType<typeof opened>>
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    head = await platform.operator()
    local = await opened([SENVANG])
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  const signIn = (account: string, password: string) =>
    platform.call('operatorSignIn', { ip: randomAddress(), body: { account, password } })
  async function opened(merchantIds: string[], role: 'ADMIN' | 'SUPPORT' = 'ADMIN') {
    const account = `reach${newId().slice(-8)}`
    const body = { account, name: 'Quản lý', places: placesAt(role, ...merchantIds), allowedAddresses: [], reason }
    const { operator, password } = (await platform.call('createStaff', { token: head, body })).value
    return { id: operator.id, account, password, token: (await signIn(account, password)).value.token }
  }
  const change = (id: string, body: object, token = local.token) =>
    platform.call('updateStaff', { token, params: { id }, body: { ...body, reason } })
  const read = async (id: string, token = local.token) =>
    (await platform.call('getStaff', { token, params: { id } })).value
  const beyond = { status: 403, code: 'OPERATOR_BEYOND_BRANDS' }

  it.each([
    ['a new password', 'resetStaffPassword', {}],
    ['the second factor', 'resetStaffTotp', {}],
    ['the name', 'updateStaff', { name: 'Kẻ lạ' }],
    ['closing', 'updateStaff', { isActive: false }],
    ['the addresses', 'updateStaff', { allowedAddresses: ['203.0.113.7'] }],
    ['the name beside the role', 'updateStaff', { name: 'Kẻ lạ', places: placesAt('SUPPORT', SENVANG) }],
  ] as const)('decides about %s of who works for other brands too: no', async (_, call, body) => {
    const target = await opened([SENVANG, SAKURA])
    const before = await read(target.id, head)
    const params = { id: target.id }
    expect(await platform.call(call, { token: local.token, params, body: { ...body, reason } })).toMatchObject(beyond)
    expect(await read(target.id, head)).toEqual(before)
    expect((await signIn(target.account, target.password)).success).toBe(true)
    expect((await platform.call('getOperator', { token: target.token })).success).toBe(true)
  })

  it('reopens nobody who works for other brands too', async () => {
    const target = await opened([SENVANG, SAKURA])
    await change(target.id, { isActive: false }, head)
    expect(await change(target.id, { isActive: true })).toMatchObject(beyond)
  })

  it('sees that somebody works for other brands too, but not for which', async () => {
    const target = await opened([SENVANG, SAKURA])
    const neighbour = await opened([SENVANG])
    expect(await read(target.id)).toMatchObject({ reachesBeyond: true, places: at('ADMIN', SENVANG) })
    expect(await read(target.id, head)).toMatchObject({ reachesBeyond: false })
    expect(await read(neighbour.id)).toMatchObject({ reachesBeyond: false })
    const { value } = await platform.call('listStaff', { token: local.token, query: { search: target.account } })
    expect(value.content).toMatchObject([{ id: target.id, reachesBeyond: true, places: at('ADMIN', SENVANG) }])
    expect(JSON.stringify(value)).not.toContain(SAKURA)
  })

  it('does all of it to who works for that brand only', async () => {
    const target = await opened([SENVANG])
    const params = { id: target.id }
    expect(
      (await change(target.id, { name: 'Lan', places: placesAt('SUPPORT', SENVANG), isActive: false })).value.name,
    ).toBe('Lan')
    const reset = await platform.call('resetStaffPassword', { token: local.token, params, body: { reason } })
    expect(reset.success).toBe(true)
    expect((await platform.call('resetStaffTotp', { token: local.token, params, body: { reason } })).success).toBe(true)
  })

  it('takes the own brand from who works elsewhere too, and nothing else of them', async () => {
    const target = await opened([SENVANG, SAKURA])
    const whole = await read(target.id)
    const same = { name: whole.name, isActive: true, allowedAddresses: [] }
    expect(await change(target.id, { ...same, places: [] })).toMatchObject({ value: { places: [] } })
    expect(await read(target.id, head)).toMatchObject({ places: at('ADMIN', SAKURA), isActive: true })
    expect((await platform.call('getStaff', { token: local.token, params: { id: target.id } })).status).toBe(404)
    const { value } = await signIn(target.account, target.password)
    expect(value.operator.merchants.map(({ code }) => code)).toEqual(['SAKURA'])
  })

  it('leaves nobody without any brand', async () => {
    const target = await opened([SENVANG])
    expect(await change(target.id, { places: [] })).toMatchObject({
      status: 422,
      code: 'OPERATOR_BRAND_NEEDED',
      field: 'places',
    })
    expect(await read(target.id)).toMatchObject({ places: at('ADMIN', SENVANG) })
  })

  it('gives and takes only the own brands', async () => {
    const target = await opened([SENVANG])
    const foreign = { code: 'OPERATOR_BRAND_UNKNOWN', field: 'places' }
    expect(await change(target.id, { places: placesAt('ADMIN', SENVANG, SAKURA) })).toMatchObject(foreign)
    const body = { account: 'foreign', name: 'Lạ', places: placesAt('ADMIN', SAKURA), allowedAddresses: [], reason }
    expect(await platform.call('createStaff', { token: local.token, body })).toMatchObject(foreign)
  })

  race('finds out at the moment of acting, when the other brand is just being given', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const target = await opened([SENVANG])
        const [given, reset] = await Promise.all([
          change(target.id, { places: placesAt('ADMIN', SENVANG, SAKURA) }, head),
          platform.call('resetStaffPassword', { token: local.token, params: { id: target.id }, body: { reason } }),
        ])
        expect(given.success).toBe(true)
        const { value } = await platform.call('listAuditEntries', { token: head, query: { subjectId: target.id } })
        const deeds = value.content.map(({ action }) => action).filter((action) => action !== 'operators.signIn')
        return { isReset: reset.success, code: reset.code, deeds: deeds.toReversed() }
      }),
    )
    // The log is one chain of the brand, so its order is the order of the commits.
    for (const { isReset, code, deeds } of outcomes) {
      if (isReset) expect(deeds).toEqual(['operators.create', 'operators.resetPassword', 'operators.update'])
      else expect({ code, deeds }).toEqual({ code: beyond.code, deeds: ['operators.create', 'operators.update'] })
    }
  })

  it('reads in the log of the own brand nothing of the others', async () => {
    const target = await opened([SENVANG, SAKURA])
    const query = { subjectId: target.id, action: 'operators.create' }
    const { value } = await platform.call('listAuditEntries', { token: local.token, query })
    expect(value.content).toMatchObject([{ after: { places: at('ADMIN', SENVANG) } }])
    const [entry] = (await platform.call('listAuditEntries', { token: head, query })).value.content
    expect(entry?.after).toMatchObject({ places: at('ADMIN', SENVANG, SAKURA) })
    const one = await platform.call('getAuditEntry', { token: local.token, params: { id: entry?.id ?? '' } })
    expect(one.value.after).toMatchObject({ places: at('ADMIN', SENVANG) })
  })

  // The last ones here: all others are closed.
  describe('a brand with real money', () => {
    let other: typeof local
    let headId: string
    beforeAll(async () => {
      await database.raw(`update merchants set mode = 'LIVE', operator_totp_required = false where id = $1`, [SAKURA])
      other = await opened([SENVANG, SAKURA])
      const [row] = await database.raw<{ id: string }>(`select id from operators where account = 'operator'`)
      headId = row?.id ?? ''
      await database.raw('update operators set active = false where id <> all ($1::uuid[])', [[headId, other.id]])
    })
    const answered = async () => (await answeredBrands(database.query, [SAKURA])).has(SAKURA)

    it('keeps one administrator who may sign in: the last one leaves it to nobody', async () => {
      expect((await change(other.id, { places: placesAt('SUPPORT', SAKURA) }, head)).success).toBe(true)
      const last = { status: 409, code: 'OPERATOR_LAST_ADMIN', brand: expect.any(String) }
      expect(await change(headId, { places: placesAt('ADMIN', SENVANG) }, head)).toMatchObject(last)
      expect(await answered()).toBe(true)
      expect((await change(other.id, { places: placesAt('ADMIN', SENVANG, SAKURA) }, head)).success).toBe(true)
    })

    race('keeps one of two who close each other', async () => {
      // The first time one of them is known before the other, who then comes too late.
      for (let round = 0; round < ROUNDS; round += 1) {
        await database.raw('update operators set active = true where id = any ($1::uuid[])', [[headId, other.id]])
        const [mine, theirs] = [await platform.operator(), (await signIn(other.account, other.password)).value.token]
        await Promise.all([change(other.id, { isActive: false }, mine), change(headId, { isActive: false }, theirs)])
        expect(await answered()).toBe(true)
      }
    })
  })
})
