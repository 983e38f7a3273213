import type { Static } from 'typebox'
import { maskEmail, maskMobile } from './presenter.ts'
import type { Profile } from './profile-schema.ts'
import type { MemberRow } from './repository.ts'

/** Details that say nothing by which a person could be reached or impersonated. */
const OPEN_DETAILS: ReadonlySet<string> = new Set(['nationality', 'occupation', 'sourceOfIncome'])
const SHOWN_END = 3

export function presentProfile({
  member,
  minimumAge,
}: {
  member: MemberRow
  minimumAge: number
}): Static<typeof Profile> {
  return {
    account: member.account,
    nickname: member.nickname,
    avatarUrl: member.avatar_url,
    payeeName: member.payee_name,
    birthYear: member.birthday === null ? null : Number(member.birthday.slice(0, 4)),
    minimumAge,
    email: member.email === null ? null : maskEmail(member.email),
    mobileNum: member.mobile === null ? null : maskMobile(member.mobile),
    registeredAt: member.registered_at.toISOString(),
    details: Object.entries(member.details as Record<string, string>).map(([name, text]) => ({
      name,
      text: OPEN_DETAILS.has(name) ? text : maskAllButEnd(text),
    })),
  }
}

/** `079190001234` → `•••••••••234` */
function maskAllButEnd(text: string): string {
  const letters = [...text]
  const hidden = Math.max(letters.length - SHOWN_END, Math.ceil(letters.length / 2))
  return `${'•'.repeat(hidden)}${letters.slice(hidden).join('')}`
}
