import type { Static } from 'typebox'
import { currencySymbol } from '../../../../formats/currency-symbol.ts'
import type { MemberSession } from '../../http/session.ts'
import { TRIAL } from '../../lib/account-types.ts'
import type { ActingSubaccount } from '../../lib/subaccounts.ts'
import type { MemberRank } from './dependencies.ts'
import type { IdentityRow } from './identities-repository.ts'
import type { MemberRow } from './repository.ts'
import type { LinkedIdentity, Member, SignedIn } from './schema.ts'

/**
 * A member as the member sees it. E-mail and number are masked: a stolen session shall not give them away. Who acts in his name learns nothing
 * of his person.
 */
export function presentMember(
  row: MemberRow,
  { subaccount, mustChangePassword }: Pick<MemberSession, 'subaccount' | 'mustChangePassword'>,
  rank: MemberRank | undefined,
): Static<typeof Member> {
  const own = subaccount === null
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    currency: row.currency,
    currencySymbol: currencySymbol(row.currency),
    language: row.language,
    hasVip: rank !== undefined && row.type !== TRIAL,
    vipLabelName: rank?.name ?? null,
    vipRankLevel: rank?.rank ?? null,
    email: own && row.email !== null ? maskEmail(row.email) : null,
    mobileNum: own && row.mobile !== null ? maskMobile(row.mobile) : null,
    payeeName: own ? row.payee_name : null,
    referralCode: row.referral_code,
    avatarUrl: row.avatar_url,
    playBlockedUntil: row.play_blocked_until?.toISOString() ?? null,
    mustChangePassword,
    lastSignInAt: own ? (row.previous_sign_in_at?.toISOString() ?? null) : null,
    subaccount: subaccount && presentSubaccount(subaccount),
  }
}

/** The rights were checked when they were written. */
const presentSubaccount = ({ name, displayName, rights }: ActingSubaccount) => ({
  name,
  displayName,
  rights: [...rights] as NonNullable<Static<typeof Member>['subaccount']>['rights'],
})

/** A linked account as its owner sees it. */
export const presentIdentity = ({ provider, label, linked_at }: IdentityRow): Static<typeof LinkedIdentity> => ({
  // The table's check allows only these two.
  provider: provider as Static<typeof LinkedIdentity>['provider'],
  label,
  linkedAt: linked_at.toISOString(),
})

/** What a way of signing in led to. */
export interface SignInResult {
  readonly token: string
  readonly expiresAt: Date
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  readonly mustChangePassword: boolean
  /** For the cookie of a browser that is to be remembered. */
  readonly deviceToken: string | null
  readonly member: MemberRow
  /** The level of the house that the member has; undefined where the brand has none. */
  readonly rank: MemberRank | undefined
  /** Who acts in the member's name, where it is not the member who came. */
  readonly subaccount?: ActingSubaccount
}

export const presentSignedIn = ({
  member,
  subaccount,
  rank,
  expiresAt,
  ...rest
}: SignInResult): Static<typeof SignedIn> => ({
  ...rest,
  expiresAt: expiresAt.toISOString(),
  member: presentMember(
    member,
    { subaccount: subaccount ?? null, mustChangePassword: rest.mustChangePassword || rest.passwordExpired },
    rank,
  ),
})

/** `lan.nguyen@example.com` → `la***@example.com` */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 2)}***@${domain}`
}

/** `+84912345678` → `+84******678` */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}${'*'.repeat(Math.max(0, mobile.length - 6))}${mobile.slice(-3)}`
}
