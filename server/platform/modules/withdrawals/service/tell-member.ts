import type { Transaction } from '../../../db/connection.ts'
import { formatMoney } from '../../../lib/money.ts'
import { loadWords } from '../../../lib/words.ts'
import { findPayee } from '../repository/members.ts'
import type { WithdrawalRow } from '../repository/withdrawals.ts'
import type { Dependencies } from './dependencies.ts'

const words = loadWords('withdrawals')

/** What the inbox tells of: the keys `message.<event>.title` and `.content` of withdrawals.json. */
export type ToldEvent = 'released' | 'rejected' | 'failed' | 'restReturned' | 'paidAgain' | 'forced'

/** Puts a message into the member's inbox, in the member's language and the caller's transaction (regulator row M1). */
export async function tellMember(
  { messages }: Pick<Dependencies, 'messages'>,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  event: ToldEvent,
): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId, account_number, bank_name, currency } = withdrawal
  const { language } = await findPayee(tx.query, { merchantId, memberId })
  const values = {
    amount: readable(withdrawal.amount, language),
    rest: readable(withdrawal.rest_amount ?? withdrawal.amount, language),
    currency,
    bank: bank_name,
    account: account_number.slice(-4),
    reason: words.say(`reject.${withdrawal.reject_code ?? 'OTHER'}`, language) ?? '',
  }
  const say = (part: 'title' | 'content') => words.say(`message.${event}.${part}`, language, values) ?? ''
  await messages.deliver(tx, { merchantId, memberId }, { title: say('title'), content: say('content') })
}

/** Whole units with the separators of the language. */
function readable(amount: bigint, language: string): string {
  const [whole = '0'] = formatMoney(amount).split('.')
  return new Intl.NumberFormat(language === 'vi' ? 'en' : language).format(BigInt(whole))
}
