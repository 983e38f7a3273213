import { Type } from 'typebox'
import { Id, Nullable } from '../../http/call.ts'
import { HOUSE_ROLES } from './roles.ts'

/** Which role: a word of the house, or the id of one that the brand made. */
export const RoleId = Type.Union([Type.Enum([...HOUSE_ROLES]), Id], { examples: ['SUPPORT'] })

/** A role beside whoever has it. */
export const RoleReference = Type.Object({
  id: Type.String({
    description: 'Word of a role of the house (ADMIN, CASHIER …), or the id of one that the brand made',
  }),
  name: Nullable(Type.String({ description: 'Null for a role of the house' })),
})
export const Operator = Type.Object({
  id: Type.String(),
  account: Type.String(),
  name: Type.String(),
  role: RoleReference,
  merchantCode: Type.String({ description: 'The brand in view' }),
  merchants: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  permissions: Type.Array(Type.String({ examples: ['banners.change'] }), { description: 'At the brand in view' }),
  mustEnrol: Type.Boolean({
    description: 'The brand wants an authenticator app first; until then nothing is permitted',
  }),
})
