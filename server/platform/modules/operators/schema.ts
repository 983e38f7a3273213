import { Type } from 'typebox'
import { DateTime, defineCalls, Nullable, Ok } from '../../http/call.ts'
import { Operator } from './shapes.ts'

const admin = { access: 'operator' } as const

export const operatorsCalls = defineCalls({
  operatorSignIn: {
    method: 'POST',
    path: '/wps/admin/session/login',
    summary: 'Signs an operator in',
    description:
      'OPERATOR_CODE_NEEDED: the password was right, and a code of the authenticator app or a recovery code must come with it. ' +
      'OPERATOR_CLOSED_TO_STRANGERS: strangers tried the account too often; from an address it was never used from, password ' +
      'and code open it together. `strangersClosedOutAt`: when that happened since the sign-in before this one.',
    access: 'public',
    sealed: true,
    body: Type.Object(
      {
        account: Type.String({ minLength: 1, maxLength: 64 }),
        password: Type.String({ minLength: 1, maxLength: 128 }),
        code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      },
      { additionalProperties: false },
    ),
    value: Type.Object({
      token: Type.String(),
      expiresAt: DateTime,
      operator: Operator,
      strangersClosedOutAt: Nullable(DateTime),
    }),
    example: { account: 'operator', password: 'Demo@12345' },
  },
  operatorSignOut: {
    ...admin,
    method: 'DELETE',
    path: '/wps/admin/session/logout',
    summary: 'Ends the operator session',
    value: Ok,
  },
  getOperator: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/me',
    summary: 'The signed-in operator with role and permissions',
    value: Operator,
  },
})
