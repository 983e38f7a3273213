import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeOperator, type RunningSimulator, startOperator, startSimulator } from '../support/fake-operator.ts'
import type { OutboxMessage } from './outbox.ts'

let operator: FakeOperator
let simulator: RunningSimulator

beforeAll(async () => {
  operator = await startOperator()
  simulator = await startSimulator(operator)
})
afterAll(async () => {
  await simulator.close()
  await operator.close()
})

async function post(path: string, form: Record<string, string>, credentials: string) {
  const answer = await fetch(simulator.url + path, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams(form),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const sms = (form: Record<string, string>, credentials = 'AC123:sms token') =>
  post('/sms/2010-04-01/Accounts/AC123/Messages.json', form, credentials)
const mail = (form: Record<string, string>, credentials = 'api:mail key') =>
  post('/mail/v3/mail.test/messages', form, credentials)

async function messagesTo(recipient: string) {
  const { text } = await simulator.get(`/outbox/messages?to=${encodeURIComponent(recipient)}`)
  return (JSON.parse(text) as { messages: OutboxMessage[] }).messages
}

describe('text messages', () => {
  it('takes a text and shows it in the outbox, newest first', async () => {
    const form = { To: '+84901234567', From: 'Croupier', Body: 'Mã của bạn: 111111' }
    expect(await sms(form)).toMatchObject({ status: 201, body: { status: 'queued', to: '+84901234567' } })
    await sms({ ...form, Body: 'Mã của bạn: 222222' })
    expect((await messagesTo('+84901234567')).map((message) => message.text)).toEqual([
      'Mã của bạn: 222222',
      'Mã của bạn: 111111',
    ])
    expect(await messagesTo('+84900000000')).toEqual([])
  })

  it.each([
    ['an invalid number', { To: '+84', From: 'Croupier', Body: 'x' }, 21211],
    ['no recipient', { From: 'Croupier', Body: 'x' }, 21604],
    ['no body', { To: '+84901234567', From: 'Croupier' }, 21602],
    ['a body too long', { To: '+84901234567', From: 'Croupier', Body: 'x'.repeat(1601) }, 21617],
  ])('refuses %s', async (_name, form, code) => {
    expect(await sms(form as unknown as Record<string, string>)).toMatchObject({ status: 400, body: { code } })
  })

  it('refuses wrong credentials', async () => {
    expect(await sms({ To: '+84901234567', From: 'Croupier', Body: 'x' }, 'AC123:wrong')).toMatchObject({
      status: 401,
      body: { code: 20003 },
    })
  })
})

describe('mails', () => {
  const form = {
    from: 'Croupier <no-reply@mail.test>',
    to: 'an@example.com',
    subject: 'Xin chào',
    text: 'Chào',
    html: '<script>alert(1)</script>',
  }

  it('takes a mail and shows its markup only inside a frame without rights', async () => {
    expect(await mail(form)).toMatchObject({ status: 200, body: { message: 'Queued. Thank you.' } })
    expect((await messagesTo('an@example.com'))[0]).toMatchObject({ kind: 'mail', subject: 'Xin chào' })
    const page = await simulator.get('/outbox?to=an%40example.com', { accept: 'text/html' })
    expect(page.text).toContain('srcdoc="&lt;script&gt;')
    expect(page.text).not.toContain('<script>alert')
  })

  it('refuses what the service would refuse', async () => {
    expect((await mail({ ...form, to: '' })).body.message).toBe("'to' parameter is missing")
    expect((await mail({ ...form, to: 'nobody' })).status).toBe(400)
    expect((await mail({ ...form, subject: 'a\nBcc: b@example.com' })).status).toBe(400)
    expect((await mail(form, 'api:wrong')).status).toBe(401)
  })

  it('refuses a body beyond the limit', async () => {
    const answer = await mail({ ...form, text: 'x'.repeat(300_000) }).catch(() => ({ status: 413 }))
    expect(answer.status).toBe(413)
  })
})
