import { Type } from 'typebox'
import { DateTime, defineCalls, Feed, FeedQuery, Id, Money, Nullable, Ok, Url } from '../../http/call.ts'
import { ENTRY_KINDS, REPORT_REASONS, SHARED_BET_STATES, WRITING_REFUSALS } from './states.ts'

export const ChatAuthor = Type.Object(
  {
    key: Type.String({ description: 'Names the writer to other members; leads to no account' }),
    name: Type.String({ description: 'Nickname, or the account with its middle hidden' }),
    rank: Nullable(Type.Integer({ description: 'VIP level' })),
    avatarUrl: Nullable(Url),
  },
  { description: 'What members see of a writer, as it was when he wrote' },
)

export const SharedBet = Type.Object(
  {
    gameCode: Type.String(),
    family: Type.String(),
    gameNames: Type.Array(Type.Object({ language: Type.String(), name: Type.String() })),
    playType: Type.String(),
    picks: Type.Array(Type.Array(Type.String())),
    multiple: Type.Integer(),
    drawNumber: Type.String(),
    state: Type.Enum([...SHARED_BET_STATES]),
    currency: Nullable(Type.String({ description: 'Null with the amounts, where the member hides them' })),
    stake: Nullable(Money),
    payout: Nullable(Money),
  },
  { description: 'The terms of a lottery bet that its member shows, copied when he showed it' },
)

export const ChatMessage = Type.Object(
  {
    sequence: Type.Integer({ description: 'Its place in the log of the room, which has no gaps' }),
    kind: Type.Enum([...ENTRY_KINDS], { description: 'A message, or that an earlier one went' }),
    clientId: Nullable(Id),
    author: Nullable(ChatAuthor),
    content: Nullable(Type.String()),
    bet: Nullable(SharedBet),
    isRemoved: Type.Boolean({ description: 'It went: nothing of it is told any more' }),
    removes: Nullable(Type.Integer({ description: 'Of a removal: the sequence of the message that went' })),
    writtenAt: DateTime,
  },
  { description: 'An entry of the log of a room' },
)

export const ChatMute = Type.Object({ until: DateTime, reason: Type.String() })

export const ChatRoom = Type.Object({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  slowSeconds: Type.Integer(),
  leastRank: Type.Integer({ description: 'VIP level of writers; 0: any' }),
  leastDeposits: Type.Intersect([Money], { description: 'What deposits of writers come to; 0: nothing' }),
  refusal: Nullable(Type.Enum([...WRITING_REFUSALS], { description: 'Why the caller may not write; null: he may' })),
})

export const HiddenAuthor = Type.Object({ key: Type.String(), name: Type.String() })

export const Chat = Type.Object({
  rooms: Type.Array(ChatRoom),
  authorKey: Nullable(Type.String({ description: 'By which the caller knows his own messages' })),
  mute: Nullable(ChatMute),
  hidden: Type.Array(HiddenAuthor, { description: 'Writers whom the caller does not want to read' }),
})

export const ChatLog = Type.Object({
  ...Feed(ChatMessage).properties,
  lastSequence: Type.Integer({ description: 'Of the room; 0 while nobody wrote' }),
})

export const ShareableBet = Type.Object({
  betId: Id,
  placedAt: DateTime,
  bet: SharedBet,
})

const Sequence = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const roomId = Id
const clientId = Type.Intersect([Id], { description: 'Made by the browser: sent again, the message is stored once' })
const AuthorKey = Type.String({ pattern: '^[0-9a-f]{16}$', examples: ['9f86d081884c7d65'] })

export const chatCalls = defineCalls({
  listChatRooms: {
    method: 'GET',
    path: '/wps/relay/CBS_modelList',
    summary: 'The chat rooms shown to the caller, and what he may do there',
    description: 'CHAT_PAUSED for who takes a break: it invites to play.',
    access: 'optional',
    value: Chat,
  },
  launchChat: {
    method: 'GET',
    path: '/wps/relay/CBS_launchChat',
    summary: 'The address of the portal that opens a chat room',
    access: 'optional',
    query: Type.Object({ roomCode: Type.Optional(Type.String({ maxLength: 30 })) }),
    value: Type.Object({ chatUrl: Url }),
    example: { roomCode: 'sanh-chung' },
  },
  listChatMessages: {
    method: 'GET',
    path: '/wps/relay/CBS_messageList',
    summary: 'Entries of a room without a gap, the earliest first',
    description: 'The cursor of an entry is its `sequence`.',
    access: 'optional',
    query: Type.Object({ roomId, ...FeedQuery }),
    value: ChatLog,
  },
  sendChatMessage: {
    method: 'POST',
    path: '/wps/relay/CBS_sendMessage',
    summary: 'Writes a message in a room',
    access: 'member',
    body: Type.Object(
      {
        roomId,
        clientId,
        content: Type.String({ minLength: 1, maxLength: 600, description: 'At most 300 characters' }),
      },
      { additionalProperties: false },
    ),
    value: ChatMessage,
  },
  listShareableBets: {
    method: 'GET',
    path: '/wps/relay/CBS_betList',
    summary:
      'Lottery bets of the member that he may show: those that wait for their draw and those that won, newest first',
    access: 'member',
    value: Type.Array(ShareableBet),
  },
  shareChatBet: {
    method: 'POST',
    path: '/wps/relay/CBS_shareBet',
    summary: 'Shows a lottery bet of the member in a room',
    access: 'member',
    body: Type.Object(
      { roomId, clientId, betId: Id, showsAmounts: Type.Boolean({ description: 'With what was staked and won' }) },
      { additionalProperties: false },
    ),
    value: ChatMessage,
  },
  reportChatMessage: {
    method: 'POST',
    path: '/wps/relay/CBS_reportMessage',
    summary: 'Tells operators of a message; told again it is not told twice',
    access: 'member',
    body: Type.Object(
      { roomId, sequence: Sequence, reason: Type.Enum([...REPORT_REASONS]) },
      { additionalProperties: false },
    ),
    value: Ok,
  },
  hideChatAuthor: {
    method: 'POST',
    path: '/wps/relay/CBS_hideAuthor',
    summary: 'Hides a writer from the member',
    access: 'member',
    body: Type.Object({ roomId, sequence: Sequence }, { additionalProperties: false, description: 'A message of his' }),
    value: Type.Array(HiddenAuthor),
  },
  showChatAuthor: {
    method: 'DELETE',
    path: '/wps/relay/CBS_hideAuthor',
    summary: 'Shows a writer again whom the member hid',
    access: 'member',
    query: Type.Object({ key: AuthorKey }),
    value: Type.Array(HiddenAuthor),
  },
  tellChatListeners: {
    method: 'POST',
    path: '/wps/chat/listeners',
    summary:
      'A node of the gateway tells how many listen to its rooms; all nodes hear it as an event, nothing is written',
    access: 'service',
    body: Type.Object(
      {
        node: Id,
        rooms: Type.Array(Type.Object({ roomId, listeners: Type.Integer({ minimum: 0 }) }), { maxItems: 1_000 }),
      },
      { additionalProperties: false },
    ),
    value: Ok,
  },
})
