import type { Transaction } from '../../../../db/connection.ts'
import type { By } from '../../../operators/service.ts'
import { chatErrors } from '../../errors.ts'
import { presentMessage } from '../../presenter.ts'
import { insertEntry, type MessageRow, markRemoved } from '../../repository/messages.ts'
import { chatRights } from '../policy.ts'
import { presentOperatorMessage } from '../presenter.ts'
import * as repository from '../repository/cases.ts'
import type { ChatOperatorDependencies } from './dependencies.ts'

const deed = {
  right: chatRights['chat.moderate'],
  action: 'chat.removeMessage',
  subjectKind: 'chat-messages',
  subjectId: ({ room_id, sequence }: repository.WrittenRow) => `${room_id}/${sequence}`,
  present: presentOperatorMessage,
}

/**
 * Removes a message from a room; an open case about it is decided with it. Removed again it stays so. Throws CHAT_MESSAGE_NOT_FOUND, also in
 * another brand's room.
 */
export function removeMessage(
  dependencies: ChatOperatorDependencies,
  by: By & { readonly reason: string },
  { roomId, sequence }: { readonly roomId: string; readonly sequence: number },
): Promise<repository.WrittenRow> {
  const { merchantId, account } = by.session
  return dependencies.operators.perform(by, deed, async (tx) => {
    const before = await repository.findWritten(tx.query, { merchantId, roomId }, sequence)
    if (before === undefined) throw chatErrors.CHAT_MESSAGE_NOT_FOUND()
    const open = await repository.lockOpenCaseOf(tx.query, before)
    if (open !== undefined) {
      const decision = { state: 'REMOVED', decided_by: account, decided_at: dependencies.clock.now() }
      await repository.changeCase(tx.query, open, decision)
    }
    await removeWritten(dependencies, tx, before, account)
    const after = await repository.findWritten(tx.query, { merchantId, roomId }, sequence)
    return { before, after: after ?? before }
  })
}

/**
 * Marks a message as gone and writes that into the room's log, so that who was away learns of it like of any message. The last thing that the
 * caller's work does: the room's counter is held from here on.
 */
export async function removeWritten(
  { clock, events }: ChatOperatorDependencies,
  tx: Transaction,
  message: MessageRow,
  account: string,
): Promise<void> {
  const at = clock.now()
  const removed = await markRemoved(tx.query, message, { removed_by: account, removed_at: at })
  if (removed === undefined) return
  const { merchant_id: merchantId, room_id: roomId } = removed
  const entry = await insertEntry(
    tx.query,
    { merchantId, roomId },
    {
      kind: 'REMOVAL',
      member_id: removed.member_id,
      author_key: removed.author_key,
      author_name: removed.author_name,
      removes: removed.sequence,
      written_at: at,
    },
  )
  tx.onCommit(() => events.publish({ type: 'chat', merchantId, roomId, message: presentMessage(entry) }))
}
