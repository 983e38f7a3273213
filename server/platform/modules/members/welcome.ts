import type { Transaction } from '../../db/connection.ts'
import { loadWords } from '../../lib/words.ts'
import type { Merchant } from '../sites/service.ts'
import type { MembersParts } from './dependencies.ts'
import type { MemberRow } from './repository.ts'

const words = loadWords('mails')

/** The first message in the inbox of a new member, in the language of the account. */
export function deliverWelcome(
  { messages }: Pick<MembersParts, 'messages'>,
  tx: Transaction,
  merchant: Merchant,
  { id: memberId, account, language }: MemberRow,
): Promise<void> {
  const values = { brand: merchant.name, account }
  const owner = { merchantId: merchant.id, memberId }
  return messages.deliver(tx, owner, {
    title: words.say('welcome_title', language, values) ?? '',
    content: words.say('welcome_content', language, values) ?? '',
  })
}
