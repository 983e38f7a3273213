import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable } from '../../http/call.ts'
import { RAIN_STANDINGS } from './terms.ts'

export const EnvelopeRain = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  startsAt: DateTime,
  endsAt: DateTime,
  isDaily: Type.Boolean({ description: 'One envelope a day for each member; else one' }),
  leastRank: Type.Integer({ description: 'The least VIP rank of whom it is for; 0: everybody' }),
  currency: Type.String(),
  least: Type.Intersect([Money], { description: 'The least that is in one' }),
  greatest: Type.Intersect([Money], { description: 'The most that is in one' }),
  envelopes: Type.Integer(),
  left: Type.Integer({ description: 'Envelopes that nobody opened yet' }),
  standing: Type.Enum([...RAIN_STANDINGS], { description: 'How it stands for who asks' }),
  opening: Nullable(Type.Object({ id: Id, amount: Money, openedAt: DateTime })),
})

export const envelopesCalls = defineCalls({
  listEnvelopes: {
    method: 'GET',
    path: '/wps/envelopes',
    summary: 'The rains of red envelopes of the brand, each as it stands for the member',
    access: 'member',
    value: Type.Array(EnvelopeRain),
  },
  openEnvelope: {
    method: 'POST',
    path: '/wps/envelopes/:id/open',
    summary: 'Opens an envelope of a rain; asked again it answers alike',
    access: 'member',
    waitsForPassword: true,
    params: Type.Object({ id: Id }),
    value: EnvelopeRain,
  },
})
