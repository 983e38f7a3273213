import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Page, PageQuery, Reason } from '../../../http/call.ts'
import { Revision } from '../../proposals/schema.ts'
import { Addressees, BroadcastDraft } from '../draft.ts'
import { BROADCAST_STATES } from '../states.ts'
import { broadcastsRights } from './policy.ts'

export const Broadcast = Type.Object(
  {
    id: Id,
    state: Type.Enum([...BROADCAST_STATES]),
    draft: BroadcastDraft,
    revision: Revision,
    reach: Nullable(
      Type.Integer({ description: 'How many members it would reach; null when nobody counted since the last change' }),
    ),
    counting: Nullable(
      Type.Object(
        { lookedAt: Type.Integer(), of: Type.Integer() },
        { description: 'How far the count is that is under way: at how many members it looked, and of how many' },
      ),
    ),
    needsCount: Type.Boolean({ description: 'Whether it reaches so many that whoever sends it says how many' }),
    delivered: Type.Integer({ description: 'To how many members it was delivered' }),
    createdAt: DateTime,
    createdBy: Type.String({ description: 'Account of the operator' }),
    changedAt: DateTime,
    sentBy: Nullable(Type.String({ description: 'Account of the operator' })),
    scheduledAt: Nullable(Type.Intersect([DateTime], { description: 'When it begins, as it was sent' })),
    startedAt: Nullable(DateTime),
    endedAt: Nullable(DateTime),
  },
  { description: 'What operators write to many members at once' },
)

export const BroadcastReach = Type.Object({ members: Type.Integer({ description: 'How many it would reach now' }) })

const byId = Type.Object({ id: Id })
const read = { access: 'operator', right: broadcastsRights['broadcasts.read'] } as const
const write = { access: 'operator', right: broadcastsRights['broadcasts.write'] } as const
const send = { access: 'operator', right: broadcastsRights['broadcasts.send'] } as const
const draft = Type.Object(
  { ...BroadcastDraft.properties, reason: Type.Optional(Reason) },
  { additionalProperties: false },
)
const changed = Type.Object({ ...draft.properties, revision: Revision }, { additionalProperties: false })
const because = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
  { additionalProperties: false },
)

export const broadcastsOperatorCalls = defineCalls({
  listBroadcasts: {
    ...read,
    method: 'GET',
    path: '/wps/admin/broadcasts',
    summary: 'Broadcasts of the brand in view, the newest first',
    query: Type.Object({ ...PageQuery, state: Type.Optional(Type.Enum([...BROADCAST_STATES])) }),
    value: Page(Broadcast),
  },
  getBroadcast: {
    ...read,
    method: 'GET',
    path: '/wps/admin/broadcasts/:id',
    summary: 'One broadcast',
    params: byId,
    value: Broadcast,
  },
  countBroadcastReaders: {
    ...read,
    method: 'GET',
    path: '/wps/admin/broadcasts/:id/readers',
    summary: 'How many members have read a broadcast',
    params: byId,
    value: Type.Object({ members: Type.Integer() }),
  },
  measureReach: {
    ...write,
    method: 'POST',
    path: '/wps/admin/broadcast-reach',
    summary: 'Counts whom a broadcast would reach that is still being written',
    body: Addressees,
    value: BroadcastReach,
  },
  createBroadcast: {
    ...write,
    method: 'POST',
    path: '/wps/admin/broadcasts',
    summary: 'Makes a draft; nobody is written to before it is sent',
    body: draft,
    value: Broadcast,
  },
  updateBroadcast: {
    ...write,
    method: 'PUT',
    path: '/wps/admin/broadcasts/:id',
    summary: 'Changes a draft, or one that is scheduled until it starts',
    description:
      'Whoever changes says which revision he saw. One that is scheduled becomes a draft by it, which is counted and sent anew; it wants `broadcasts.send`.',
    params: byId,
    body: changed,
    value: Broadcast,
  },
  countBroadcast: {
    ...write,
    method: 'POST',
    path: '/wps/admin/broadcasts/:id/count',
    summary: 'Begins to count whom a draft would reach, and keeps the number until the draft is changed',
    description: 'A small brand is counted when the answer comes; of a large one `counting` says how far it is.',
    params: byId,
    value: Broadcast,
  },
  tryBroadcast: {
    ...send,
    method: 'POST',
    path: '/wps/admin/broadcasts/:id/try',
    summary: 'Puts a broadcast into the inbox of one account, to see it as members will; that counts as no delivery',
    params: byId,
    body: Type.Object(
      { account: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: Broadcast,
  },
  sendBroadcast: {
    ...send,
    method: 'POST',
    path: '/wps/admin/broadcasts/:id/send',
    summary: 'Sends a draft that was counted, now or when it is scheduled',
    description: 'Whoever sends says which revision he saw, and of one with `needsCount` how many it reaches.',
    params: byId,
    body: Type.Object(
      { ...because.properties, revision: Revision, count: Type.Optional(Nullable(Type.Integer({ minimum: 0 }))) },
      { additionalProperties: false },
    ),
    value: Broadcast,
  },
  pauseBroadcast: {
    ...send,
    method: 'POST',
    path: '/wps/admin/broadcasts/:id/pause',
    summary: 'Stops sending after the batch that is under way; whoever has it keeps it',
    params: byId,
    body: because,
    value: Broadcast,
  },
  resumeBroadcast: {
    ...send,
    method: 'POST',
    path: '/wps/admin/broadcasts/:id/resume',
    summary: 'Goes on sending where it was paused',
    params: byId,
    body: because,
    value: Broadcast,
  },
  cancelBroadcast: {
    ...send,
    method: 'POST',
    path: '/wps/admin/broadcasts/:id/cancel',
    summary: 'Ends it for good; whoever has it keeps it',
    params: byId,
    body: because,
    value: Broadcast,
  },
})
