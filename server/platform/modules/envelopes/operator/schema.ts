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
  without,
} from '../../../http/call.ts'
import { OpenProposal, Revision } from '../../proposals/schema.ts'
import { RAIN_STATES } from '../terms.ts'
import { envelopesRights } from './policy.ts'

const Words = Type.Object(
  {
    language: Locale,
    title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    text: Type.String({ maxLength: 300 }),
  },
  { additionalProperties: false },
)

export const OperatorEnvelopeRain = Type.Object({
  id: Id,
  state: Type.Enum([...RAIN_STATES]),
  words: Type.Array(Words, { minItems: 1, maxItems: 30 }),
  startsAt: DateTime,
  endsAt: DateTime,
  envelopes: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  total: Type.Intersect([Money], { description: 'What is in all of them: the most that it costs' }),
  least: Money,
  greatest: Money,
  isDaily: Type.Boolean(),
  leastRank: Type.Integer({ minimum: 0, maximum: 20 }),
  currency: Type.String(),
  opened: Type.Integer({ description: 'Envelopes that were opened' }),
  dealt: Type.Intersect([Money], { description: 'What was in those' }),
  changedAt: DateTime,
  revision: Revision,
  proposal: Nullable(OpenProposal),
})

export const EnvelopeOpening = Type.Object({
  id: Id,
  memberId: Id,
  account: Type.String(),
  amount: Money,
  currency: Type.String(),
  openedAt: DateTime,
})

const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const because = Type.Object({ reason }, { additionalProperties: false })
const publication = Type.Object({ ...because.properties, revision: Revision }, { additionalProperties: false })
const byId = Type.Object({ id: Id })
const plan = Type.Object(
  {
    ...without(
      OperatorEnvelopeRain.properties,
      'id',
      'state',
      'currency',
      'opened',
      'dealt',
      'changedAt',
      'revision',
      'proposal',
    ),
    total: Amount,
    least: Amount,
    greatest: Amount,
    reason,
  },
  { additionalProperties: false },
)
const read = { access: 'operator', right: envelopesRights['envelopes.read'] } as const
const change = { access: 'operator', right: envelopesRights['envelopes.change'] } as const

export const envelopesOperatorCalls = defineCalls({
  listOperatorEnvelopes: {
    ...read,
    method: 'GET',
    path: '/wps/admin/envelopes',
    summary: 'Rains of red envelopes of the brand in view, those changed last first',
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      state: Type.Optional(OperatorEnvelopeRain.properties.state),
    }),
    value: Page(OperatorEnvelopeRain),
  },
  getOperatorEnvelopes: {
    ...read,
    method: 'GET',
    path: '/wps/admin/envelopes/:id',
    summary: 'One rain with what was dealt of it',
    params: byId,
    value: OperatorEnvelopeRain,
  },
  listEnvelopeOpenings: {
    ...read,
    method: 'GET',
    path: '/wps/admin/envelopes/:id/openings',
    summary: 'Who opened envelopes of a rain and what was in them, the last one first',
    params: byId,
    query: Type.Object(PageQuery),
    value: Page(EnvelopeOpening),
  },
  createEnvelopes: {
    ...change,
    method: 'POST',
    path: '/wps/admin/envelopes',
    summary: 'Plans a rain; nobody sees it before it is published',
    body: plan,
    value: OperatorEnvelopeRain,
  },
  updateEnvelopes: {
    ...change,
    method: 'PUT',
    path: '/wps/admin/envelopes/:id',
    summary: 'Changes a rain that was never published',
    params: byId,
    body: plan,
    value: OperatorEnvelopeRain,
  },
  publishEnvelopes: {
    ...change,
    method: 'POST',
    path: '/wps/admin/envelopes/:id/publish',
    summary: 'Shows a rain to members, or lets a paused one go on, which two operators want',
    description: 'Until a second operator wants the same `proposal` says what waits.',
    params: byId,
    body: publication,
    value: OperatorEnvelopeRain,
  },
  pauseEnvelopes: {
    ...change,
    method: 'POST',
    path: '/wps/admin/envelopes/:id/pause',
    summary: 'Lets nobody open one until the rain is published again',
    params: byId,
    body: because,
    value: OperatorEnvelopeRain,
  },
})
