import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Ids, Nullable, Page, PageQuery } from '../../http/call.ts'
import { OperatorRole } from './shapes.ts'

export const Staff = Type.Object({
  id: Type.String(),
  account: Type.String(),
  name: Type.String(),
  role: OperatorRole,
  active: Type.Boolean(),
  merchantIds: Type.Array(Type.String(), { description: 'Brands that both the asker and the operator may see' }),
  reachesBeyond: Type.Boolean({
    description: 'Works for brands too that the asker does not: then only the brands of the asker are given and taken',
  }),
  allowedAddresses: Type.Array(Type.String(), {
    description: 'Addresses and ranges to call from; none: from anywhere',
  }),
  totpSince: Nullable(DateTime),
  createdAt: DateTime,
})

const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const merchantIds = { maxItems: 100, uniqueItems: true }
const allowedAddresses = Type.Array(Type.String({ maxLength: 49 }), { maxItems: 50, uniqueItems: true })
const name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })
const byId = Type.Object({ id: Id })
const withPassword = Type.Object({
  operator: Staff,
  password: Type.String({ description: 'Told once; kept only as a hash' }),
})
const admin = { access: 'operator' } as const

export const staffCalls = defineCalls({
  listStaff: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/operators',
    summary: 'Operators who share a brand with the asker',
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      search: Type.Optional(Type.String({ maxLength: 80 })),
      role: Type.Optional(OperatorRole),
      active: Type.Optional(Type.Boolean()),
    }),
    value: Page(Staff),
  },
  getStaff: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/operators/:id',
    summary: 'One operator',
    params: byId,
    value: Staff,
  },
  createStaff: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/operators',
    summary: 'Opens an account for an operator; the password is told once',
    body: Type.Object(
      {
        account: Type.String({ pattern: '^[A-Za-z0-9._-]{3,40}$' }),
        name,
        role: OperatorRole,
        merchantIds: Type.Array(Id, { ...merchantIds, minItems: 1 }),
        allowedAddresses,
        reason,
      },
      { additionalProperties: false },
    ),
    value: withPassword,
  },
  updateStaff: {
    ...admin,
    method: 'PATCH',
    path: '/wps/admin/operators/:id',
    summary: 'Changes name, role, brands and addresses, or closes the account; what is left out stays',
    params: byId,
    body: Type.Object(
      {
        name: Type.Optional(name),
        role: Type.Optional(OperatorRole),
        active: Type.Optional(Type.Boolean()),
        merchantIds: Type.Optional(
          Type.Array(Id, { ...merchantIds, description: 'None: the brands of the asker are taken, others stay' }),
        ),
        allowedAddresses: Type.Optional(allowedAddresses),
        reason,
      },
      { additionalProperties: false },
    ),
    value: Staff,
  },
  resetStaffPassword: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/operators/:id/password',
    summary: 'Gives a new password, told once, and ends the sessions of the operator',
    params: byId,
    body: Type.Object({ reason }, { additionalProperties: false }),
    value: withPassword,
  },
  resetStaffTotp: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/operators/:id/totp-removal',
    summary: 'Takes the authenticator app and the recovery codes of another operator away, and ends the sessions',
    params: byId,
    body: Type.Object({ reason }, { additionalProperties: false }),
    value: Staff,
  },
})
