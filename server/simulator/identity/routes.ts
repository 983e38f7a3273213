import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPossiblePhoneNumber } from 'libphonenumber-js'
import { Type } from 'typebox'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import { languageOf } from '../http/language.ts'
import { sendPage } from '../http/page.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { SimulatorOptions } from '../options.ts'
import { createIssuer } from './issuer.ts'
import { answerPage, codePage, faults, type Opener, peoplePage, phonePage } from './pages.ts'
import { createPhoneCodes } from './phone-codes.ts'

const Back = {
  origin: Type.String({ maxLength: 260 }),
  state: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
  lang: Type.Optional(Type.String({ maxLength: 5 })),
}
const OpenQuery = Type.Object({
  ...Back,
  provider: Type.Enum(['google', 'facebook', 'phone']),
  phone: Type.Optional(Type.String({ maxLength: 20 })),
})
const PersonForm = Type.Object({ ...Back, uid: Type.String({ maxLength: 128 }) })
const PhoneForm = Type.Object({ ...Back, phone: Type.String({ maxLength: 20 }) })
const CodeForm = Type.Object({ ...Back, id: Type.String({ maxLength: 64 }), code: Type.String({ maxLength: 6 }) })
const FaultForm = Type.Object({ ...Back, fault: Type.Enum([...faults]) })
const houses = { google: 'Google', facebook: 'Facebook' } as const

/**
 * An identity house like Firebase: a popup where one chooses a demo person or proves a telephone number, ID tokens in
 * Firebase's format, and their keys at `/identity/jwks`.
 */
export function registerIdentity(room: FastifyInstance, outbox: Outbox, options: SimulatorOptions['identity']) {
  const issuer = createIssuer(options.projectId)
  const codes = createPhoneCodes()
  const openerOf = (request: FastifyRequest, { origin, state }: { origin: string; state: string }): Opener => {
    if (!isAuthorizedOrigin(origin))
      throw new SimulatorError(400, 'INVALID_INPUT', 'origin: is not an authorized domain')
    const asked = ((request.body ?? request.query) as { lang?: string }).lang
    return { origin, state, language: asked === 'vi' || asked === 'en' ? asked : languageOf(request) }
  }

  room.get('/identity/jwks', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=600')
    return issuer.publishedKeys()
  })

  room.get('/identity', (request, reply) => {
    const query = readInput(OpenQuery, request.query)
    const opener = openerOf(request, query)
    if (query.provider === 'phone') return sendPage(reply, phonePage(opener, query.phone ?? ''))
    const people = options.people.filter(({ provider }) => provider === query.provider)
    return sendPage(reply, peoplePage(opener, houses[query.provider], people))
  })

  room.post('/identity/person', async (request, reply) => {
    const form = readInput(PersonForm, request.body)
    const person = options.people.find(({ uid }) => uid === form.uid)
    if (person === undefined) throw new SimulatorError(404, 'NOT_FOUND', 'there is no such person')
    return sendPage(reply, answerPage(openerOf(request, form), { idToken: await issuer.forPerson(person) }))
  })

  room.post('/identity/phone', (request, reply) => {
    const form = readInput(PhoneForm, request.body)
    const opener = openerOf(request, form)
    const phone = form.phone.replace(/\s/g, '')
    const fault =
      phone === ''
        ? 'missing-phone-number'
        : /^\+\d{7,15}$/.test(phone) && isPossiblePhoneNumber(phone)
          ? undefined
          : 'invalid-phone-number'
    if (fault !== undefined) return sendPage(reply, phonePage(opener, form.phone, fault), 400)
    const made = codes.send(phone)
    if (made === undefined) return sendPage(reply, phonePage(opener, phone, 'too-many-requests'), 429)
    const text = `${made.code} is your verification code.`
    outbox.add({ kind: 'sms', to: phone, from: 'Firebase', subject: undefined, text, html: undefined })
    return sendPage(reply, codePage(opener, made.id, phone))
  })

  room.post('/identity/code', async (request, reply) => {
    const form = readInput(CodeForm, request.body)
    const opener = openerOf(request, form)
    const phone = codes.numberOf(form.id) ?? ''
    const result = codes.confirm(form.id, form.code.trim())
    if ('fault' in result) return sendPage(reply, codePage(opener, form.id, phone, result.fault), 400)
    return sendPage(reply, answerPage(opener, { idToken: await issuer.forPhone(result.number) }))
  })

  room.post('/identity/fault', (request, reply) => {
    const form = readInput(FaultForm, request.body)
    return sendPage(reply, answerPage(openerOf(request, form), { error: `auth/${form.fault}` }))
  })
}

/** As Firebase's authorized domains: this machine's own names, since the simulator stands nowhere else. */
function isAuthorizedOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  const isHome = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) || url.hostname.endsWith('.localhost')
  return isHome && url.origin === origin && (url.protocol === 'http:' || url.protocol === 'https:')
}
