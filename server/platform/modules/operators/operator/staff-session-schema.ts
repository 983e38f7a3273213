import { Type } from 'typebox'
import { DateTime, defineCalls, Id } from '../../../http/call.ts'
import { operatorsRights } from './policy.ts'

export const StaffSession = Type.Object({
  id: Type.String(),
  ip: Type.String({ description: 'Address from which it was opened' }),
  startedAt: DateTime,
  seenAt: DateTime,
  isOwn: Type.Boolean({ description: 'The one that asks' }),
})

const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })

export const staffSessionCalls = defineCalls({
  listStaffSessions: {
    access: 'operator',
    right: operatorsRights['operators.read'],
    method: 'GET',
    path: '/wps/admin/operators/:id/sessions',
    summary: 'Where an operator is signed in, the one used last first',
    params: Type.Object({ id: Id }),
    value: Type.Array(StaffSession, { description: 'At most 100' }),
  },
  endStaffSessions: {
    access: 'operator',
    right: operatorsRights['operators.change'],
    method: 'POST',
    path: '/wps/admin/operators/:id/sessions/end',
    summary: 'Ends one session of an operator, or all but the one that asks',
    params: Type.Object({ id: Id }),
    body: Type.Object({ sessionId: Type.Optional(Id), reason }, { additionalProperties: false }),
    value: Type.Array(StaffSession, { description: 'Those that are left, at most 100' }),
  },
})
