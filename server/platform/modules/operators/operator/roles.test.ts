import { afterAll, beforeAll, expect, it } from 'vitest'
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

const reason = 'Phân công lại'

describeOnEachDatabase('a role', (open) => {
  let database: Database
  let platform: TestPlatform
  let head: string
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    head = await platform.operator()
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  const make = (rights: readonly string[], token = head, name = `Vai trò ${newId().slice(-8)}`) =>
    platform.call('createRole', { token, body: { name, rights: [...rights], reason } })
  async function opened(places: { merchantId: string; role: string }[]) {
    const account = `role${newId().slice(-8)}`
    const body = { account, name: 'Nhân viên', places, allowedAddresses: [], reason }
    const { operator, password } = (await platform.call('createStaff', { token: head, body })).value
    const { value } = await platform.call('operatorSignIn', { ip: randomAddress(), body: { account, password } })
    return { id: operator.id, token: value.token, operator: value.operator }
  }
  const update = (id: string, change: object, token = head) =>
    platform.call('updateRole', { token, params: { id }, body: { ...change, reason } })
  const remove = (id: string) => platform.call('deleteRole', { token: head, params: { id }, query: { reason } })
  const audit = { page: 1, pageSize: 1 }

  it('of a brand is what its rights are, and what they need to be seen', async () => {
    const { value: role } = await make(['banners.change', 'audit.read'])
    expect(role).toMatchObject({ rights: ['audit.read', 'banners.change', 'banners.read'], operators: 0 })
    const { token, operator } = await opened(placesAt(role.id, SENVANG))
    expect(operator).toMatchObject({ role: { id: role.id, name: role.name }, permissions: role.rights })
    expect((await platform.call('listOperatorBanners', { token })).success).toBe(true)
    expect(await platform.call('listOperatorWithdrawals', { token })).toMatchObject({
      status: 403,
      right: 'withdrawals.read',
    })
    const { value: all } = await platform.call('listRoles', { token: head })
    expect(all.find(({ id }) => id === role.id)).toMatchObject({ operators: 1 })
  })

  it('counts at once for everybody who has it', async () => {
    const { value: role } = await make(['banners.read', 'audit.read'])
    const { token } = await opened(placesAt(role.id, SENVANG))
    expect((await platform.call('listAuditEntries', { token, query: audit })).success).toBe(true)
    expect((await update(role.id, { rights: ['banners.read'] })).value).toMatchObject({ operators: 1 })
    expect((await platform.call('listAuditEntries', { token, query: audit })).status).toBe(403)
  })

  it('is another one at each brand', async () => {
    const { token } = await opened([...placesAt('ADMIN', SENVANG), ...placesAt('AUDITOR', SAKURA)])
    const banner = (merchant: string) =>
      platform.call('deleteBanner', { token, merchant, params: { id: newId() }, query: { reason } })
    expect((await banner('SENVANG')).status).toBe(404)
    expect(await banner('SAKURA')).toMatchObject({ status: 403, right: 'banners.change' })
    // What is changed whichever brand is in view asks for the right at the brand that is meant.
    const change = { name: 'Lạ' }
    const rename = (id: string) => platform.call('updateMerchant', { token, params: { id }, body: change })
    expect((await rename(SAKURA)).status).toBe(404)
    // Of its operators he sees those of the one brand and changes nobody at the other.
    const guest = await opened([...placesAt('SUPPORT', SENVANG), ...placesAt('SUPPORT', SAKURA)])
    const params = { id: guest.id }
    const body = { places: placesAt('ADMIN', SENVANG, SAKURA), reason }
    expect((await platform.call('updateStaff', { token, params, body })).code).toBe('OPERATOR_BRAND_UNKNOWN')
    expect((await platform.call('resetStaffPassword', { token, params, body: { reason } })).code).toBe(
      'OPERATOR_BEYOND_BRANDS',
    )
  })

  it('is given and made by nobody who may not do all of it', async () => {
    const { value: role } = await make(['operators.change', 'banners.change'])
    const { token } = await opened(placesAt(role.id, SENVANG))
    const beyond = { status: 403, code: 'ROLE_BEYOND_RIGHTS', field: 'rights' }
    expect(await make(['banners.change', 'withdrawals.release'], token)).toMatchObject({
      ...beyond,
      rights: ['withdrawals.read', 'withdrawals.release'],
    })
    expect((await make(['banners.read'], token)).success).toBe(true)
    const body = {
      account: `up${newId().slice(-8)}`,
      name: 'Lên',
      places: placesAt('ADMIN', SENVANG),
      allowedAddresses: [],
      reason,
    }
    expect(await platform.call('createStaff', { token, body })).toMatchObject({ ...beyond, field: 'places' })
    const { value: greater } = await make(['deposits.decide'])
    expect((await update(greater.id, { rights: ['banners.read'] }, token)).status).toBe(403)
  })

  it('is changed by nobody who has it, and given more it makes two people one pair of eyes', async () => {
    const { value: role } = await make(['operators.change', 'adjustments.read'])
    const { token } = await opened(placesAt(role.id, SENVANG))
    expect(await update(role.id, { name: 'Sếp' }, token)).toMatchObject({ status: 422, code: 'OPERATOR_SELF' })
    platform.clock.advance(73 * 3_600_000)
    head = await platform.operator()
    await update(role.id, { rights: ['adjustments.change'] })
    const [grant] = await database.raw<{ found: boolean }>(
      `select exists(select 1 from operator_access_grants grants
         join operator_merchants place on place.operator_id = grants.operator_id
        where place.role_id = $1 and granted_at > $2) as found`,
      [role.id, new Date(platform.clock.now().getTime() - 1000)],
    )
    expect(grant?.found).toBe(true)
  })

  it('of the house is the same for all, and one that somebody has stays', async () => {
    expect(await update('AUDITOR', { name: 'Khác' })).toMatchObject({ status: 409, code: 'ROLE_OF_HOUSE' })
    expect((await remove('ADMIN')).code).toBe('ROLE_OF_HOUSE')
    const { value: role } = await make(['banners.read'])
    const { id } = await opened(placesAt(role.id, SENVANG))
    expect(await remove(role.id)).toMatchObject({ status: 409, code: 'ROLE_IN_USE', operators: 1 })
    const body = { places: placesAt('AUDITOR', SENVANG), reason }
    await platform.call('updateStaff', { token: head, params: { id }, body })
    expect((await remove(role.id)).success).toBe(true)
    expect((await platform.call('getRole', { token: head, params: { id: role.id } })).status).toBe(404)
  })

  it('has a name of its own within its brand, and rights that there are', async () => {
    const { value: role } = await make(['banners.read'], head, 'Ca đêm')
    expect(await make(['banners.read'], head, ' ca ĐÊM ')).toMatchObject({ code: 'ROLE_NAME_TAKEN', field: 'name' })
    expect((await update(role.id, { name: 'CA ĐÊM' })).value.name).toBe('CA ĐÊM')
    expect(await make(['banners.fly'])).toMatchObject({
      code: 'ROLE_RIGHT_UNKNOWN',
      field: 'rights',
      right: 'banners.fly',
    })
    const options = { token: head, merchant: 'SAKURA' }
    expect((await platform.call('getRole', { ...options, params: { id: role.id } })).status).toBe(404)
    expect((await platform.call('listRoles', options)).value.map(({ name }) => name)).not.toContain('CA ĐÊM')
    const body = {
      account: `far${newId().slice(-8)}`,
      name: 'Xa',
      places: placesAt(role.id, SAKURA),
      allowedAddresses: [],
      reason,
    }
    expect(await platform.call('createStaff', { token: head, body })).toMatchObject({
      code: 'ROLE_UNKNOWN',
      field: 'places',
    })
  })

  race('made twice at once under one name is made once', async () => {
    const name = `Đôi ${newId().slice(-8)}`
    const made = await Promise.all([make(['banners.read'], head, name), make(['banners.read'], head, name)])
    expect(made.map(({ code }) => code ?? 'DONE').toSorted()).toEqual(['DONE', 'ROLE_NAME_TAKEN'])
  })

  it('tells where somebody is signed in, and ends it', async () => {
    const { id, token } = await opened(placesAt('SUPPORT', SENVANG))
    const params = { id }
    const { value: open } = await platform.call('listStaffSessions', { token: head, params })
    expect(open).toMatchObject([{ isOwn: false, ip: expect.any(String) }])
    expect(JSON.stringify(open)).not.toContain(token)
    const left = await platform.call('endStaffSessions', {
      token: head,
      params,
      body: { sessionId: open[0]?.id ?? '', reason },
    })
    expect(left.value).toEqual([])
    expect((await platform.call('getOperator', { token })).status).toBe(401)
  })
})
