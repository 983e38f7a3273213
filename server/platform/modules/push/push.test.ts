import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testConfig } from '../../../../tests/support/config.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { randomAddress, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { startSimulator } from '../../../roles/simulator.ts'
import type { Database } from '../../db/connection.ts'

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36' }
const TRIAL = 4

interface Browser {
  readonly id: string
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

describeOnEachDatabase('notifications', (open) => {
  let database: Database
  let platform: TestPlatform
  let world: FastifyInstance
  let simulatorUrl: string

  beforeAll(async () => {
    database = await open()
    // The simulator has to know its address before it has one.
    const probe = fastify()
    const origin = await probe.listen({ port: 0, host: '127.0.0.1' })
    await probe.close()
    simulatorUrl = `${origin}/simulator`
    const { push } = testConfig()
    const config = {
      simulator: { url: simulatorUrl, tableSeconds: 0 },
      push: push && { ...push, demoService: `${simulatorUrl}/push/` },
    }
    platform = await startPlatform({ database, config, jobs: true })
    world = fastify()
    await startSimulator(
      world,
      testConfig({ ...config, dataDir: undefined as never }),
      platform.context.logger as never,
    )
    await world.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' })
  })
  afterAll(async () => {
    await platform.stop()
    await world.close()
    await database.close()
  })

  const ask = async (path: string, method: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(simulatorUrl + path, { method, headers, body: JSON.stringify(body) })).json()
  }
  const subscribe = async () => {
    const { key } = (await platform.call('getPushKey')).value
    return (await ask('/push/subscriptions', 'POST', { applicationServerKey: key })) as Browser
  }
  const save = (token: string, { endpoint, keys }: Pick<Browser, 'endpoint' | 'keys'>) =>
    platform.call('savePushSubscription', { token, headers: PHONE, body: { endpoint, ...keys } })
  const arrivedAt = async ({ id }: Browser) => {
    const answer = await fetch(`${simulatorUrl}/outbox/messages?to=${id}`)
    return ((await answer.json()) as { messages: { subject: string; text: string }[] }).messages
  }
  const notify = (memberId: string, merchantId: string) =>
    database.transaction((tx) =>
      platform.context.push.notify(tx, [{ merchantId, memberId, title: 'Tin', text: 'Có tin mới', path: '/member' }]),
    )
  const devices = async (token: string) => (await platform.call('listPushSubscriptions', { token })).value

  it('arrive where the member lets them come: another device came in with a code', async () => {
    const { token } = await platform.signedInMember()
    const browser = await subscribe()
    expect((await save(token, browser)).value).toMatchObject({ device: 'Chrome · Android' })
    const { code } = (await platform.call('createDeviceCode', { token })).value
    const ip = randomAddress()
    expect((await platform.call('signInByDeviceCode', { ip, headers: PHONE, body: { code } })).success).toBe(true)
    await expect
      .poll(() => arrivedAt(browser), { timeout: 15_000 })
      .toMatchObject([
        {
          subject: 'Thiết bị khác vừa đăng nhập bằng mã QR',
          text: expect.stringMatching(
            /^Chrome · Android \(địa chỉ [\d.]+\) vừa đăng nhập .*đổi mật khẩu ngay\.\n\/member\/securityCenter$/,
          ),
        },
      ])
  })

  it('end where the browser is gone, and reach the others', async () => {
    const { member, token } = await platform.signedInMember()
    const [gone, there] = [await subscribe(), await subscribe()]
    await save(token, gone)
    const kept = (await save(token, there)).value
    await ask(`/push/${gone.id}/answer`, 'PUT', { answer: 410 })
    await notify(member.id, member.merchant_id)
    await expect.poll(() => devices(token), { timeout: 15_000 }).toEqual([kept])
    await expect.poll(() => arrivedAt(there), { timeout: 15_000 }).toHaveLength(1)
  })

  it('are sent again where the service asked for patience', async () => {
    const { member, token } = await platform.signedInMember()
    const browser = await subscribe()
    await save(token, browser)
    await ask(`/push/${browser.id}/answer`, 'PUT', { answer: 429 })
    await notify(member.id, member.merchant_id)
    const failed =
      "select count(*)::int as count from pgboss.job where name = 'send-push' and retry_count > 0 and data->>'memberId' = $1"
    await expect.poll(() => database.raw(failed, [member.id]), { timeout: 15_000 }).toEqual([{ count: 1 }])
    await ask(`/push/${browser.id}/answer`, 'PUT', { answer: 201 })
    await expect.poll(() => arrivedAt(browser), { timeout: 20_000 }).toHaveLength(1)
    expect(await devices(token)).toHaveLength(1)
  })

  it('do not come when what they tell of did not happen', async () => {
    const { member, token } = await platform.signedInMember()
    const browser = await subscribe()
    await save(token, browser)
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    const work = database.transaction(async (tx) => {
      await platform.context.push.notify(tx, [{ ...owner, title: 'x', text: 'x', path: '/' }])
      throw new Error('undone')
    })
    await expect(work).rejects.toThrow('undone')
    await notify(member.id, member.merchant_id)
    await expect.poll(() => arrivedAt(browser), { timeout: 15_000 }).toHaveLength(1)
  })

  it('go to known push services only', async () => {
    const { token } = await platform.signedInMember()
    const { keys } = await subscribe()
    for (const endpoint of ['https://127.0.0.1/push', `${platform.url}/wps/events`, 'https://push.example/x']) {
      expect(await save(token, { endpoint, keys })).toMatchObject({ code: 'PUSH_ENDPOINT_REFUSED', field: 'endpoint' })
    }
    expect(await devices(token)).toEqual([])
  })

  it('are refused to keys that nothing can be encrypted to, and end where such keys were kept', async () => {
    const { member, token } = await platform.signedInMember()
    const browser = await subscribe()
    const { endpoint, keys } = browser
    const bytes = (first: number, length: number) => Buffer.alloc(length, 7).fill(first, 0, 1).toString('base64url')
    const flaws = [{ p256dh: bytes(4, 65) }, { p256dh: bytes(2, 65) }, { p256dh: bytes(4, 66) }, { auth: bytes(1, 17) }]
    for (const flaw of flaws)
      expect(await save(token, { endpoint, keys: { ...keys, ...flaw } })).toMatchObject({
        status: 422,
        code: 'PUSH_ENDPOINT_REFUSED',
        field: 'p256dh',
      })
    expect(await devices(token)).toEqual([])
    const kept = (await save(token, browser)).value
    await database.raw('update push_subscriptions set p256dh = $2 where id = $1', [kept.id, bytes(4, 65)])
    await notify(member.id, member.merchant_id)
    await expect.poll(() => devices(token), { timeout: 15_000 }).toEqual([])
  })

  it('follow the browser to the member who turned them on last, and tell him nothing of the one before', async () => {
    const [before, now] = [await platform.signedInMember(), await platform.signedInMember()]
    const browser = await subscribe()
    await save(before.token, browser)
    await notify(before.member.id, before.member.merchant_id)
    await expect.poll(() => arrivedAt(browser), { timeout: 15_000 }).toHaveLength(1)
    await save(now.token, browser)
    expect(await devices(before.token)).toEqual([])
    expect(await devices(now.token)).toHaveLength(1)
  })

  it('are turned off by their member alone, and are not for trial members', async () => {
    const [own, other] = [await platform.signedInMember(), await platform.signedInMember()]
    const { id } = (await save(own.token, await subscribe())).value
    const remove = (token: string) => platform.call('deletePushSubscription', { token, params: { id } })
    expect((await remove(other.token)).code).toBe('PUSH_SUBSCRIPTION_NOT_FOUND')
    expect((await remove(own.token)).success).toBe(true)
    expect(await devices(own.token)).toEqual([])
    const trial = await platform.signedInMember({ type: TRIAL })
    expect((await save(trial.token, await subscribe())).code).toBe('TRUE_ACCOUNT_NEEDED')
  })

  it('come to twenty browsers of a member at most', async () => {
    const { token } = await platform.signedInMember()
    for (let count = 0; count < 22; count++) await save(token, await subscribe())
    expect(await devices(token)).toHaveLength(20)
  })
})
