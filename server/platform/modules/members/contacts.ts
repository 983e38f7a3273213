import type { Static } from 'typebox'
import type { Transaction } from '../../db/connection.ts'
import { sqlState } from '../../db/trouble.ts'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import { loadWords } from '../../lib/words.ts'
import { parseMobile } from '../sites/service.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import { needMobile } from './mobile.ts'
import type { OwnPassword } from './own-password.ts'
import { maskEmail, maskMobile } from './presenter.ts'
import type { MemberRow } from './repository.ts'
import * as repository from './repository.ts'
import { demandMayProtect, tellChange } from './security.ts'
import type { securityCalls } from './security-schema.ts'

type CodeRequest = Static<typeof securityCalls.sendContactCode.body>
type Change = Static<typeof securityCalls.setContact.body>

const EMAIL = /^[^\s@"<>,;:\\]+@[^\s@]+\.[^\s@]{2,}$/
const UNIQUE_VIOLATION = '23505'
const words = loadWords('mails')

/** Where a code is to go. */
interface Contact {
  readonly channel: 'EMAIL' | 'SMS'
  readonly recipient: string
}

/**
 * E-mail and telephone of an account. A change needs the password, a code that reached the new contact, and the second
 * factor where there is one; the old contact is told (regulator-rules A6).
 */
export function createContacts(parts: MembersParts, ownPassword: OwnPassword) {
  const { database, sites, verification, messages } = parts

  async function read(session: MemberSession, given: CodeRequest): Promise<{ contact: Contact; member: MemberRow }> {
    demandMayProtect(session)
    const member = await repository.selectMember(database.query, session.merchantId, session.memberId)
    if (member === undefined) throw httpErrors.UNAUTHENTICATED()
    if (given.channel === 'EMAIL') {
      const recipient = (given.email ?? '').trim()
      if (!EMAIL.test(recipient)) throw membersErrors.EMAIL_INVALID({ field: 'email' })
      if (recipient.toLowerCase() === member.email?.toLowerCase()) throw membersErrors.CONTACT_SAME({ field: 'email' })
      return { contact: { channel: 'EMAIL', recipient }, member }
    }
    const merchant = await sites.findMerchant(session.merchantId)
    const parsed = parseMobile(merchant, given.countryDialingCode ?? '', given.mobileNum ?? '')
    const recipient = needMobile(parsed, given.mobileNum)
    if (recipient === member.mobile) throw membersErrors.CONTACT_SAME({ field: 'mobileNum' })
    return { contact: { channel: 'SMS', recipient }, member }
  }

  /** Tells the contact that was in force until now. */
  async function tellOldContact(tx: Transaction, member: MemberRow, { channel, recipient }: Contact): Promise<void> {
    const merchant = await sites.findMerchant(member.merchant_id)
    const contact = channel === 'EMAIL' ? maskEmail(recipient) : maskMobile(recipient)
    const values = { brand: merchant.name, account: member.account, contact }
    const text = words.say('contact_changed_text', member.language, values) ?? ''
    const subject = words.say('contact_changed_subject', member.language, values) ?? ''
    const old = channel === 'EMAIL' ? member.email : member.mobile
    if (old === null) return
    if (channel === 'EMAIL') await messages.queueMail(tx, { to: old, sender: merchant.name, subject, text })
    else await verification.sendText(tx, { from: merchant.name, to: old, text })
  }

  return {
    /** Sends a code to the new contact. Throws EMAIL_INVALID, MOBILE_…, CONTACT_SAME, RATE_LIMITED. */
    async sendContactCode(
      session: MemberSession,
      given: CodeRequest,
      origin: Origin,
    ): Promise<{ expiredMinutes: number }> {
      const { contact } = await read(session, given)
      const merchant = await sites.findMerchant(session.merchantId)
      const { locale: language, ip } = origin
      return verification.sendKnownCode({ merchant, ...contact, purpose: 'BIND', language, ip })
    },

    /** Throws OLD_PASSWORD_WRONG, VERIFICATION_CODE_…, SECOND_FACTOR_WRONG, MOBILE_TAKEN. */
    async setContact(session: MemberSession, change: Change): Promise<void> {
      const { contact, member } = await read(session, change)
      const { channel, recipient } = contact
      await ownPassword.check(session, change.password, 'password')
      const codeHash = await verification.checkCode(session.merchantId, recipient, 'BIND', change.verificationCode)
      const { since } = await verification.readTotp(session)
      try {
        await database.transaction(async (tx) => {
          if (since !== null) await verification.demandSecondFactor(tx, session, change.code ?? '')
          await verification.takeCode(tx, session.merchantId, recipient, 'BIND', codeHash)
          await repository.updateContact(
            tx.query,
            member,
            channel === 'EMAIL' ? { email: recipient } : { mobile: recipient },
          )
          await tellOldContact(tx, member, contact)
          await tellChange(parts, tx, session, 'CONTACT')
        })
      } catch (error) {
        if (sqlState(error) === UNIQUE_VIOLATION) throw membersErrors.MOBILE_TAKEN({ field: 'mobileNum' })
        throw error
      }
    },
  }
}
