import type { Transaction } from '../../db/connection.ts'
import { loadWords } from '../../lib/words.ts'
import type { MembersParts } from './dependencies.ts'
import { maskEmail, maskMobile } from './presenter.ts'
import type { Contact } from './read-contact.ts'
import type { MemberRow } from './repository.ts'

const words = loadWords('mails')

/** Tells the contact that was in force until now. */
export async function tellOldContact(
  { sites, messages, verification }: MembersParts,
  tx: Transaction,
  member: MemberRow,
  { channel, recipient }: Contact,
): Promise<void> {
  const merchant = await sites.findMerchant(member.merchant_id, tx)
  const contact = channel === 'EMAIL' ? maskEmail(recipient) : maskMobile(recipient)
  const values = { brand: merchant.name, account: member.account, contact }
  const text = words.say('contact_changed_text', member.language, values) ?? ''
  const subject = words.say('contact_changed_subject', member.language, values) ?? ''
  const old = channel === 'EMAIL' ? member.email : member.mobile
  if (old === null) return
  if (channel === 'EMAIL') await messages.queueMail(tx, { to: old, sender: merchant.name, subject, text })
  else await verification.sendText(tx, { from: merchant.name, to: old, text })
}
