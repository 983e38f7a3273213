import type { Transaction } from '../../../../db/connection.ts'
import { hashPassword, newPlainText } from '../../../../lib/credentials.ts'
import { loadWords } from '../../../../lib/words.ts'
import { type By, demand } from '../../../operators/service.ts'
import { clearFailures } from '../../failures.ts'
import { updateMember } from '../../profile-repository.ts'
import { type MemberRow, replacePassword } from '../../repository.ts'
import { membersRights } from '../policy.ts'
import {
  changeMemberSeconded,
  type MembersOperatorDependencies,
  needMember,
  noteTouch,
  type Profile,
  tellMember,
} from './change.ts'

/** A password given by an operator travels by mail or by telephone: a day, not half an hour. */
const ONE_TIME_HOURS = 24
const ONE_TIME_LENGTH = 12
const words = loadWords('mails')
/** The calls say no more than whose: the member is the subject. */
const paymentPassword = { kind: 'memberPaymentPassword', wish: {} } as const
const secondFactor = { kind: 'memberSecondFactor', wish: {} } as const

type Deciding = By & { readonly reason: string }

/** A new password with its hashes, made before the transaction: hashing takes its time. */
interface PasswordReset {
  readonly brand: string
  readonly password: string
  readonly hash: string
  readonly unusable: string
  readonly email: string | null
}

/**
 * A one-time password in place of the old one, which stops working at once; sessions end. It is mailed where there is an
 * address: only then does nobody but the member know it. Without one `oneTimePassword` is told to the operator, once. Where it waits for a
 * second operator, neither is told. Throws as `changeMemberSeconded`.
 */
export async function resetPassword(dependencies: MembersOperatorDependencies, by: Deciding, id: string) {
  demand(by.session, membersRights['members.change'])
  const reset = await prepareReset(dependencies, by.session.merchantId, id)
  let isDone = false
  const deed = { kind: 'memberPassword', wish: {} } as const
  const profile = await changeMemberSeconded(dependencies, by, 'resetPassword', id, deed, async (tx, member) => {
    isDone = true
    await noteTouch(dependencies, tx, member, by)
    await writeReset(dependencies, tx, member, reset)
    await mailReset(dependencies, tx, member, reset)
    await tellMember(dependencies, tx, member, 'passwordReset')
  })
  // While it waits there is no new password: one is made for whoever carries it out.
  if (!isDone) return { profile, email: null, oneTimePassword: null }
  const { email, password } = reset
  return { profile, email, oneTimePassword: email === null ? password : null }
}

async function prepareReset(
  { database, sites }: MembersOperatorDependencies,
  merchantId: string,
  id: string,
): Promise<PasswordReset> {
  const { email } = await needMember(database.query, merchantId, id)
  const password = newPlainText(ONE_TIME_LENGTH)
  // Nobody ever learns the second one: it only takes the old password's place.
  const hash = await hashPassword(password)
  const unusable = await hashPassword(newPlainText(40))
  const brand = (await sites.findMerchant(merchantId)).name
  return { brand, password, hash, unusable, email }
}

async function writeReset(
  { clock, sessions, verification }: MembersOperatorDependencies,
  tx: Transaction,
  { merchant_id: merchantId, id, account }: MemberRow,
  { hash, unusable }: PasswordReset,
): Promise<void> {
  const now = clock.now()
  const owner = { merchant_id: merchantId, member_id: id, created_at: now, must_change: true }
  await replacePassword(tx.query, { ...owner, kind: 'MAIN', hash: unusable })
  const expiresAt = new Date(now.getTime() + ONE_TIME_HOURS * 3_600_000)
  await replacePassword(tx.query, { ...owner, kind: 'MAILED', hash, expires_at: expiresAt })
  await sessions.endAll(tx, { merchantId, memberId: id })
  await clearFailures(verification.attempts, tx.query, merchantId, account)
}

async function mailReset(
  { messages }: MembersOperatorDependencies,
  tx: Transaction,
  { account, language }: MemberRow,
  { brand, email, password }: PasswordReset,
): Promise<void> {
  if (email === null) return
  const values = { brand, account, password, hours: ONE_TIME_HOURS }
  await messages.queueMail(tx, {
    to: email,
    sender: brand,
    subject: words.say('reset_password_subject', language, values) ?? '',
    text: words.say('reset_password_text', language, values) ?? '',
  })
}

/** Takes the payment password away; the member is told and sets a new one. */
export const resetPaymentPassword = (
  dependencies: MembersOperatorDependencies,
  by: Deciding,
  id: string,
): Promise<Profile> =>
  changeMemberSeconded(dependencies, by, 'resetPaymentPassword', id, paymentPassword, async (tx, member) => {
    await noteTouch(dependencies, tx, member, by)
    const owner = { merchantId: member.merchant_id, memberId: id }
    await updateMember(tx.query, owner, { payment_password_hash: null })
    await tellMember(dependencies, tx, member, 'paymentPasswordReset')
  })

/** Takes authenticator app, recovery codes and passkeys away for who lost them; sessions and remembered devices end. */
export const resetSecondFactor = (
  dependencies: MembersOperatorDependencies,
  by: Deciding,
  id: string,
): Promise<Profile> =>
  changeMemberSeconded(dependencies, by, 'resetSecondFactor', id, secondFactor, async (tx, member) => {
    const { messages, sessions, sites, verification } = dependencies
    await noteTouch(dependencies, tx, member, by)
    const owner = { merchantId: member.merchant_id, memberId: id }
    await verification.forgetTotp(tx, owner)
    await verification.forgetPasskeys(tx, owner)
    await sessions.endAll(tx, owner)
    await tellMember(dependencies, tx, member, 'secondFactorReset')
    if (member.email === null) return
    const values = { brand: (await sites.findMerchant(member.merchant_id, tx)).name, member: member.account }
    await messages.queueMail(tx, {
      to: member.email,
      sender: values.brand,
      subject: words.say('message.secondFactorReset.title', member.language, values) ?? '',
      text: words.say('message.secondFactorReset.content', member.language, values) ?? '',
    })
  })
