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
  without,
} from '../../../http/call.ts'
import { DocumentKind } from '../../ledger/schema.ts'
import { OpenProposal, Revision } from '../../proposals/schema.ts'
import { RaffleSpin } from '../schema.ts'
import { PRIZE_KINDS, RAFFLE_STATES } from '../terms.ts'
import { rafflesRights } from './policy.ts'

const Words = Type.Object(
  {
    language: Locale,
    title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    text: Type.String({ maxLength: 300 }),
  },
  { additionalProperties: false },
)
const Name = Type.Object(
  { language: Locale, name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }) },
  { additionalProperties: false },
)
const prize = {
  kind: Type.Enum([...PRIZE_KINDS]),
  names: Type.Array(Name, { minItems: 1, maxItems: 30 }),
  weight: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  quantity: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
}

export const OperatorRaffle = Type.Object({
  id: Id,
  state: Type.Enum([...RAFFLE_STATES]),
  words: Type.Array(Words, { minItems: 1, maxItems: 30 }),
  startsAt: DateTime,
  endsAt: DateTime,
  leastDeposit: Nullable(Money),
  prizes: Type.Array(
    Type.Object({
      ...prize,
      amount: Money,
      left: Nullable(Type.Integer({ description: 'How many are left; null has no end' })),
    }),
  ),
  currency: Type.String(),
  cost: Type.Intersect([Money], { description: 'The most that it costs in money' }),
  costPoints: Type.Intersect([Money], { description: 'The most that it costs in points' }),
  given: Type.Intersect([Money], { description: 'What was won in money' }),
  givenPoints: Type.Intersect([Money], { description: 'What was won in points' }),
  changedAt: DateTime,
  revision: Revision,
  proposal: Nullable(OpenProposal),
})

export const OperatorRaffleSpin = Type.Object({
  ...RaffleSpin.properties,
  memberId: Id,
  account: Type.String(),
  documentKind: DocumentKind,
  documentId: Type.String(),
})

const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const because = Type.Object({ reason }, { additionalProperties: false })
const publication = Type.Object({ ...because.properties, revision: Revision }, { additionalProperties: false })
const byId = Type.Object({ id: Id })
const plan = Type.Object(
  {
    ...without(
      OperatorRaffle.properties,
      'id',
      'state',
      'currency',
      'cost',
      'costPoints',
      'given',
      'givenPoints',
      'changedAt',
      'revision',
      'proposal',
    ),
    leastDeposit: Nullable(Amount),
    prizes: Type.Array(Type.Object({ ...prize, amount: Amount }, { additionalProperties: false }), {
      minItems: 2,
      maxItems: 12,
    }),
    reason,
  },
  { additionalProperties: false },
)
const read = { access: 'operator', right: rafflesRights['raffles.read'] } as const
const change = { access: 'operator', right: rafflesRights['raffles.change'] } as const

export const rafflesOperatorCalls = defineCalls({
  listOperatorRaffles: {
    ...read,
    method: 'GET',
    path: '/wps/admin/raffles',
    summary: 'Raffles of the brand in view, those changed last first',
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      state: Type.Optional(OperatorRaffle.properties.state),
    }),
    value: Page(OperatorRaffle),
  },
  getOperatorRaffle: {
    ...read,
    method: 'GET',
    path: '/wps/admin/raffles/:id',
    summary: 'One raffle with what was won of it',
    params: byId,
    value: OperatorRaffle,
  },
  listOperatorRaffleSpins: {
    ...read,
    method: 'GET',
    path: '/wps/admin/raffles/:id/spins',
    summary: 'Who drew what of a raffle, the last one first',
    params: byId,
    query: Type.Object({ ...PageQuery, ...SpanQuery }),
    value: Page(OperatorRaffleSpin),
  },
  createRaffle: {
    ...change,
    method: 'POST',
    path: '/wps/admin/raffles',
    summary: 'Plans a raffle; nobody sees it before it is published',
    body: plan,
    value: OperatorRaffle,
  },
  updateRaffle: {
    ...change,
    method: 'PUT',
    path: '/wps/admin/raffles/:id',
    summary: 'Changes a raffle that was never published',
    params: byId,
    body: plan,
    value: OperatorRaffle,
  },
  publishRaffle: {
    ...change,
    method: 'POST',
    path: '/wps/admin/raffles/:id/publish',
    summary: 'Shows a raffle to members, or lets a paused one go on, which two operators want',
    description: 'Until a second operator wants the same `proposal` says what waits.',
    params: byId,
    body: publication,
    value: OperatorRaffle,
  },
  pauseRaffle: {
    ...change,
    method: 'POST',
    path: '/wps/admin/raffles/:id/pause',
    summary: 'Lets nobody draw until the raffle is published again; tickets stay',
    params: byId,
    body: because,
    value: OperatorRaffle,
  },
})
