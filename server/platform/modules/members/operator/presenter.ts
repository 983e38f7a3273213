import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { presentOpen } from '../../proposals/service.ts'
import type { ListedMember } from './list-repository.ts'
import type { NoteRow } from './notes-repository.ts'
import type { SharedOrigin } from './origins-repository.ts'
import type { membersOperatorCalls } from './schema.ts'
import type { Profile } from './service/change.ts'
import type { TagRow } from './tags-repository.ts'

type Shape = Static<typeof membersOperatorCalls.getMemberProfile.value>
type TagShape = Static<typeof membersOperatorCalls.createTag.value>

export const presentTag = (tag: TagRow): TagShape => ({
  id: tag.id,
  name: tag.name,
  colour: tag.colour as TagShape['colour'],
})

/** A member as operators see one; the audit log keeps the same, so that it never holds a password or its hash. */
export function presentProfile({ member, uplines, downlines, failedTries, tags, factors, proposals }: Profile): Shape {
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    status: member.status as Shape['status'],
    currency: member.currency,
    language: member.language,
    payeeName: member.payee_name,
    email: member.email,
    mobileNum: member.mobile,
    birthday: member.birthday,
    avatarUrl: member.avatar_url,
    referralCode: member.referral_code,
    uplines: uplines.map(({ id, account }) => ({ id, account })),
    downlines,
    termsAcceptedAt: member.terms_accepted_at?.toISOString() ?? null,
    registerIp: member.register_ip,
    registerUrl: member.register_url,
    registeredAt: member.registered_at.toISOString(),
    lastSignInAt: member.last_sign_in_at?.toISOString() ?? null,
    lastSignInIp: member.last_sign_in_ip,
    expiresAt: member.expires_at?.toISOString() ?? null,
    details: (member.details ?? {}) as Record<string, unknown>,
    hasPaymentPassword: member.payment_password_hash !== null,
    totpSince: factors.totpSince?.toISOString() ?? null,
    passkeys: factors.passkeys,
    failedTries,
    tags: tags.map(presentTag),
    proposals: proposals.map(presentOpen),
  }
}

export function presentNote(note: NoteRow) {
  return {
    id: note.id,
    content: note.content,
    isPinned: note.is_pinned,
    operatorAccount: note.operator_account,
    createdAt: note.created_at.toISOString(),
  }
}

/** A member as the list shows one. */
export function presentListed(row: ListedMember) {
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    status: row.status as 'ACTIVE' | 'LOCKED' | 'CLOSED',
    currency: row.currency,
    balance: formatMoney(row.balance ?? 0n),
    payeeName: row.payee_name,
    email: row.email,
    mobileNum: row.mobile,
    tags: row.tags,
    registeredAt: row.registered_at.toISOString(),
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    lastSignInIp: row.last_sign_in_ip,
  }
}

interface SessionRow {
  readonly id: string
  readonly ip: string
  readonly user_agent: string
  readonly created_at: Date
  readonly last_seen_at: Date
  readonly ended_at: Date | null
  readonly isOpen: boolean
}

export const presentSession = (row: SessionRow) => ({
  id: row.id,
  ip: row.ip,
  userAgent: row.user_agent,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  isOpen: row.isOpen,
})

export const presentOrigin = (row: SharedOrigin) => ({
  kind: row.kind,
  value: row.value,
  memberId: row.member_id,
  memberAccount: row.account,
  sessions: Number(row.sessions),
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
})
