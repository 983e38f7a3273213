import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { DocumentKind, Exclusion, IdentityState, Limit, LimitKind, LimitPeriod, limitWish } from '../shapes.ts'
import { protectionRights } from './policy.ts'

const byId = Type.Object({ id: Id })
const strict = { additionalProperties: false } as const
const reason = Type.String({ minLength: 1, maxLength: 300 })

export const OperatorIdentity = Type.Object({
  id: Type.String({ description: 'Id of the member' }),
  account: Type.String(),
  state: IdentityState,
  name: Type.String(),
  birthday: Type.String(),
  idNumber: Type.String({ description: 'Masked' }),
  submittedAt: DateTime,
  claimedBy: Nullable(Type.String()),
  decidedAt: Nullable(DateTime),
  decidedBy: Nullable(Type.String()),
  reason: Nullable(Type.String()),
})

export const OperatorExclusion = Type.Intersect([
  Exclusion,
  Type.Object({
    memberId: Type.String(),
    account: Type.String(),
    isOrigin: Type.Boolean(),
    reason: Nullable(Type.String()),
    liftReason: Nullable(Type.String()),
    liftAskedAt: Nullable(DateTime),
  }),
])

export const PendingLimit = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  kind: LimitKind,
  period: LimitPeriod,
  amount: Type.String(),
  pendingAmount: Nullable(Type.String()),
  readyAt: DateTime,
  currency: Type.String(),
})

export const MarkedMember = Type.Object({
  id: Type.String({ description: 'Id of the member' }),
  account: Type.String(),
  raised: Type.Integer(),
  hit: Type.Integer(),
  breaks: Type.Integer(),
  lastAt: DateTime,
})

export const MemberProtection = Type.Object({
  id: Type.String({ description: 'Id of the member' }),
  account: Type.String(),
  status: Type.Enum(['ACTIVE', 'LOCKED', 'CLOSED']),
  currency: Type.String(),
  playBlockedUntil: Nullable(DateTime),
  limits: Type.Array(Limit),
  exclusions: Type.Array(Exclusion),
  proposal: Nullable(OpenProposal),
})

/** The queue of identities, and what operators do for the protection of members. */
export const protectionOperatorCalls = defineCalls({
  listOperatorIdentities: {
    access: 'operator',
    right: protectionRights['identity.read'],
    method: 'GET',
    path: '/wps/admin/protection/identities',
    summary: 'Identities handed in, the one that waits longest first',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      state: Type.Optional(Type.Enum(['SUBMITTED', 'VERIFIED', 'REJECTED'])),
    }),
    value: Page(OperatorIdentity),
  },
  getOperatorIdentity: {
    access: 'operator',
    right: protectionRights['identity.read'],
    method: 'GET',
    path: '/wps/admin/protection/identities/:id',
    summary: 'One identity',
    params: byId,
    value: OperatorIdentity,
  },
  claimIdentity: {
    access: 'operator',
    right: protectionRights['identity.decide'],
    method: 'POST',
    path: '/wps/admin/protection/identities/:id/claim',
    summary: 'Takes a case up for half an hour, so that nobody else decides it',
    params: byId,
    value: OperatorIdentity,
  },
  decideIdentity: {
    access: 'operator',
    right: protectionRights['identity.decide'],
    method: 'POST',
    path: '/wps/admin/protection/identities/:id/decision',
    summary: 'Approves an identity, or rejects it with a reason that the member reads',
    params: byId,
    body: Type.Object({ approve: Type.Boolean(), reason: Type.Optional(Type.String({ maxLength: 300 })) }, strict),
    value: OperatorIdentity,
  },
  getOperatorIdentityDocument: {
    access: 'operator',
    right: protectionRights['identity.read'],
    method: 'GET',
    path: '/wps/admin/protection/identities/:id/documents/:kind',
    summary: 'A picture of a document; each view stands in the audit log',
    params: Type.Object({ id: Id, kind: DocumentKind }),
    value: Type.Unknown(),
  },
  listOperatorExclusions: {
    access: 'operator',
    right: protectionRights['protection.read'],
    method: 'GET',
    path: '/wps/admin/protection/exclusions',
    summary: 'Time-outs and self-exclusions, newest first',
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      liftState: Type.Optional(Type.Enum(['ASKED', 'GRANTED', 'REFUSED'])),
      isActive: Type.Optional(Type.Boolean({ description: 'Those in force, or those that are over' })),
    }),
    value: Page(OperatorExclusion),
  },
  decideExclusionLift: {
    access: 'operator',
    right: protectionRights['protection.decide'],
    method: 'POST',
    path: '/wps/admin/protection/exclusions/:id/lift',
    summary: 'Grants or refuses the wish to end a self-exclusion early',
    description: 'Granted, it ends after 24 hours (7 days when it had no end), and never before six months are over.',
    params: byId,
    body: Type.Object({ grant: Type.Boolean(), reason }, strict),
    value: OperatorExclusion,
  },
  listPendingLimits: {
    access: 'operator',
    right: protectionRights['protection.read'],
    method: 'GET',
    path: '/wps/admin/protection/pending-limits',
    summary: 'Increases of limits that members asked for',
    query: Type.Object(PageQuery),
    value: Page(PendingLimit),
  },
  listMarkedMembers: {
    access: 'operator',
    right: protectionRights['protection.read'],
    method: 'GET',
    path: '/wps/admin/protection/marked-members',
    summary: 'Members who raised limits, hit them or took breaks three times or more in thirty days',
    query: Type.Object(PageQuery),
    value: Page(MarkedMember),
  },
  getMemberProtection: {
    access: 'operator',
    right: protectionRights['protection.read'],
    method: 'GET',
    path: '/wps/admin/protection/members/:id',
    summary: 'Limits and breaks of a member',
    params: byId,
    value: MemberProtection,
  },
  setOperatorLimit: {
    access: 'operator',
    right: protectionRights['protection.decide'],
    method: 'PUT',
    path: '/wps/admin/protection/members/:id/limits',
    summary: "Sets or (amount null) takes away the operator's own limit for a member",
    params: byId,
    body: Type.Object({ ...limitWish, reason }, strict),
    value: MemberProtection,
  },
  reopenAccount: {
    access: 'operator',
    right: protectionRights['protection.decide'],
    method: 'POST',
    path: '/wps/admin/protection/members/:id/reopening',
    summary: 'Opens an account again that its member closed, within its cool-off of thirty days',
    params: byId,
    body: Type.Object({ reason }, strict),
    value: MemberProtection,
  },
})
