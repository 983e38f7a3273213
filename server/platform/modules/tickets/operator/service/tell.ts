import type { Transaction } from '../../../../db/connection.ts'
import { isEmail } from '../../../../lib/email.ts'
import { loadWords } from '../../../../lib/words.ts'
import type { Merchant } from '../../../sites/service.ts'
import { ticketsTells } from '../../tells.ts'
import type { OperatorTicketRow } from '../repository.ts'
import type { TicketsOperatorDependencies } from './dependencies.ts'

const words = loadWords('feedback')

/** Tells who wrote that there is an answer: a member in the inbox, a visitor who left a mail address by mail. */
export async function tellAnswered(
  { messages }: Pick<TicketsOperatorDependencies, 'messages'>,
  tx: Transaction,
  { merchant_id: merchantId, member_id: memberId, contact, number, answer_language }: OperatorTicketRow,
  answer: string,
  { name: brand, defaultLanguage }: Pick<Merchant, 'name' | 'defaultLanguage'>,
): Promise<void> {
  if (memberId !== null) return messages.tell(tx, { merchantId, memberId }, ticketsTells.answered, { number, answer })
  if (contact === null || !isEmail(contact)) return
  const say = (key: string) => words.say(key, answer_language ?? defaultLanguage, { number, brand, answer }) ?? ''
  await messages.queueMail(tx, { to: contact, sender: brand, subject: say('mail.subject'), text: say('mail.text') })
}
