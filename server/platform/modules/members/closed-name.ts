import { loadWords } from '../../lib/words.ts'
import type { Merchant } from '../sites/service.ts'
import { ATTEMPT_MINUTES } from '../verification/service.ts'
import type { MembersParts } from './dependencies.ts'
import type { MemberRow } from './repository.ts'
import { membersTells } from './tells.ts'

const words = loadWords('mails')

/**
 * Tells the owner of a name, or of that of a subaccount the agent, once in half an hour, by mail and in the inbox, that strangers tried it
 * until it was closed to them, and how to get in meanwhile. For a name that nobody has a mail to nobody is queued, so that it takes as long.
 */
export async function tellClosedName(
  { database, failures, messages }: Pick<MembersParts, 'database' | 'failures' | 'messages'>,
  merchant: Merchant,
  account: string,
  member: MemberRow | undefined,
): Promise<void> {
  const values = { brand: merchant.name, account, minutes: ATTEMPT_MINUTES }
  const language = member?.language ?? merchant.defaultLanguage
  const say = (key: string) => words.say(key, language, values) ?? ''
  await database.transaction(async (tx) => {
    if (!(await failures.mustTell(tx, merchant.id, account))) return
    await messages.queueMail(tx, {
      to: member?.status === 'ACTIVE' ? member.email : null,
      sender: merchant.name,
      subject: say('strangers_subject'),
      text: say('strangers_text'),
    })
    if (member === undefined) return
    const owner = { merchantId: merchant.id, memberId: member.id }
    await messages.tell(tx, owner, membersTells.strangers, { minutes: String(ATTEMPT_MINUTES) })
  })
}
