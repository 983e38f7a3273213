import { Type } from 'typebox'
import {
  Amount,
  DateTime,
  defineCalls,
  Id,
  Ids,
  Locale,
  Money,
  Nullable,
  Page,
  PageQuery,
  SpanQuery,
} from '../../../http/call.ts'
import { SharedBet } from '../schema.ts'
import { CASE_STATES, MESSAGE_KINDS, REPORT_REASONS } from '../states.ts'
import { chatRights } from './policy.ts'

const RoomName = Type.Object(
  { language: Locale, name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }) },
  { additionalProperties: false },
)
const settings = {
  code: Type.String({
    pattern: '^[a-z0-9][a-z0-9-]{1,29}$',
    examples: ['sanh-chung'],
    description: 'As it stands in addresses',
  }),
  names: Type.Array(RoomName, { minItems: 1, maxItems: 30 }),
  language: Nullable(
    Type.Intersect([Locale], { description: 'Shown to who reads the site in it; null: to everybody' }),
  ),
  leastRank: Type.Integer({ minimum: 0, maximum: 20 }),
  slowSeconds: Type.Integer({ minimum: 0, maximum: 3600 }),
  isEnabled: Type.Boolean(),
  position: Type.Integer({ minimum: 0, maximum: 1000 }),
}

export const OperatorChatRoom = Type.Object({
  id: Id,
  ...settings,
  leastDeposits: Money,
  lastSequence: Type.Integer({ description: 'Entries that were ever written' }),
  changedAt: DateTime,
})

export const OperatorChatMessage = Type.Object(
  {
    sequence: Type.Integer(),
    kind: Type.Enum([...MESSAGE_KINDS]),
    memberId: Id,
    account: Type.String(),
    authorName: Type.String({ description: 'What members read as its writer' }),
    content: Nullable(Type.String()),
    bet: Nullable(SharedBet),
    removedBy: Nullable(Type.String({ description: 'Account of the operator' })),
    removedAt: Nullable(DateTime),
    writtenAt: DateTime,
  },
  { description: 'A message as operators read it, also when it went' },
)

export const ChatReport = Type.Object({
  memberId: Id,
  account: Type.String(),
  reason: Type.Enum([...REPORT_REASONS]),
  reportedAt: DateTime,
})

export const OperatorChatMute = Type.Object({
  id: Id,
  memberId: Id,
  account: Type.String(),
  reason: Type.String({ description: 'The member reads it' }),
  madeBy: Type.String(),
  madeAt: DateTime,
  until: DateTime,
  endedBy: Nullable(Type.String()),
  endedAt: Nullable(DateTime),
})

export const ChatCase = Type.Object(
  {
    id: Id,
    state: Type.Enum([...CASE_STATES]),
    roomId: Id,
    roomName: Type.String(),
    reports: Type.Integer({ description: 'Members who reported it' }),
    message: OperatorChatMessage,
    openedAt: DateTime,
    claimedBy: Nullable(Type.String({ description: 'Account of the operator who is at it' })),
    decidedBy: Nullable(Type.String()),
    decidedAt: Nullable(DateTime),
  },
  { description: 'A message that members reported' },
)

export const ChatCaseWhole = Type.Object({
  ...ChatCase.properties,
  reporters: Type.Array(ChatReport, { description: 'The last hundred' }),
  context: Type.Array(OperatorChatMessage, { description: 'Messages around it, the earliest first' }),
  mute: Nullable(Type.Intersect([OperatorChatMute], { description: 'Of its writer, in force' })),
})

export const ChatWord = Type.Object({
  id: Id,
  word: Type.String(),
  compared: Type.String({ description: 'As it is looked for: without accents, blanks and repeated letters' }),
  addedBy: Type.String(),
  addedAt: DateTime,
})

const byId = Type.Object({ id: Id })
const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const because = Type.Object({ reason }, { additionalProperties: false })
const plan = Type.Object({ ...settings, leastDeposits: Amount, reason }, { additionalProperties: false })
const read = { access: 'operator', right: chatRights['chat.read'] } as const
const moderate = { access: 'operator', right: chatRights['chat.moderate'] } as const
const set = { access: 'operator', right: chatRights['chat.settings'] } as const
const sequence = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

