import type { Transaction } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'
import { findReaders } from './readers-repository.ts'
import { insertMessages } from './repository.ts'
import type { Dependencies } from './service/dependencies.ts'
import { sendOut } from './service/send-out.ts'
import { listWanting } from './settings-repository.ts'

/** One text for many members, as each of them reads it. */
export interface Batch {
  /** What operators sent; each member has it once ever. Null is for trying it out: that comes as often as it is sent. */
  readonly broadcastId: string | null
  readonly kind: 'HOUSE' | 'PROMOTION'
  /** A page of the portal. */
  readonly path: string | null
  readonly recipients: readonly { readonly memberId: string; readonly title: string; readonly content: string }[]
}

/**
 * Puts a message into many inboxes within the caller's transaction, and sends it beside to those who asked for messages of its kind there;
 * answers the ids of the members who did not have it yet.
 */
export async function deliverMany(
  dependencies: Dependencies,
  tx: Transaction,
  merchantId: string,
  { recipients, ...message }: Batch,
): Promise<string[]> {
  const { clock, events } = dependencies
  const now = clock.now()
  const rows = recipients.map((recipient) => ({ ...recipient, id: newId(now.getTime()) }))
  const memberIds = await insertMessages(tx, { merchantId, ...message, rows, at: now })
  // One event for all of them, without counts: of the members of a batch few are connected, and those read their own count again. A count
  // each would be as many queries here and as many events on every node.
  if (memberIds.length > 0)
    tx.onCommit(() => events.publish({ type: 'inboxes', merchantId, memberIds, version: now.getTime() }))
  const wanting = await listWanting(tx.query, merchantId, message.kind, memberIds)
  const wanted = recipients.filter(({ memberId }) => wanting.has(memberId))
  if (wanted.length > 0) await sendBeside(dependencies, tx, merchantId, { ...message, recipients: wanted })
  return memberIds
}

async function sendBeside(
  dependencies: Dependencies,
  tx: Transaction,
  merchantId: string,
  { kind, path, recipients }: Omit<Batch, 'broadcastId'>,
): Promise<void> {
  const owners = recipients.map(({ memberId }) => ({ merchantId, memberId }))
  const readers = await findReaders(tx, owners, null)
  const outgoing = readers.flatMap(({ place, reader }) => {
    const [owner, words] = [owners[place], recipients[place]]
    if (owner === undefined || words === undefined) return []
    return [{ owner, reader, title: words.title, content: words.content, path, hasOwnMail: false }]
  })
  await sendOut(dependencies, tx, kind, outgoing)
}
