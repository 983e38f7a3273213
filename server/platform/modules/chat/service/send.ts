import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import { chatErrors } from '../errors.ts'
import type { MessageRow } from '../repository/messages.ts'
import { hasContactNumber, hasLink } from '../text/contacts.ts'
import { LONGEST_MESSAGE, tidyMessage } from '../text/tidy.ts'
import { findWord } from '../text/words.ts'
import type { Dependencies } from './dependencies.ts'
import { countTry, type Place, wordsOf, write } from './write.ts'

/**
 * Writes a text into a room. Throws INVALID_INPUT where nothing of it is left or it is too long, CHAT_LINK_REFUSED, CHAT_NUMBER_REFUSED,
 * CHAT_WORD_REFUSED, and as `countTry` and `write`.
 */
export async function send(
  dependencies: Dependencies,
  session: MemberSession,
  { content: typed, ...place }: Place & { readonly content: string },
): Promise<MessageRow> {
  await countTry(dependencies, session)
  const content = tidyMessage(typed)
  if (content === undefined || [...content].length > LONGEST_MESSAGE)
    throw httpErrors.INVALID_INPUT({ field: 'content' })
  if (hasLink(content)) throw chatErrors.CHAT_LINK_REFUSED({ field: 'content' })
  if (hasContactNumber(content)) throw chatErrors.CHAT_NUMBER_REFUSED({ field: 'content' })
  const words = await wordsOf(dependencies, session.merchantId)
  if (findWord(content, words) !== undefined) throw chatErrors.CHAT_WORD_REFUSED({ field: 'content' })
  return write(dependencies, session, place, { kind: 'TEXT', content })
}
