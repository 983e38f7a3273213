import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../../edge/address.ts'
import { rawAnswer } from '../../http/envelope.ts'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { privatePicture } from '../../http/private-picture.ts'
import { route } from '../../http/route.ts'
import type { MemberSession } from '../../http/session.ts'
import { typedText } from '../../http/typed-text.ts'
import { readPicture } from '../../http/upload.ts'
import { hashSecret } from '../../lib/credentials.ts'
import { contactOf } from '../tickets/service.ts'
import { type Person, personOf } from './person.ts'
import { presentConversation, presentDesk, presentMessage } from './presenter.ts'
import { supportCalls as calls, SECRET } from './schema.ts'
import type { SupportService } from './service.ts'

interface Asking {
  readonly merchant: { readonly id: string }
  readonly session: MemberSession | null
}

const secretForm = new RegExp(SECRET)

/** Conversations with customer service: of members, and of visitors who keep a secret. */
export function registerSupportRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly support: SupportService },
): void {
  const { support, limits } = context

  route(app, context, calls.getSupportDesk, async ({ merchant }) => presentDesk(await support.readDesk(merchant.id)))
  route(app, context, calls.readSupportConversation, async ({ body: { secret, after = 0 }, ...asking }) => {
    const person = personWith(asking, secret)
    const view = person && (await support.read(person, after))
    return view === undefined ? null : presentConversation(view)
  })
  route(app, context, calls.startSupportConversation, async ({ body, ip, locale, country, ...asking }) => {
    const person = needPerson(asking, body.secret)
    const { clientId, content, contact } = body
    await support.start(person, {
      clientId,
      contact: person.memberId === null ? contactOf(contact) : null,
      content: typedText(content, 'content'),
      language: locale,
      address: ip,
      country,
    })
    return presentConversation(await support.need(person))
  })
  route(app, context, calls.sendSupportMessage, async ({ body: { secret, clientId, content }, ip, ...asking }) => {
    const saying = { clientId, content: typedText(content, 'content'), address: ip }
    const { message } = await support.send(needPerson(asking, secret), saying)
    return presentMessage(message)
  })
  route(app, context, calls.sendSupportPicture, async ({ query, request, ip, ...asking }) => {
    await limits.consume('upload', networkOf(ip))
    const person = needPerson(asking, secretOf(request))
    const sending = { clientId: query.clientId, address: ip, picture: await readPicture(request) }
    const { message } = await support.sendPicture(person, sending)
    return presentMessage(message)
  })
  route(app, context, calls.getSupportPicture, async ({ params, request, ...asking }) => {
    const picture = await support.picture(needPerson(asking, secretOf(request)), params.number)
    if (picture === undefined) throw httpErrors.NOT_FOUND()
    return rawAnswer(Buffer.from(picture.bytes), { headers: privatePicture(picture.content_type) })
  })
  route(app, context, calls.tellSupportTyping, async ({ body: { secret }, ...asking }) => {
    await support.type(needPerson(asking, secret))
    return { done: true }
  })
  route(app, context, calls.closeSupportConversation, async ({ body: { secret }, ...asking }) => {
    const person = needPerson(asking, secret)
    await support.close(person)
    return presentConversation(await support.need(person))
  })
}

function secretOf({ headers }: FastifyRequest): string | undefined {
  const secret = headers['support-secret']
  return typeof secret === 'string' && secretForm.test(secret) ? secret : undefined
}

/** Undefined for who is neither signed in nor brought a secret. */
function personWith({ merchant, session }: Asking, secret: string | undefined): Person | undefined {
  const person = personOf(merchant.id, session, secret === undefined ? null : hashSecret(secret))
  return person.memberId === null && person.secretHash === null ? undefined : person
}

/** Throws INVALID_INPUT where the secret is missing. */
function needPerson(asking: Asking, secret: string | undefined): Person {
  const person = personWith(asking, secret)
  if (person === undefined) throw httpErrors.INVALID_INPUT({ field: 'secret' })
  return person
}
