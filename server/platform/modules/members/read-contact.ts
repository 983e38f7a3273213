import type { Static } from 'typebox'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { isEmail } from '../../lib/email.ts'
import { parseMobile } from '../sites/service.ts'
import type { MembersParts } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { needMobile } from './mobile.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import { demandMayProtect } from './security.ts'
import type { securityCalls } from './security-schema.ts'

export type CodeRequest = Static<typeof securityCalls.sendContactCode.body>

/** Where a code is to go. */
export interface Contact {
  readonly channel: 'EMAIL' | 'SMS'
  readonly recipient: string
  /** The one that the account has: it is proved, where it was only typed until now. */
  readonly isSame: boolean
}

/**
 * The new contact and the member as it is; the present one too, as long as it is not proved. Throws EMAIL_INVALID, MOBILE_…, CONTACT_SAME,
 * and what keeps a session from changing what protects its account.
 */
export async function readContact(
  { database, messages, sites }: MembersParts,
  session: MemberSession,
  given: CodeRequest,
): Promise<{ contact: Contact; member: MemberRow }> {
  demandMayProtect(session)
  const member = await repository.selectMember(database.query, session.merchantId, session.memberId)
  if (member === undefined) throw httpErrors.UNAUTHENTICATED()
  if (given.channel === 'EMAIL') {
    const recipient = (given.email ?? '').trim()
    if (!isEmail(recipient)) throw membersErrors.EMAIL_INVALID({ field: 'email' })
    const isSame = recipient.toLowerCase() === member.email?.toLowerCase()
    if (isSame && (await messages.hasProved(session, 'MAIL'))) throw membersErrors.CONTACT_SAME({ field: 'email' })
    return { contact: { channel: 'EMAIL', recipient, isSame }, member }
  }
  const merchant = await sites.findMerchant(session.merchantId)
  const parsed = parseMobile(merchant, given.countryDialingCode ?? '', given.mobileNum ?? '')
  const recipient = needMobile(parsed, given.mobileNum)
  const isSame = recipient === member.mobile
  if (isSame && (await messages.hasProved(session, 'SMS'))) throw membersErrors.CONTACT_SAME({ field: 'mobileNum' })
  return { contact: { channel: 'SMS', recipient, isSame }, member }
}
