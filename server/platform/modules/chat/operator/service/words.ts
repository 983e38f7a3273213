import type { Transaction } from '../../../../db/connection.ts'
import type { Rows } from '../../../../db/search.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { newId } from '../../../../lib/id.ts'
import { type By, demand } from '../../../operators/service.ts'
import { chatErrors } from '../../errors.ts'
import { listComparedWords } from '../../repository/writers.ts'
import { comparedWord } from '../../text/words.ts'
import { chatRights } from '../policy.ts'
import { presentWord } from '../presenter.ts'
import * as repository from '../repository/rooms.ts'
import type { ChatOperatorDependencies } from './dependencies.ts'

/** Words on a brand's list: each message is compared with all of them. */
const MOST_WORDS = 1_000

const deed = (action: string) => ({
  right: chatRights['chat.settings'],
  action: `chat.${action}`,
  subjectKind: 'chat-words',
  subjectId: ({ id }: repository.WordRow) => id,
  present: presentWord,
})

/** A page of the words of the brand in view. */
export async function listWords(
  { database }: ChatOperatorDependencies,
  session: OperatorSession,
  part: string | undefined,
  asked: PageRequest,
): Promise<Rows<repository.WordRow>> {
  demand(session, chatRights['chat.read'])
  return repository.listWords(database.query, session.merchantId, part, pageOf(asked))
}

/** Puts a word on the list. Throws CHAT_WORD_TOO_SHORT, CHAT_WORD_KNOWN, CHAT_WORDS_TOO_MANY. */
export function addWord(dependencies: ChatOperatorDependencies, by: By, written: string): Promise<repository.WordRow> {
  const { clock, operators } = dependencies
  const { merchantId, account } = by.session
  return operators.perform(by, deed('addWord'), async (tx) => {
    const word = comparedWord(written)
    if (word.length < 2) throw chatErrors.CHAT_WORD_TOO_SHORT({ field: 'word' })
    await repository.lockSettings(tx, merchantId)
    if ((await listComparedWords(tx.query, merchantId)).length >= MOST_WORDS)
      throw chatErrors.CHAT_WORDS_TOO_MANY({ extras: { most: MOST_WORDS } })
    const now = clock.now()
    const after = await repository.insertWord(tx.query, {
      merchant_id: merchantId,
      id: newId(now.getTime()),
      word,
      written,
      added_by: account,
      added_at: now,
    })
    if (after === undefined) throw chatErrors.CHAT_WORD_KNOWN({ field: 'word' })
    announce(dependencies, tx, merchantId)
    return { before: null, after }
  })
}

/** Takes a word off the list. Throws CHAT_WORD_NOT_FOUND. */
export function removeWord(dependencies: ChatOperatorDependencies, by: By, id: string): Promise<repository.WordRow> {
  const { merchantId } = by.session
  return dependencies.operators.perform(by, deed('removeWord'), async (tx) => {
    const before = await repository.deleteWord(tx.query, merchantId, id)
    if (before === undefined) throw chatErrors.CHAT_WORD_NOT_FOUND()
    announce(dependencies, tx, merchantId)
    return { before, after: null }
  })
}

/** All nodes read the list anew. */
function announce({ events, clock }: ChatOperatorDependencies, tx: Transaction, merchantId: string): void {
  tx.onCommit(() => events.publish({ type: 'site', merchantId, topic: 'chat', version: clock.now().getTime() }))
}
