import type { FastifyInstance } from 'fastify'
import type { SimulatorOptions } from '../options.ts'
import { isAuthorized } from './basic-auth.ts'
import type { Outbox } from './outbox.ts'

const address = /^(?:[^<>@]{0,80}<)?[^\s<>@]{1,64}@[^\s<>@]{1,190}>?$/

/** Mailgun-style mails: same address, form fields and answers. */
export function registerMail(room: FastifyInstance, outbox: Outbox, options: SimulatorOptions['mail']) {
  room.post<{ Params: { domain: string } }>('/mail/v3/:domain/messages', (request, reply) => {
    if (!isAuthorized(request.headers.authorization, 'api', options.apiKey)) {
      return reply.status(401).send({ message: 'Forbidden' })
    }
    if (request.params.domain !== options.domain) return reply.status(404).send({ message: 'Domain not found' })
    const fields = (request.body ?? {}) as Record<string, string | undefined>
    for (const name of ['from', 'to'] as const) {
      const value = fields[name]
      if (!value) return reply.status(400).send({ message: `'${name}' parameter is missing` })
      if (!address.test(value)) {
        return reply
          .status(400)
          .send({ message: `'${name}' parameter is not a valid address. please check documentation` })
      }
    }
    const { from = '', to = '', subject, text, html } = fields
    if (!text && !html)
      return reply.status(400).send({ message: "Need at least one of 'text', 'html' parameters specified" })
    if (/[\r\n]/.test(subject ?? '')) return reply.status(400).send({ message: "'subject' parameter is not valid" })
    const message = outbox.add({ kind: 'mail', to, from, subject, text: text ?? '', html })
    return reply.send({ id: `<${message.id}@${options.domain}>`, message: 'Queued. Thank you.' })
  })
}
