import type { Transaction } from '../../../db/connection.ts'
import { isTrial } from '../../../lib/account-types.ts'
import { newId } from '../../../lib/id.ts'
import { isOpenToPlay } from '../../../lib/open-to-play.ts'
import type { Owner } from '../inbox-repository.ts'
import type { MessageKind } from '../kinds.ts'
import { findReader, type ReaderRow } from '../readers-repository.ts'
import { insertMessage } from '../repository.ts'
import type { ToldEvent, ToldValues } from '../told-event.ts'
import { defaultWords, fill, type MessageWords } from '../words.ts'
import type { Dependencies } from './dependencies.ts'
import { sendOut } from './send-out.ts'

interface About {
  /** The one thing that is told of: the member hears of it once, however often the caller tries. */
  readonly about?: string
}

/** Free text to one member. */
export interface FreeMessage extends MessageWords {
  /** PROMOTION reaches nobody who takes a break, is excluded or has closed the account. */
  readonly kind: MessageKind
  /** A page of the portal. */
  readonly path?: string
}

/** A message as it is put down and sent. */
export interface Message extends MessageWords {
  readonly kind: MessageKind
  readonly event: string | null
  readonly about: string | null
  readonly path: string | null
  readonly hasOwnMail: boolean
}

/**
 * Tells a member of an event, in his language and in the words of his brand, within the caller's transaction: into the inbox, and beside
 * it as he wants it. What invites to play reaches only who may be offered something; who plays for free is told nothing (section 6).
 */
export async function tell<Name extends string>(
  dependencies: Dependencies,
  tx: Transaction,
  owner: Owner,
  event: ToldEvent<Name>,
  values: ToldValues<NoInfer<Name>>,
  { about }: About = {},
): Promise<void> {
  const reader = await findReader(tx.query, owner, event.code)
  if (reader === undefined || !mayHear(dependencies, reader, event.invites)) return
  const { account, brand, language, title, content } = reader
  const words = title === null || content === null ? defaultWords(event, language) : { title, content }
  const { code, kind, path, hasOwnMail } = event
  await put(dependencies, tx, owner, reader, {
    ...fill(words, { ...values, brand, member: account }, language),
    kind,
    event: code,
    about: about ?? null,
    path,
    hasOwnMail,
  })
}

/** Puts free text into a member's inbox within the caller's transaction, and sends it beside as he wants it. */
export async function deliver(
  dependencies: Dependencies,
  tx: Transaction,
  owner: Owner,
  { kind, title, content, path }: FreeMessage,
): Promise<void> {
  const reader = await findReader(tx.query, owner, null)
  if (reader === undefined || !mayHear(dependencies, reader, kind === 'PROMOTION')) return
  await put(dependencies, tx, owner, reader, {
    kind,
    title,
    content,
    path: path ?? null,
    event: null,
    about: null,
    hasOwnMail: false,
  })
}

const mayHear = ({ clock }: Pick<Dependencies, 'clock'>, reader: ReaderRow, invites: boolean): boolean =>
  !isTrial({ accountType: reader.type }) && (!invites || isOpenToPlay(reader, clock.now()))

async function put(
  dependencies: Dependencies,
  tx: Transaction,
  owner: Owner,
  reader: ReaderRow,
  message: Message,
): Promise<void> {
  const { clock, events } = dependencies
  const { merchantId, memberId } = owner
  const { kind, event, about, path, title, content } = message
  const now = clock.now()
  const isNew = await insertMessage(tx.query, {
    merchant_id: merchantId,
    member_id: memberId,
    id: newId(now.getTime()),
    kind,
    event,
    about,
    path,
    title,
    content,
    created_at: now,
    read_at: null,
  })
  if (!isNew) return
  tx.onCommit(() => events.publish({ type: 'unread', merchantId, memberId, version: now.getTime() }))
  await sendOut(dependencies, tx, owner, reader, message)
}
