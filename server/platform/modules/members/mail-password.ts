import { hashPassword, newPlainText } from '../../lib/credentials.ts'
import { loadWords } from '../../lib/words.ts'
import type { MembersParts, Origin } from './dependencies.ts'
import * as repository from './repository.ts'

export const MAILED_MINUTES = 30
const MAILED_LENGTH = 12
const words = loadWords('mails')

/**
 * Mails a one-time password when name and e-mail belong together; the old password keeps working. The same work
 * is done when they do not, so that neither the answer nor its time tells.
 */
export async function mailPassword(
  { database, clock, sites, messages }: MembersParts,
  request: { username: string; email: string },
  origin: Origin,
): Promise<void> {
  const merchant = await sites.findMerchant(origin.merchantId)
  const member = await repository.selectMemberByAccount(database.query, merchant.id, request.username.trim())
  const isTheirs = member?.email?.toLowerCase() === request.email.trim().toLowerCase() && member.status === 'ACTIVE'
  const password = newPlainText(MAILED_LENGTH)
  const hash = await hashPassword(password)
  const now = clock.now()
  const language = isTheirs ? member.language : origin.locale
  const values = { brand: merchant.name, account: member?.account ?? '', password, minutes: MAILED_MINUTES }
  await database.transaction(async (tx) => {
    if (isTheirs) {
      const expiresAt = new Date(now.getTime() + MAILED_MINUTES * 60_000)
      const owner = { merchant_id: merchant.id, member_id: member.id }
      await repository.replacePassword(tx.query, {
        ...owner,
        kind: 'MAILED',
        hash,
        must_change: true,
        created_at: now,
        expires_at: expiresAt,
      })
    }
    await messages.queueMail(tx, {
      to: isTheirs ? member.email : null,
      sender: merchant.name,
      subject: words.say('mailed_password_subject', language, values) ?? '',
      text: words.say('mailed_password_text', language, values) ?? '',
    })
  })
}
