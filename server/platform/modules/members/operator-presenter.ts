import type { Static } from 'typebox'
import type { Profile } from './operator-desk.ts'
import type { selectNotes, selectTags } from './operator-repository.ts'
import type { memberDeskCalls } from './operator-schema.ts'

type Shape = Static<typeof memberDeskCalls.getMemberProfile.value>
type TagShape = Static<typeof memberDeskCalls.createTag.value>

export const presentTag = (tag: Awaited<ReturnType<typeof selectTags>>[number]): TagShape => ({
  id: tag.id,
  name: tag.name,
  colour: tag.colour as TagShape['colour'],
})

/** A member as operators see one; the audit log keeps the same, so that it never holds a password or its hash. */
export function presentProfile({ member, uplines, downlines, failedTries, tags, factors }: Profile): Shape {
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
  }
}

export function presentNote(note: Awaited<ReturnType<typeof selectNotes>>[number]) {
  return {
    id: note.id,
    content: note.content,
    isPinned: note.is_pinned,
    operatorAccount: note.operator_account,
    createdAt: note.created_at.toISOString(),
  }
}
