import { expect, it } from 'vitest'
import { need } from '../../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../../tests/support/operators-side.ts'
import { newId } from '../../../lib/id.ts'

const phone = {
  csType: 'PHONE',
  address: '+84 28 1234 5678',
  labels: [{ language: 'vi', label: 'Tổng đài miễn phí' }],
  hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', until: '00:00' }],
  position: 50,
  enabled: true,
}

describeOperatorsSide('ways to reach people', (side) => {
  const create = (body: object, merchant = 'SENVANG') =>
    side().platform.call('createCustomerService', { token: side().token, merchant, body })
  const shown = async (merchant = 'SENVANG', language = 'vi') =>
    (await side().platform.call('getSite', { merchant, language })).value.customerService
  const open = (token: string, { merchant = 'SENVANG', accept = 'application/json' } = {}) =>
    fetch(`${side().platform.url}/wps/customer-service/${token}`, { redirect: 'manual', headers: { merchant, accept } })

  it('are kept by operators and shown without their addresses, in the caller’s language', async () => {
    const { value: made } = await create(phone)
    expect(made).toMatchObject({ ...phone, address: 'tel:+842812345678' })
    const entry = need((await shown()).find(({ label }) => label === 'Tổng đài miễn phí'))
    expect(entry).toMatchObject({ csType: 'PHONE', isOpen: true, hours: phone.hours })
    expect(JSON.stringify(await shown())).not.toMatch(/1234|@|zalo\.me/)
    expect((await shown('SENVANG', 'en')).some(({ label }) => label === 'Tổng đài miễn phí')).toBe(false)
    const params = { id: made.id }
    const { token, platform } = side()
    await platform.call('updateCustomerService', { token, params, body: { ...phone, enabled: false } })
    expect((await shown()).some(({ label }) => label === 'Tổng đài miễn phí')).toBe(false)
    // A page that still has the link is told that it leads nowhere any more.
    expect((await open(entry.path)).status).toBe(410)
    expect((await platform.call('deleteCustomerService', { token, params })).value.id).toBe(made.id)
    expect(await platform.call('getOperatorCustomerService', { token, params })).toMatchObject({ status: 404 })
    const { value: log } = await platform.call('listAuditEntries', {
      token,
      query: { subjectKind: 'customerServices', subjectId: made.id },
    })
    expect(log.content).toHaveLength(3)
  })

  it('refuse what their kind cannot have, a second chat, languages that are not offered, and too many', async () => {
    const refused = (change: object) => create({ ...phone, ...change })
    for (const address of ['javascript:alert(1)', 'http://a.example', 'https://evil.example/zalo.me'])
      expect(await refused({ csType: 'ZALO', address })).toMatchObject({
        status: 422,
        code: 'CUSTOMER_SERVICE_ADDRESS',
        field: 'address',
      })
    expect(await refused({ csType: 'LIVECHAT' })).toMatchObject({ code: 'CUSTOMER_SERVICE_CHAT_TWICE' })
    expect(await refused({ labels: [{ language: 'ja', label: 'x' }] })).toMatchObject({ code: 'LANGUAGE_NOT_OFFERED' })
    expect(await refused({ hours: [{ days: [8], from: '08:00', until: '25:00' }] })).toMatchObject({
      code: 'INVALID_INPUT',
    })
    const made = await Promise.all(Array.from({ length: 25 }, () => create({ ...phone, labels: [] }, 'SAKURA')))
    expect(made.filter(({ success }) => success)).toHaveLength(19)
    expect(made.find(({ success }) => !success)).toMatchObject({ code: 'CUSTOMER_SERVICES_TOO_MANY', most: 20 })
  })

  it('are changed by who may, and in the brand in view alone', async () => {
    const { platform, support, token } = side()
    expect(await platform.call('createCustomerService', { token: support, body: phone })).toMatchObject({
      status: 403,
      right: 'customerServices.change',
    })
    const { value } = await create(phone)
    const elsewhere = { token, merchant: 'SAKURA', params: { id: value.id } }
    expect(await platform.call('getOperatorCustomerService', elsewhere)).toMatchObject({ status: 404 })
    expect(await platform.call('deleteCustomerService', elsewhere)).toMatchObject({
      code: 'CUSTOMER_SERVICE_NOT_FOUND',
    })
    expect(
      await platform.call('updateCustomerService', { ...elsewhere, params: { id: newId() }, body: phone }),
    ).toMatchObject({ code: 'CUSTOMER_SERVICE_NOT_FOUND' })
  })

  it('are opened by their encrypted path, which nobody makes, keeps for long, or takes to another brand', async () => {
    const mail = need((await shown()).find(({ csType }) => csType === 'EMAIL'))
    const led = await open(mail.path)
    expect([led.status, led.headers.get('location')]).toEqual([302, 'mailto:cskh@senvang.example'])
    const last = mail.path.at(-6) === 'A' ? 'B' : 'A'
    const forged = `${mail.path.slice(0, -6)}${last}${mail.path.slice(-5)}`
    for (const [token, options] of [
      [forged, {}],
      ['https:%2F%2Fevil.example', {}],
      ['A'.repeat(80), {}],
      [mail.path, { merchant: 'SAKURA' }],
    ] as const) {
      const answer = await open(token, options)
      expect([answer.status, (await answer.json()).code]).toEqual([410, 'CUSTOMER_SERVICE_LINK_OVER'])
      const page = await open(token, { ...options, accept: 'text/html' })
      expect([page.status, page.headers.get('location')]).toEqual([302, '/support?link=over'])
    }
    // Kept before such letters were refused.
    const keep = (path: string) =>
      side().database.raw("update customer_services set path = $1 where cs_type = 'EMAIL' and path like 'mailto:%'", [
        path,
      ])
    await keep('mailto:hỗtrợ@senvang.example')
    await side().platform.call('createCustomerService', { token: side().token, body: phone })
    const old = await open(mail.path)
    expect([old.status, old.headers.get('location')]).toEqual([302, 'mailto:h%E1%BB%97tr%E1%BB%A3@senvang.example'])
    await keep('mailto:cskh@senvang.example')
    side().platform.clock.advance(37 * 3_600_000)
    expect((await open(mail.path)).status).toBe(410)
    expect((await open(need((await shown()).find(({ csType }) => csType === 'EMAIL')).path)).status).toBe(302)
  })
})
