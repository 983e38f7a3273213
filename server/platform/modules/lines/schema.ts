import { Type } from 'typebox'
import { Amount, defineCalls, Id, Ids, Money, Nullable } from '../../http/call.ts'
import { GameType } from '../games/schema.ts'

const VendorCode = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,40}$' })

const rules = {
  vendorsOff: Type.Array(VendorCode, { maxItems: 200 }),
  gameTypesOff: Type.Array(GameType, { maxItems: 20 }),
}

export const LineLimit = Type.Object(
  {
    vendorCode: Nullable(VendorCode),
    gameType: Nullable(GameType),
    greatest: Nullable(Type.Intersect([Money], { description: 'Of one bet; null where nothing may be bet' })),
    currency: Nullable(Type.String()),
    source: Type.Enum(['OWN', 'ABOVE', 'LINE'], {
      description: 'Who set it: the caller, somebody above him, or somebody in his line',
    }),
  },
  { description: 'Of a vendor that is off, of a category that is off, or of bets of a category' },
)

export const LineRules = Type.Object({
  memberId: Id,
  members: Type.Integer({ description: 'How many are below' }),
  isOwn: Type.Boolean({ description: 'Whether the caller may set something for the line' }),
  isPending: Type.Boolean({ description: 'Set for a large line, and in force within a minute' }),
  set: Type.Object({
    ...rules,
    greatestStakes: Type.Array(Type.Object({ gameType: GameType, greatest: Money })),
  }),
  inForce: Type.Array(LineLimit, { description: 'The strictest of all that is set above the member' }),
})

export const linesCalls = defineCalls({
  listLineRules: {
    method: 'GET',
    path: '/wps/agent/rules',
    summary: 'What is set for members of the line, and what is in force; who is not in the line is left out',
    access: 'member',
    subaccount: 'READ',
    query: Type.Object({
      ids: Type.Optional(Type.Intersect([Ids], { description: 'These members of the line; the caller unless told' })),
    }),
    value: Type.Array(LineRules),
  },
  setLineRules: {
    method: 'PUT',
    path: '/wps/agent/rules/:memberId',
    summary: 'Sets what holds for the line of somebody directly below, or for everybody below the caller',
    description:
      'In the place of what the caller had set there. It holds for the first of the line too, unless that is the caller; of all that is set above a member the strictest is in force.',
    access: 'member',
    subaccount: 'RULES',
    deed: { name: 'SET_RULES', about: 'memberId' },
    params: Type.Object({ memberId: Id }),
    body: Type.Object(
      {
        ...rules,
        greatestStakes: Type.Array(
          Type.Object({ gameType: GameType, greatest: Amount }, { additionalProperties: false }),
          { maxItems: 20, description: "Of one bet, in the caller's currency" },
        ),
      },
      { additionalProperties: false },
    ),
    value: LineRules,
    example: { vendorsOff: ['PG'], gameTypesOff: [], greatestStakes: [{ gameType: 'RNG', greatest: '500000' }] },
  },
})
