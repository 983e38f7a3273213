import type { FastifyInstance } from 'fastify'
import { isPossiblePhoneNumber } from 'libphonenumber-js'
import type { SimulatorOptions } from '../options.ts'
import { isAuthorized } from './basic-auth.ts'
import type { Outbox } from './outbox.ts'

/** Twilio-style text messages: same address, form fields, answer and error codes. */
export function registerSms(room: FastifyInstance, outbox: Outbox, options: SimulatorOptions['sms']) {
  room.post<{ Params: { account: string } }>('/sms/2010-04-01/Accounts/:account/Messages.json', (request, reply) => {
    const refuse = (status: number, code: number, message: string) =>
      reply.status(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
    const { account } = request.params
    if (account !== options.accountSid || !isAuthorized(request.headers.authorization, account, options.authToken)) {
      return refuse(401, 20003, 'Authenticate')
    }
    const { To: to, From: from, Body: body } = (request.body ?? {}) as Record<string, string | undefined>
    if (!to) return refuse(400, 21604, "A 'To' phone number is required.")
    if (!/^\+\d{7,15}$/.test(to) || !isPossiblePhoneNumber(to)) {
      return refuse(400, 21211, `The 'To' number ${to.slice(0, 40)} is not a valid phone number.`)
    }
    if (!from) return refuse(400, 21603, "A 'From' phone number is required.")
    if (!/^(\+\d{7,15}|[A-Za-z0-9 ]{1,11})$/.test(from)) return refuse(400, 21212, "The 'From' number is not valid.")
    if (!body) return refuse(400, 21602, 'Message body is required.')
    if (body.length > 1600) return refuse(400, 21617, 'The concatenated message body exceeds the 1600 character limit.')
    const message = outbox.add({ kind: 'sms', to, from, subject: undefined, text: body, html: undefined })
    const isWide = [...body].some((character) => character.charCodeAt(0) > 127)
    return reply.status(201).send({
      sid: `SM${message.id}`,
      account_sid: account,
      to,
      from,
      body,
      status: 'queued',
      direction: 'outbound-api',
      num_segments: String(Math.ceil(body.length / (isWide ? 67 : 153))),
      num_media: '0',
      date_created: new Date(message.sentAt).toUTCString(),
      date_sent: null,
      price: null,
      error_code: null,
      error_message: null,
      api_version: '2010-04-01',
      uri: `/2010-04-01/Accounts/${account}/Messages/SM${message.id}.json`,
    })
  })
}
