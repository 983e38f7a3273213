import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Ok } from '../../http/call.ts'
import { CONVERSATION_STATES, DESK_STATES, MESSAGE_AUTHORS, MESSAGE_KINDS } from './states.ts'

/** What a browser keeps: 32 random bytes. */
export const SECRET = '^[A-Za-z0-9_-]{43}$'
const secret = {
  secret: Type.Optional(
    Type.String({
      pattern: SECRET,
      examples: ['q5Xz0mB3vK8rT1yWcN7aJ4dGfH6sLpEuI2oQ9xVbZkM'],
      description: 'Of a visitor: 32 random bytes in base64url that the browser made for this conversation and keeps',
    }),
  ),
}
export const SupportText = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' })
const clientId = Type.Intersect([Id], {
  description: 'Made by the sender for this message: sent again it is stored once',
})

export const SupportMessage = Type.Object({
  number: Type.Integer({ description: 'From 1, without gaps' }),
  clientId: Id,
  author: Type.Enum([...MESSAGE_AUTHORS]),
  kind: Type.Enum([...MESSAGE_KINDS]),
  content: Type.String({ description: 'The text; of an EVENT its name; of a PICTURE nothing' }),
  at: DateTime,
})
export const SupportConversation = Type.Object({
  id: Id,
  state: Type.Enum([...CONVERSATION_STATES]),
  place: Nullable(Type.Integer({ description: 'In the queue, from 1; null for who does not wait' })),
  lastNumber: Type.Integer({ description: 'Number of the last message there is' }),
  startedAt: DateTime,
  closedAt: Nullable(DateTime),
  messages: Type.Array(SupportMessage, { description: 'Those after the number asked for, 200 at most' }),
})
export const SupportDesk = Type.Object({
  state: Type.Enum([...DESK_STATES]),
  opensAt: Nullable(DateTime),
  waiting: Type.Integer({ description: 'How many wait' }),
  typicalWaitSeconds: Nullable(
    Type.Integer({
      description: 'What half of those waited at most who were taken lately; null where that says nothing',
    }),
  ),
})

/** Also from where the brand may not be offered, and with a session that is not proved, which is a visitor's here. */
const everybody = { access: 'optional', fromAnywhere: true, proof: 'waived' } as const
const after = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'Messages up to this number are known' }),
)

export const supportCalls = defineCalls({
  getSupportDesk: {
    method: 'GET',
    path: '/wps/support/desk',
    summary: 'Whether somebody is there to speak with, and how long it takes',
    access: 'public',
    value: SupportDesk,
  },
  readSupportConversation: {
    ...everybody,
    method: 'POST',
    path: '/wps/support/conversation/read',
    summary:
      'The conversation of the member or of the secret, with what was said after a number; null where there is none',
    description: 'A POST, so that the secret stands in no address and no log.',
    body: Type.Object({ ...secret, after }, { additionalProperties: false }),
    value: Nullable(SupportConversation),
    example: { after: 0 },
  },
  startSupportConversation: {
    ...everybody,
    method: 'POST',
    path: '/wps/support/conversation',
    summary: 'Begins a conversation with its first message; with an open one of the same person it goes on',
    body: Type.Object(
      {
        ...secret,
        clientId,
        content: SupportText,
        contact: Type.Optional(
          Type.String({
            maxLength: 120,
            description: 'Mail address of a visitor, for an answer after the conversation',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    value: SupportConversation,
  },
  sendSupportMessage: {
    ...everybody,
    method: 'POST',
    path: '/wps/support/conversation/messages',
    summary: 'Says something in the own conversation',
    body: Type.Object({ ...secret, clientId, content: SupportText }, { additionalProperties: false }),
    value: SupportMessage,
  },
  sendSupportPicture: {
    ...everybody,
    method: 'POST',
    path: '/wps/support/conversation/pictures',
    summary: 'Sends a picture (multipart, one part `file`); a visitor’s secret is the header `Support-Secret`',
    query: Type.Object({ clientId }),
    value: SupportMessage,
  },
  getSupportPicture: {
    ...everybody,
    method: 'GET',
    path: '/wps/support/conversation/pictures/:number',
    summary: 'A picture of the own conversation; a visitor’s secret is the header `Support-Secret`',
    params: Type.Object({ number: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
    value: Type.Unknown(),
  },
  tellSupportTyping: {
    ...everybody,
    method: 'POST',
    path: '/wps/support/conversation/typing',
    summary: 'Tells the operator that the person is writing; nothing of it is kept',
    body: Type.Object(secret, { additionalProperties: false }),
    value: Ok,
  },
  closeSupportConversation: {
    ...everybody,
    method: 'POST',
    path: '/wps/support/conversation/close',
    summary: 'Ends the own conversation; ended again it stays so',
    body: Type.Object(secret, { additionalProperties: false }),
    value: SupportConversation,
  },
})
