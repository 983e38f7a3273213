import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTwilioStyleSms } from '../verification/sms/twilio-style.ts'
import { createMailgunStyleMail } from './mail/mailgun-style.ts'

interface Received {
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly form: Record<string, string>
}

const received: Received[] = []
let status = 201
const server = createServer(async (request, response) => {
  received.push({ path: request.url, authorization: request.headers.authorization, form: await readForm(request) })
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
})

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return Object.fromEntries(new URLSearchParams(text))
}

let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

describe('providers over HTTP', () => {
  it('get a text message as Twilio wants it', async () => {
    const sms = createTwilioStyleSms({ url, accountSid: 'AC1', authToken: 'secret' })
    await sms.send({ from: 'Sen Vàng', to: '+84912345678', text: 'mã 123456', reference: 'r1' })
    expect(received.at(-1)).toEqual({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: basic('AC1:secret'),
      form: { To: '+84912345678', From: 'Sen Vang', Body: 'mã 123456' },
    })
  })

  it('get a mail as Mailgun wants it', async () => {
    const mail = createMailgunStyleMail({ url, domain: 'demo.invalid', key: 'k' })
    await mail.send({
      from: 'Sen Vàng <no-reply@demo.invalid>',
      to: 'a@b.vn',
      subject: 'Chào',
      text: 'Xin chào',
      reference: 'r2',
    })
    expect(received.at(-1)).toMatchObject({
      path: '/v3/demo.invalid/messages',
      authorization: basic('api:k'),
      form: { from: 'Sen Vàng <no-reply@demo.invalid>', to: 'a@b.vn', subject: 'Chào', text: 'Xin chào' },
    })
  })

  it('that do not take a message make the job try again', async () => {
    status = 503
    const sms = createTwilioStyleSms({ url, accountSid: 'AC1', authToken: 'secret' })
    await expect(sms.send({ from: 'S', to: '+84', text: 'x', reference: 'r' })).rejects.toThrow('503')
    status = 201
  })
})
