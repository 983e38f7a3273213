import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Locale, Nullable, Ok } from '../../http/call.ts'
import { Tag, TagColour } from '../operators/schema.ts'

const MemberReference = Type.Object({ id: Type.String(), account: Type.String() })

/** What only the desk of one member shows; the list's fields are those of listOperatorMembers. */
export const MemberProfile = Type.Object({
  id: Type.String(),
  account: Type.String(),
  nickname: Nullable(Type.String()),
  type: Type.Integer(),
  status: Type.Enum(['ACTIVE', 'LOCKED', 'CLOSED']),
  currency: Type.String(),
  language: Type.String(),
  payeeName: Nullable(Type.String()),
  email: Nullable(Type.String()),
  mobileNum: Nullable(Type.String()),
  birthday: Nullable(Type.String()),
  avatarUrl: Nullable(Type.String()),
  referralCode: Type.String(),
  uplines: Type.Array(MemberReference, { description: 'The line above, the highest first' }),
  downlines: Type.Integer({ description: 'Everybody below, at any depth' }),
  termsAcceptedAt: Nullable(DateTime),
  registerIp: Nullable(Type.String()),
  registerUrl: Nullable(Type.String()),
  registeredAt: DateTime,
  lastSignInAt: Nullable(DateTime),
  lastSignInIp: Nullable(Type.String()),
  expiresAt: Nullable(DateTime),
  details: Type.Record(Type.String(), Type.Unknown(), { description: 'Further fields of the registration' }),
  hasPaymentPassword: Type.Boolean(),
  totpSince: Nullable(DateTime),
  passkeys: Type.Integer(),
  failedTries: Type.Integer({ description: 'Failed sign-ins of the last 30 minutes' }),
  tags: Type.Array(Tag),
})

const Note = Type.Object({
  id: Type.String(),
  content: Type.String(),
  isPinned: Type.Boolean(),
  operatorAccount: Type.String(),
  createdAt: DateTime,
})

const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const why = Type.Object({ reason }, { additionalProperties: false })
const byId = Type.Object({ id: Id })
const admin = { access: 'operator' } as const

export const memberDeskCalls = defineCalls({
  getMemberProfile: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members/:id/profile',
    summary: 'Everything known about a member, with the line above',
    params: byId,
    value: MemberProfile,
  },
  setMemberStatus: {
    ...admin,
    method: 'PUT',
    path: '/wps/admin/members/:id/status',
    summary: 'Locks a member (sessions end, the next bet is refused) or opens the account again',
    params: byId,
    body: Type.Object(
      { status: Type.Union([Type.Literal('ACTIVE'), Type.Literal('LOCKED')]), reason },
      { additionalProperties: false },
    ),
    value: MemberProfile,
  },
  correctMember: {
    ...admin,
    method: 'PATCH',
    path: '/wps/admin/members/:id/profile',
    summary: 'Corrects language, nickname or payee name; the member is told of a new payee name',
    params: byId,
    body: Type.Object(
      {
        language: Type.Optional(Locale),
        nickname: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 40 }))),
        payeeName: Type.Optional(Nullable(Type.String({ minLength: 2, maxLength: 80 }))),
        reason,
      },
      { additionalProperties: false },
    ),
    value: MemberProfile,
  },
  resetMemberPassword: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/members/:id/password',
    summary: 'Replaces the password by a one-time one and ends the sessions',
    description: 'Mailed where the member has an e-mail address; else told to the operator, once.',
    params: byId,
    body: why,
    value: Type.Object({
      member: MemberProfile,
      mailedTo: Nullable(Type.String({ description: 'Masked' })),
      oneTimePassword: Nullable(Type.String()),
    }),
  },
  resetMemberPaymentPassword: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/members/:id/payment-password',
    summary: 'Takes the payment password away; the member is told and sets a new one',
    params: byId,
    body: why,
    value: MemberProfile,
  },
  resetMemberSecondFactor: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/members/:id/second-factor',
    summary: 'Takes authenticator app, recovery codes and passkeys away, ends the sessions and tells the member',
    params: byId,
    body: why,
    value: MemberProfile,
  },
  removeMemberAvatar: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/members/:id/avatar/removal',
    summary: 'Takes the picture of a member away and tells the member',
    params: byId,
    body: why,
    value: MemberProfile,
  },
  clearMemberFailures: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/members/:id/failures',
    summary: 'Forgets failed sign-ins, so that the member may try again at once',
    params: byId,
    body: why,
    value: MemberProfile,
  },
  endMemberSessions: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/members/:id/sessions/end',
    summary: 'Ends one session of a member, or all',
    params: byId,
    body: Type.Object({ sessionId: Type.Optional(Id), reason }, { additionalProperties: false }),
    value: Ok,
  },

  listMemberNotes: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/members/:id/notes',
    summary: 'Notes about a member, pinned ones first, at most 200',
    params: byId,
    value: Type.Array(Note),
  },
  addMemberNote: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/members/:id/notes',
    summary: 'Adds a note; notes are never changed or removed',
    params: byId,
    body: Type.Object(
      {
        content: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
        isPinned: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    value: Note,
  },
  pinMemberNote: {
    ...admin,
    method: 'PUT',
    path: '/wps/admin/members/:id/notes/:noteId/pin',
    summary: 'Pins a note or takes the pin out',
    params: Type.Object({ id: Id, noteId: Id }),
    body: Type.Object({ isPinned: Type.Boolean() }, { additionalProperties: false }),
    value: Note,
  },

  listTags: {
    ...admin,
    method: 'GET',
    path: '/wps/admin/tags',
    summary: 'The tags of the brand in view',
    value: Type.Array(Tag),
  },
  createTag: {
    ...admin,
    method: 'POST',
    path: '/wps/admin/tags',
    summary: 'Adds a tag to the vocabulary',
    body: Type.Object(
      { name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), colour: TagColour },
      { additionalProperties: false },
    ),
    value: Tag,
  },
  deleteTag: {
    ...admin,
    method: 'DELETE',
    path: '/wps/admin/tags/:id',
    summary: 'Removes a tag, also from everybody who wears it',
    params: byId,
    body: why,
    value: Tag,
  },
  setMemberTags: {
    ...admin,
    method: 'PUT',
    path: '/wps/admin/members/:id/tags',
    summary: 'The tags that a member wears from now on',
    params: byId,
    body: Type.Object({ tagIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }) }, { additionalProperties: false }),
    value: Type.Array(Tag),
  },
})
