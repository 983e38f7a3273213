import { createHash } from 'node:crypto'
import { maskAccount } from '../../../lib/mask-account.ts'
import type { WriterRow } from '../repository/writers.ts'
import { hasContactNumber, hasLink } from '../text/contacts.ts'
import { tidyMessage } from '../text/tidy.ts'
import { findWord } from '../text/words.ts'
import type { MemberKey } from './dependencies.ts'

/**
 * By what other members tell writers apart. Made of the member's id, which is random enough that nobody finds it by trying, so that no key of
 * the house is needed that could leak or change.
 */
export const authorKeyOf = ({ merchantId, memberId }: MemberKey): string =>
  createHash('sha256').update(`chat ${merchantId} ${memberId}`).digest('hex').slice(0, 16)

/** What others read as the writer's name. A nickname says no more than a message may: contacts and words of the list would hide there. */
export function authorNameOf(
  { account, nickname }: Pick<WriterRow, 'account' | 'nickname'>,
  words: readonly string[],
): string {
  const name = nickname === null ? undefined : tidyMessage(nickname)
  const isFit = name !== undefined && !hasLink(name) && !hasContactNumber(name) && findWord(name, words) === undefined
  return isFit ? name : maskAccount(account)
}
