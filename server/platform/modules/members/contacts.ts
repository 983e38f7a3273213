import type { Static } from 'typebox'
import { sqlState } from '../../db/trouble.ts'
import type { MemberSession } from '../../http/session.ts'
import { bind } from '../../lib/bind.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import { membersErrors } from './errors.ts'
import type { OwnPassword } from './own-password.ts'
import { type CodeRequest, readContact } from './read-contact.ts'
import * as repository from './repository.ts'
import { tellChange } from './security.ts'
import type { securityCalls } from './security-schema.ts'
import { tellOldContact } from './tell-old-contact.ts'

type Change = Static<typeof securityCalls.setContact.body>

interface ContactsParts extends MembersParts {
  readonly ownPassword: OwnPassword
}

const UNIQUE_VIOLATION = '23505'

/** Sends a code to the new contact. Throws EMAIL_INVALID, MOBILE_…, CONTACT_SAME, RATE_LIMITED. */
async function sendContactCode(
  parts: ContactsParts,
  session: MemberSession,
  given: CodeRequest,
  origin: Origin,
): Promise<{ expiredMinutes: number }> {
  const { sites, verification } = parts
  const { contact } = await readContact(parts, session, given)
  const merchant = await sites.findMerchant(session.merchantId)
  const { locale: language, ip } = origin
  const { channel, recipient } = contact
  return verification.sendKnownCode({ merchant, channel, recipient, purpose: 'BIND', language, ip })
}

/** Throws OLD_PASSWORD_WRONG, VERIFICATION_CODE_…, SECOND_FACTOR_WRONG, MOBILE_TAKEN. */
async function setContact(parts: ContactsParts, session: MemberSession, change: Change): Promise<void> {
  const { database, messages, verification, ownPassword } = parts
  const { contact, member } = await readContact(parts, session, change)
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
      if (!contact.isSame) await tellOldContact(parts, tx, member, contact)
      await messages.noteContact(tx, session, { channel: channel === 'EMAIL' ? 'MAIL' : 'SMS', recipient })
      if (!contact.isSame) await tellChange(parts, tx, session, 'contactChanged')
    })
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw membersErrors.MOBILE_TAKEN({ field: 'mobileNum' })
    throw error
  }
}

/**
 * E-mail and telephone of an account. A change needs the password, a code that reached the new contact, and the second
 * factor where there is one; the old contact is told (regulator-rules A6).
 */
export function createContacts(parts: MembersParts, ownPassword: OwnPassword) {
  return bind({ ...parts, ownPassword }, { sendContactCode, setContact })
}