export const chatOperatorCalls = defineCalls({
  listOperatorChatRooms: {
    ...read,
    method: 'GET',
    path: '/wps/admin/chat/rooms',
    summary: 'Chat rooms of the brand in view, in the order in which members see them',
    query: Type.Object({ ...PageQuery, ids: Type.Optional(Ids) }),
    value: Page(OperatorChatRoom),
  },
  getOperatorChatRoom: {
    ...read,
    method: 'GET',
    path: '/wps/admin/chat/rooms/:id',
    summary: 'One chat room',
    params: byId,
    value: OperatorChatRoom,
  },
  createChatRoom: {
    ...set,
    method: 'POST',
    path: '/wps/admin/chat/rooms',
    summary: 'Opens a chat room',
    body: plan,
    value: OperatorChatRoom,
  },
  updateChatRoom: {
    ...set,
    method: 'PUT',
    path: '/wps/admin/chat/rooms/:id',
    summary: 'Changes a chat room; one that is not enabled is shown to nobody, and keeps its messages',
    params: byId,
    body: plan,
    value: OperatorChatRoom,
  },
  listChatWords: {
    ...read,
    method: 'GET',
    path: '/wps/admin/chat/words',
    summary: 'Words that nobody writes in the rooms of the brand in view, those added last first',
    query: Type.Object({
      ...PageQuery,
      word: Type.Optional(Type.String({ maxLength: 40, description: 'Part of it' })),
    }),
    value: Page(ChatWord),
  },
  addChatWord: {
    ...set,
    method: 'POST',
    path: '/wps/admin/chat/words',
    summary: 'Puts a word on the list; accents, capitals, blanks and repeated letters make no difference',
    body: Type.Object(
      { word: Type.String({ minLength: 2, maxLength: 40, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: ChatWord,
    example: { word: 'lừa đảo' },
  },
  removeChatWord: {
    ...set,
    method: 'DELETE',
    path: '/wps/admin/chat/words/:id',
    summary: 'Takes a word off the list',
    params: byId,
    value: ChatWord,
  },
  listChatCases: {
    ...read,
    method: 'GET',
    path: '/wps/admin/chat/cases',
    summary: 'Reported messages: open ones first, the oldest of them first; then those decided last',
    query: Type.Object({ ...PageQuery, ...SpanQuery, state: Type.Optional(ChatCase.properties.state) }),
    value: Page(ChatCase),
  },
  getChatCase: {
    ...read,
    method: 'GET',
    path: '/wps/admin/chat/cases/:id',
    summary: 'A reported message with those around it and who reported it',
    params: byId,
    value: ChatCaseWhole,
  },
  claimChatCase: {
    ...moderate,
    method: 'POST',
    path: '/wps/admin/chat/cases/:id/claim',
    summary: 'Takes the work on a reported message, or gives it back; one operator at a time, for 15 minutes',
    params: byId,
    body: Type.Object({ wanted: Type.Boolean() }, { additionalProperties: false }),
    value: ChatCaseWhole,
    example: { wanted: true },
  },
  decideChatCase: {
    ...moderate,
    method: 'POST',
    path: '/wps/admin/chat/cases/:id/decide',
    summary: 'Removes a reported message from the room, or leaves it there',
    params: byId,
    body: Type.Object({ outcome: Type.Enum(['REMOVED', 'DISMISSED']), reason }, { additionalProperties: false }),
    value: ChatCaseWhole,
    example: { outcome: 'REMOVED', reason: 'Chửi bới thành viên khác' },
  },
  removeChatMessage: {
    ...moderate,
    method: 'POST',
    path: '/wps/admin/chat/rooms/:id/messages/removal',
    summary: 'Removes a message from a room, reported or not; it disappears at all listeners',
    params: byId,
    body: Type.Object({ sequence, reason }, { additionalProperties: false }),
    value: OperatorChatMessage,
  },
  listChatMutes: {
    ...read,
    method: 'GET',
    path: '/wps/admin/chat/mutes',
    summary: 'Who may not write in the chat, or might not, the last one first',
    query: Type.Object({
      ...PageQuery,
      account: Type.Optional(Type.String({ maxLength: 40, description: 'Part of the account name' })),
      isActive: Type.Optional(Type.Boolean({ description: 'Those in force, or those that are over' })),
    }),
    value: Page(OperatorChatMute),
  },
  muteChatMember: {
    ...moderate,
    method: 'POST',
    path: '/wps/admin/chat/mutes',
    summary: 'Lets a member write nothing for a while; he reads until when and why',
    body: Type.Object(
      { memberId: Id, minutes: Type.Integer({ minimum: 5, maximum: 525_600 }), reason },
      { additionalProperties: false },
    ),
    value: OperatorChatMute,
  },
  endChatMute: {
    ...moderate,
    method: 'POST',
    path: '/wps/admin/chat/mutes/:id/end',
    summary: 'Lets a member write again',
    params: byId,
    body: because,
    value: OperatorChatMute,
  },
})
