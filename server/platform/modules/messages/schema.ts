import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Page, PageQuery } from '../../http/call.ts'
import { MESSAGE_CHANNELS, MESSAGE_KINDS } from './kinds.ts'

export const MessageKindName = Type.Enum([...MESSAGE_KINDS], { description: 'What a message is about' })
const Channel = Type.Enum([...MESSAGE_CHANNELS], { description: 'A way beside the inbox' })

export const Message = Type.Object(
  {
    id: Id,
    kind: MessageKindName,
    title: Type.String(),
    content: Type.String({ description: 'Plain text' }),
    path: Nullable(Type.String({ description: 'A page of the portal where the member sees more' })),
    createdAt: DateTime,
    readAt: Nullable(DateTime),
  },
  { description: 'A message of the house to a member' },
)

const Setting = Type.Object(
  { kind: MessageKindName, channel: Channel, isOn: Type.Boolean() },
  { additionalProperties: false },
)

export const MessageSettings = Type.Object(
  {
    channels: Type.Array(
      Type.Object({
        channel: Channel,
        isReachable: Type.Boolean({ description: 'Whether the member proved the address or number' }),
      }),
      { description: 'The ways that there are' },
    ),
    settings: Type.Array(Setting, { description: 'Every kind by every way' }),
  },
  { description: 'What a member wants beside the inbox' },
)

const Unread = Type.Object({ unread: Type.Integer({ description: 'How many are unread then' }) })
const OwnIds = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 100, description: 'Those of others, or gone, count for nothing' }) },
  { additionalProperties: false },
)
const example = { ids: ['0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10'] }

export const messagesCalls = defineCalls({
  getUnreadCount: {
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    summary: 'Unread platform messages',
    access: 'member',
    value: Type.Object({ count: Type.Integer() }),
  },
  listMessages: {
    method: 'GET',
    path: '/wps/messages',
    summary: 'Messages of the house to the signed-in member, the newest first',
    access: 'member',
    query: Type.Object({
      ...PageQuery,
      kind: Type.Optional(MessageKindName),
      isUnread: Type.Optional(Type.Boolean({ description: 'Those that are unread, or those that are read' })),
      search: Type.Optional(
        Type.String({ maxLength: 100, description: 'Part of title or content, with or without accents' }),
      ),
    }),
    value: Page(Message),
  },
  getMessage: {
    method: 'GET',
    path: '/wps/messages/:id',
    summary: 'One message; reading it does not mark it',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: Message,
  },
  markMessagesRead: {
    method: 'PUT',
    path: '/wps/messages/read',
    summary: 'Marks messages as read; those that are stay so',
    access: 'member',
    body: OwnIds,
    value: Unread,
    example,
  },
  markAllMessagesRead: {
    method: 'PUT',
    path: '/wps/messages/read-all',
    summary: 'Marks all messages as read that are there now',
    access: 'member',
    value: Unread,
  },
  deleteMessages: {
    method: 'POST',
    path: '/wps/messages/delete',
    summary: 'Deletes messages for good',
    access: 'member',
    body: OwnIds,
    value: Unread,
    example,
  },
  getMessageSettings: {
    method: 'GET',
    path: '/wps/message-settings',
    summary: 'What the signed-in member wants beside the inbox, by kind',
    access: 'member',
    value: MessageSettings,
  },
  setMessageSettings: {
    method: 'PUT',
    path: '/wps/message-settings',
    summary: 'Says what the signed-in member wants beside the inbox; what is not named stays',
    access: 'member',
    body: Type.Object(
      { settings: Type.Array(Setting, { minItems: 1, maxItems: 50 }) },
      { additionalProperties: false },
    ),
    value: MessageSettings,
    example: { settings: [{ kind: 'MONEY', channel: 'MAIL', isOn: true }] },
  },
})
