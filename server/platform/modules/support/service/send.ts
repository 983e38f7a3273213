import { networkOf } from '../../../../edge/address.ts'
import type { Picture } from '../../../http/upload.ts'
import { supportErrors } from '../errors.ts'
import { announce, announceTyping, append, lockOpen, type Said, type Saying } from '../messages.ts'
import type { Person } from '../person.ts'
import * as repository from '../repository.ts'
import type { Dependencies } from './dependencies.ts'

/** Counts a message of a person that is not stored yet; of visitors, who may be one with many secrets, also by address. Throws RATE_LIMITED. */
export async function limitMessage(
  { limits }: Pick<Dependencies, 'limits'>,
  person: Person,
  address: string,
): Promise<void> {
  if (person.memberId === null) await limits.consume('supportAddress', networkOf(address))
  await limits.consume('supportMessage', subjectOf(person))
}

const subjectOf = ({ merchantId, memberId, secretHash }: Person) => `${merchantId}:${memberId ?? secretHash}`

/** The conversation of a person. Throws SUPPORT_CONVERSATION_NOT_FOUND, also for a secret of another brand. */
export async function needOwn(
  { database }: Pick<Dependencies, 'database'>,
  person: Person,
): Promise<repository.ConversationRow> {
  const own = await repository.findOwn(database.query, person)
  if (own === undefined) throw supportErrors.SUPPORT_CONVERSATION_NOT_FOUND()
  return own
}

/** Says something; said again under the same client id it is there once. Throws RATE_LIMITED, SUPPORT_CONVERSATION_…. */
export const send = (
  dependencies: Dependencies,
  person: Person,
  { content, clientId, address }: { readonly content: string; readonly clientId: string; readonly address: string },
): Promise<Said> => say(dependencies, person, address, { clientId, kind: 'TEXT', content })

/** Likewise a picture. */
export const sendPicture = (
  dependencies: Dependencies,
  person: Person,
  { clientId, address, picture }: { readonly clientId: string; readonly address: string; readonly picture: Picture },
): Promise<Said> => say(dependencies, person, address, { clientId, kind: 'PICTURE', content: '', picture })

async function say(
  dependencies: Dependencies,
  person: Person,
  address: string,
  saying: Omit<Saying, 'author' | 'operatorId'>,
): Promise<Said> {
  const { database, clock, events } = dependencies
  const own = await needOwn(dependencies, person)
  // Sent again after an answer that was lost, it is there, also when the conversation ended meanwhile; it counts once.
  const stored = await repository.findSent(database.query, own, saying.clientId)
  if (stored !== undefined) return { conversation: own, message: stored }
  await limitMessage(dependencies, person, address)
  return database.transaction(async (tx) => {
    const locked = (await repository.lock(tx.query, own)) ?? own
    const sent = await repository.findSent(tx.query, locked, saying.clientId)
    if (sent !== undefined) return { conversation: locked, message: sent }
    const said = await append(
      tx,
      await lockOpen(tx, own),
      { ...saying, author: 'PERSON', operatorId: null },
      clock.now(),
    )
    announce(tx, events, own)
    return said
  })
}

/** Tells the operator that the person is writing; too often is not told at all. Throws SUPPORT_CONVERSATION_NOT_FOUND. */
export async function type(dependencies: Dependencies, person: Person): Promise<void> {
  const { events, limits } = dependencies
  if (!(await limits.isWithin('supportTyping', subjectOf(person)))) return
  const own = await needOwn(dependencies, person)
  if (own.state === 'ACTIVE') announceTyping(events, own, 'PERSON')
}
