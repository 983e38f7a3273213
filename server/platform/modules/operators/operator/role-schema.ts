import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Reason } from '../../../http/call.ts'
import { RoleId } from '../shapes.ts'
import { operatorsRights } from './policy.ts'

/** How many roles of its own a brand may have. */
export const MOST_ROLES = 50

export const OperatorRight = Type.Object({
  name: Type.String({ examples: ['withdrawals.review'] }),
  level: Type.Enum(['READ', 'ACT', 'APPROVE'], {
    description: 'READ looks, ACT changes something, APPROVE decides what somebody else asked for',
  }),
})

export const OperatorRole = Type.Object({
  id: Type.String({ description: 'Word of a role of the house, or the id of one that the brand made' }),
  name: Nullable(Type.String({ description: 'Null for a role of the house' })),
  merchantId: Nullable(Type.String({ description: 'Null for a role of the house' })),
  rights: Type.Array(Type.String(), { description: 'Names of rights, in the order of the alphabet' }),
  operators: Type.Integer({ description: 'How many open accounts have it at the brand' }),
  changedAt: Nullable(DateTime),
})

const read = { access: 'operator', right: operatorsRights['operators.read'] } as const
const change = { access: 'operator', right: operatorsRights['operators.change'] } as const
const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const byRole = Type.Object({ id: RoleId })
const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const rights = Type.Array(Type.String({ maxLength: 60 }), {
  minItems: 1,
  maxItems: 500,
  uniqueItems: true,
  description: 'Whoever acts or decides may read the same: that is added',
})

export const rolesCalls = defineCalls({
  listRights: {
    ...read,
    method: 'GET',
    path: '/wps/admin/rights',
    summary: 'Everything that an operator may be allowed to do',
    value: Type.Array(OperatorRight),
  },
  listRoles: {
    ...read,
    method: 'GET',
    path: '/wps/admin/roles',
    summary: 'Roles that operators may have at a brand: those of the house, then those of the brand by name',
    query: Type.Object({
      merchantId: Type.Optional({ ...Id, description: 'The brand in view unless told' }),
    }),
    value: Type.Array(OperatorRole, { description: `At most ${MOST_ROLES} beside those of the house` }),
  },
  getRole: {
    ...read,
    method: 'GET',
    path: '/wps/admin/roles/:id',
    summary: 'One role of the house or of the brand in view',
    params: byRole,
    value: OperatorRole,
  },
  createRole: {
    ...change,
    method: 'POST',
    path: '/wps/admin/roles',
    summary: 'Makes a role of the brand in view; nobody puts in what they may not do themselves',
    body: Type.Object({ name, rights, reason }, { additionalProperties: false }),
    value: OperatorRole,
    example: { name: 'Cashier at night', rights: ['deposits.read', 'deposits.decide'], reason: 'Night shift' },
  },
  updateRole: {
    ...change,
    method: 'PATCH',
    path: '/wps/admin/roles/:id',
    summary: 'Changes a role of the brand in view, for everybody who has it; what is left out stays',
    params: byRole,
    body: Type.Object(
      { name: Type.Optional(name), rights: Type.Optional(rights), reason },
      { additionalProperties: false },
    ),
    value: OperatorRole,
  },
  deleteRole: {
    ...change,
    method: 'DELETE',
    path: '/wps/admin/roles/:id',
    summary: 'Deletes a role of the brand in view that nobody has',
    params: byRole,
    query: Type.Object({ reason: Type.Optional(Reason) }),
    value: OperatorRole,
  },
})
