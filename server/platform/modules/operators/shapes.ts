import { Type } from 'typebox'

export const OperatorRole = Type.Union([Type.Literal('ADMIN'), Type.Literal('SUPPORT')], {
  description: 'ADMIN may change; SUPPORT reads and answers',
})
export const Operator = Type.Object({
  id: Type.String(),
  account: Type.String(),
  name: Type.String(),
  role: OperatorRole,
  merchantCode: Type.String({ description: 'The brand in view' }),
  merchants: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  permissions: Type.Array(Type.String({ examples: ['banners.change'] })),
  mustEnrol: Type.Boolean({
    description: 'The brand wants an authenticator app first; until then nothing is permitted',
  }),
})
