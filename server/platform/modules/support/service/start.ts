import { networkOf } from '../../../../edge/address.ts'
import { newId } from '../../../lib/id.ts'
import { supportErrors } from '../errors.ts'
import { announce, append, type Said } from '../messages.ts'
import type { Person } from '../person.ts'
import * as repository from '../repository.ts'
import type { Dependencies } from './dependencies.ts'
import { readDesk } from './desk.ts'
import { limitMessage } from './send.ts'

/** How somebody begins: the first thing they say, in which language, from where, and where they are answered later. */
export interface Beginning {
  readonly content: string
  readonly clientId: string
  /** Of a visitor: where an answer goes that comes later. */
  readonly contact: string | null
  readonly language: string
  readonly address: string
  readonly country: string | undefined
}

/**
 * Begins a conversation with its first message. Begun again, with the same secret or by a member who has an open one, it is the same
 * conversation. Throws RATE_LIMITED, SUPPORT_CLOSED, SUPPORT_CONVERSATION_CLOSED.
 */
export async function start(dependencies: Dependencies, person: Person, beginning: Beginning): Promise<Said> {
  const { database, clock, events, limits } = dependencies
  // Whoever has an open one goes on with it, whether somebody is there or not; with a secret that was used it is over.
  const own = await repository.findOwn(database.query, person)
  const stored = own && (await repository.findSent(database.query, own, beginning.clientId))
  if (own !== undefined && stored !== undefined) return { conversation: own, message: stored }
  const { address } = beginning
  await limits.consume('supportStart', person.memberId === null ? networkOf(address) : `member:${person.memberId}`)
  await limitMessage(dependencies, person, address)
  const isBegun = own !== undefined && (own.state !== 'CLOSED' || own.member_id === null)
  if (!isBegun) await demandOpen(dependencies, person.merchantId)
  const now = clock.now()
  const { content, clientId } = beginning
  return database.transaction(async (tx) => {
    const begun = await repository.insert(tx.query, rowOf(person, beginning, now))
    const found = begun ?? (await repository.findOwn(tx.query, person))
    const conversation = found && (await repository.lock(tx.query, found))
    if (conversation === undefined) throw supportErrors.SUPPORT_CONVERSATION_NOT_FOUND()
    const sent = await repository.findSent(tx.query, conversation, clientId)
    if (sent !== undefined) return { conversation, message: sent }
    if (conversation.state === 'CLOSED') throw supportErrors.SUPPORT_CONVERSATION_CLOSED()
    const said = await append(
      tx,
      conversation,
      { author: 'PERSON', operatorId: null, clientId, kind: 'TEXT', content },
      now,
    )
    announce(tx, events, conversation)
    return said
  })
}

async function demandOpen(dependencies: Dependencies, merchantId: string): Promise<void> {
  const { state, opensAt } = await readDesk(dependencies, merchantId)
  if (state !== 'OPEN')
    throw supportErrors.SUPPORT_CLOSED({ extras: { state, opensAt: opensAt?.toISOString() ?? null } })
}

const rowOf = (
  { merchantId, memberId, secretHash }: Person,
  {
    language,
    address,
    contact,
    country = null,
  }: Omit<Beginning, 'country'> & { readonly country?: string | null | undefined },
  now: Date,
) => ({
  merchant_id: merchantId,
  id: newId(now.getTime()),
  member_id: memberId,
  // A member's conversation is opened by signing in alone: whoever comes to the browser later reads nothing of it.
  secret_hash: memberId === null ? secretHash : null,
  language,
  address,
  contact,
  country,
  state: 'WAITING',
  created_at: now,
  waiting_since: now,
  last_number: 0,
  last_message_at: now,
  last_author: 'PERSON',
  person_seen_at: now,
})
