import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable, Page, PageQuery, SpanQuery } from '../../http/call.ts'
import { PRIZE_KINDS, RAFFLE_STANDINGS } from './terms.ts'

const prize = {
  place: Type.Integer({ description: 'On the wheel, from 1 on' }),
  kind: Type.Enum([...PRIZE_KINDS]),
  name: Type.String(),
  amount: Type.Intersect([Money], { description: 'Of money, or points' }),
}

export const RafflePrize = Type.Object({
  ...prize,
  weight: Type.Integer({ description: 'Its chance is this of `totalWeight`; 0 where it is gone' }),
})

export const Raffle = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  startsAt: DateTime,
  endsAt: DateTime,
  currency: Type.String(),
  leastDeposit: Nullable(Type.Intersect([Money], { description: 'Each deposit of so much gives a ticket' })),
  standing: Type.Enum([...RAFFLE_STANDINGS]),
  tickets: Type.Integer({ description: 'What the member has left' }),
  prizes: Type.Array(RafflePrize),
  totalWeight: Type.Integer({ description: 'Of the prizes that are left' }),
})

export const RaffleSpin = Type.Object({
  id: Id,
  raffleId: Id,
  ...prize,
  currency: Type.String({ description: 'POINT of points' }),
  at: DateTime,
})

export const rafflesCalls = defineCalls({
  listRaffles: {
    method: 'GET',
    path: '/wps/raffles',
    summary: 'The raffles of the brand with exact chances, and the tickets that the member has of each',
    access: 'member',
    value: Type.Array(Raffle),
  },
  listRaffleSpins: {
    method: 'GET',
    path: '/wps/raffles/spins',
    summary: 'What the member drew, the last one first',
    access: 'member',
    query: Type.Object({ ...PageQuery, ...SpanQuery }),
    value: Page(RaffleSpin),
  },
  spinRaffle: {
    method: 'POST',
    path: '/wps/relay/MCS2_claimRafflePromotion',
    summary: 'Uses a ticket of a raffle and gives what it draws',
    access: 'member',
    movesMoney: true,
    body: Type.Object({ raffleId: Id }, { additionalProperties: false }),
    value: RaffleSpin,
  },
})
