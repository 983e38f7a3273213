import type { Transaction } from '../../db/connection.ts'
import { MEMBER } from '../../lib/account-types.ts'
import { newId } from '../../lib/id.ts'
import type { Merchant } from '../sites/service.ts'
import { newReferralCode, openAccount } from './creation.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { linkIdentity } from './firebase-sign-in.ts'
import type { Applicant } from './registration-check.ts'
import type { Registration } from './registration-rules.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import { deliverWelcome } from './welcome.ts'

/** Fields with a column of their own, or that are not kept; all others stay together in `details`. */
const OWN_COLUMN = new Set([
  'username',
  'password',
  'payeeName',
  'email',
  'mobileNum',
  'affiliateCode',
  'paymentPassword',
  'nickname',
  'birthday',
])

/** Writes the member, with all that hangs on it, within the transaction that signs in. */
export async function writeRegistration(
  parts: MembersParts,
  tx: Transaction,
  merchant: Merchant,
  user: Registration,
  applicant: Applicant,
  origin: Origin,
): Promise<MemberRow> {
  const { clock, verification } = parts
  const now = clock.now()
  const { values, mobile, invitation } = applicant
  if (applicant.codeHash !== undefined && mobile !== null) {
    await verification.takeCode(tx, merchant.id, mobile, 'REGISTER', applicant.codeHash)
  }
  const details = [...values].filter(([name]) => !OWN_COLUMN.has(name))
  const member = await repository.insertMember(tx.query, {
    merchant_id: merchant.id,
    id: newId(now.getTime()),
    account: applicant.account,
    account_key: applicant.account.toLowerCase(),
    type: invitation?.type ?? MEMBER,
    currency: merchant.currency,
    language: origin.locale,
    nickname: values.get('nickname') ?? null,
    payee_name: values.get('payeeName') ?? null,
    email: values.get('email') ?? null,
    mobile,
    birthday: applicant.birthday,
    referral_code: newReferralCode(),
    details: JSON.stringify(Object.fromEntries(details)),
    payment_password_hash: applicant.paymentPasswordHash,
    terms_accepted_at: now,
    register_ip: origin.ip,
    register_url: user.registerUrl ?? null,
    registered_at: now,
  })
  if (applicant.passwordHash !== null) {
    const owner = { merchant_id: merchant.id, member_id: member.id }
    await repository.replacePassword(tx.query, {
      ...owner,
      kind: 'MAIN',
      hash: applicant.passwordHash,
      must_change: false,
      created_at: now,
    })
  }
  await openAccount(parts, tx, member, invitation?.uplineId)
  // Last of all that may wait: those who register by one link at once come one after the other from here on.
  if (invitation?.arrive && !(await invitation.arrive(tx, member)))
    throw membersErrors.AFFILIATE_INVALID({ field: invitation.field })
  const owner = { merchantId: merchant.id, memberId: member.id }
  if (applicant.identity !== undefined) await linkIdentity(parts, tx, owner, applicant.identity)
  await noteProved(parts, tx, owner, applicant)
  await deliverWelcome(parts, tx, member)
  return member
}

/** What reached the applicant, or another house vouches for, may be written to. */
async function noteProved(
  { messages }: MembersParts,
  tx: Transaction,
  owner: { readonly merchantId: string; readonly memberId: string },
  { mobile, codeHash, provesMobile, identity }: Applicant,
): Promise<void> {
  if (mobile !== null && (codeHash !== undefined || provesMobile))
    await messages.noteContact(tx, owner, { channel: 'SMS', recipient: mobile })
  if (identity?.email !== undefined)
    await messages.noteContact(tx, owner, { channel: 'MAIL', recipient: identity.email })
}
