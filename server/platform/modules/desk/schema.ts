import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable } from '../../http/call.ts'

const byId = Type.Object({ id: Id })
const admin = { access: 'operator' } as const

export const deskCalls = defineCalls({
  listMemberSessions: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members/:id/sessions',
    summary: 'The last 100 sessions of a member with address and device',
    params: byId,
    value: Type.Array(
      Type.Object({
        id: Type.String(),
        ip: Type.String(),
        userAgent: Type.String(),
        createdAt: DateTime,
        lastSeenAt: DateTime,
        endedAt: Nullable(DateTime),
        isOpen: Type.Boolean(),
      }),
    ),
  },
  listSharedOrigins: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members/:id/origins',
    summary: 'Other members who came from the same address or with the same browser',
    description: 'Of the last 500 sessions of the member, at most 30 values; of each value the last 1 000 sessions.',
    params: byId,
    value: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('ADDRESS'), Type.Literal('DEVICE'), Type.Literal('REGISTRATION')]),
        value: Type.String(),
        memberId: Type.String(),
        memberAccount: Type.String(),
        sessions: Type.Integer({ description: 'Zero for a registration' }),
        firstAt: DateTime,
        lastAt: DateTime,
      }),
    ),
  },
})
