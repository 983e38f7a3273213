import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Ids, Nullable, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import { AUDIT_SUBJECTS } from '../audit-subjects.ts'
import { RoleId, RoleReference } from '../shapes.ts'
import { operatorsRights } from './policy.ts'

export const Staff = Type.Object({
  id: Type.String(),
  account: Type.String(),
  name: Type.String(),
  isActive: Type.Boolean(),
  places: Type.Array(Type.Object({ merchantId: Type.String(), role: RoleReference }), {
    description: 'What the operator is at each brand where the asker deals with operators',
  }),
  reachesBeyond: Type.Boolean({
    description: 'Works for brands too that the asker does not: then only the brands of the asker are given and taken',
  }),
  allowedAddresses: Type.Array(Type.String(), {
    description: 'Addresses and ranges to call from; none: from anywhere',
  }),
  totpSince: Nullable(DateTime),
  createdAt: DateTime,
})

export const AuditEntry = Type.Object({
  id: Type.String(),
  at: DateTime,
  operatorAccount: Type.String(),
  action: Type.String({ examples: ['banners.update'] }),
  subjectKind: Type.Enum([...AUDIT_SUBJECTS]),
  subjectId: Type.String(),
  reason: Nullable(Type.String()),
  ip: Type.String(),
  before: Nullable(Type.Record(Type.String(), Type.Unknown())),
  after: Nullable(Type.Record(Type.String(), Type.Unknown())),
})

const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const Place = Type.Object({ merchantId: Id, role: RoleId }, { additionalProperties: false })
const allowedAddresses = Type.Array(Type.String({ maxLength: 49 }), { maxItems: 50, uniqueItems: true })
const name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' })
const byId = Type.Object({ id: Id })
const withPassword = Type.Object({
  operator: Staff,
  password: Type.String({ description: 'Told once; kept only as a hash' }),
})

export const operatorsOperatorCalls = defineCalls({
  listStaff: {
    method: 'GET',
    path: '/wps/admin/operators',
    summary: 'Operators who share a brand with the asker',
    access: 'operator',
    right: operatorsRights['operators.read'],
    query: Type.Object({
      ...PageQuery,
      ids: Type.Optional(Ids),
      search: Type.Optional(Type.String({ maxLength: 80 })),
      role: Type.Optional(RoleId),
      isActive: Type.Optional(Type.Boolean()),
    }),
    value: Page(Staff),
  },
  getStaff: {
    method: 'GET',
    path: '/wps/admin/operators/:id',
    summary: 'One operator',
    access: 'operator',
    right: operatorsRights['operators.read'],
    params: byId,
    value: Staff,
  },
  createStaff: {
    method: 'POST',
    path: '/wps/admin/operators',
    summary: 'Opens an account for an operator; the password is told once',
    access: 'operator',
    right: operatorsRights['operators.change'],
    body: Type.Object(
      {
        account: Type.String({ pattern: '^[A-Za-z0-9._-]{3,40}$' }),
        name,
        places: Type.Array(Place, { minItems: 1, maxItems: 100 }),
        allowedAddresses,
        reason,
      },
      { additionalProperties: false },
    ),
    value: withPassword,
  },
  updateStaff: {
    method: 'PATCH',
    path: '/wps/admin/operators/:id',
    summary: 'Changes name, places and addresses, or closes the account; what is left out stays',
    access: 'operator',
    right: operatorsRights['operators.change'],
    params: byId,
    body: Type.Object(
      {
        name: Type.Optional(name),
        isActive: Type.Optional(Type.Boolean()),
        places: Type.Optional(
          Type.Array(Place, { maxItems: 100, description: 'None: the brands of the asker are taken, others stay' }),
        ),
        allowedAddresses: Type.Optional(allowedAddresses),
        reason,
      },
      { additionalProperties: false },
    ),
    value: Staff,
  },
  resetStaffPassword: {
    method: 'POST',
    path: '/wps/admin/operators/:id/password',
    summary: 'Gives a new password, told once, and ends the sessions of the operator',
    access: 'operator',
    right: operatorsRights['operators.change'],
    params: byId,
    body: Type.Object({ reason }, { additionalProperties: false }),
    value: withPassword,
  },
  resetStaffTotp: {
    method: 'POST',
    path: '/wps/admin/operators/:id/totp-removal',
    summary: 'Takes the authenticator app and the recovery codes of another operator away, and ends the sessions',
    access: 'operator',
    right: operatorsRights['operators.change'],
    params: byId,
    body: Type.Object({ reason }, { additionalProperties: false }),
    value: Staff,
  },

  listAuditEntries: {
    method: 'GET',
    path: '/wps/admin/audit',
    summary: 'Who changed what, newest first, with before and after',
    access: 'operator',
    right: operatorsRights['audit.read'],
    query: Type.Object({
      ...PageQuery,
      action: Type.Optional(Type.String({ maxLength: 60 })),
      subjectKind: Type.Optional(Type.Enum([...AUDIT_SUBJECTS])),
      subjectId: Type.Optional(Type.String({ maxLength: 64 })),
      operatorAccount: Type.Optional(Type.String({ maxLength: 64 })),
      ...SpanQuery,
    }),
    value: Page(AuditEntry),
  },
  getAuditEntry: {
    method: 'GET',
    path: '/wps/admin/audit/:id',
    summary: 'One audit entry',
    access: 'operator',
    right: operatorsRights['audit.read'],
    params: byId,
    value: AuditEntry,
  },
})
