import type { Transaction } from '../../../db/connection.ts'
import { isTrial } from '../../../lib/account-types.ts'
import { newId } from '../../../lib/id.ts'
import { isOpenToPlay } from '../../../lib/open-to-play.ts'
import type { Owner } from '../inbox-repository.ts'
import type { MessageKind } from '../kinds.ts'
import { findReaders, type ReaderRow } from '../readers-repository.ts'
import { insertInbox } from '../repository.ts'
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

/** What of a message is the same for all who are told of one event. */
interface Heading {
  readonly kind: MessageKind
  readonly event: string | null
  readonly hasOwnMail: boolean
}

/** A message as one member reads it. */
interface Letter extends MessageWords {
  readonly owner: Owner
  readonly reader: ReaderRow
  readonly about: string | null
  readonly path: string | null
}

/**
 * Tells a member of an event, in his language and in the words of his brand, within the caller's transaction: into the inbox, and beside
 * it as he wants it. What invites to play reaches only who may be offered something; who plays for free is told nothing (section 6).
 */
export const tell = <Name extends string>(
  dependencies: Dependencies,
  tx: Transaction,
  owner: Owner,
  event: ToldEvent<Name>,
  values: ToldValues<NoInfer<Name>>,
  about: About = {},
): Promise<void> => tellMany(dependencies, tx, event, [{ owner, values, ...about }])

/** One member who is told, and what stands in his message. */
interface Told<Name extends string> extends About {
  readonly owner: Owner
  readonly values: ToldValues<NoInfer<Name>>
}

/** The same for several members, with one statement for each table. */
export async function tellMany<Name extends string>(
  dependencies: Dependencies,
  tx: Transaction,
  event: ToldEvent<Name>,
  told: readonly Told<Name>[],
): Promise<void> {
  const { code, kind, path, hasOwnMail, invites } = event
  const readers = await findReaders(
    tx,
    told.map(({ owner }) => owner),
    code,
  )
  const letters = readers.flatMap(({ place, reader }) => {
    const one = told[place]
    if (one === undefined || !mayHear(dependencies, reader, invites)) return []
    const { account, brand, language, title, content } = reader
    const words = title === null || content === null ? defaultWords(event, language) : { title, content }
    const filled = fill(words, { ...one.values, brand, member: account }, language)
    return [{ ...filled, owner: one.owner, reader, about: one.about ?? null, path }]
  })
  await put(dependencies, tx, { kind, event: code, hasOwnMail }, letters)
}

/** Puts free text into a member's inbox within the caller's transaction, and sends it beside as he wants it. */
export async function deliver(
  dependencies: Dependencies,
  tx: Transaction,
  owner: Owner,
  { kind, title, content, path }: FreeMessage,
): Promise<void> {
  const readers = await findReaders(tx, [owner], null)
  const letters = readers
    .filter(({ reader }) => mayHear(dependencies, reader, kind === 'PROMOTION'))
    .map(({ reader }) => ({ owner, reader, title, content, path: path ?? null, about: null }))
  await put(dependencies, tx, { kind, event: null, hasOwnMail: false }, letters)
}

const mayHear = ({ clock }: Pick<Dependencies, 'clock'>, reader: ReaderRow, invites: boolean): boolean =>
  !isTrial({ accountType: reader.type }) && (!invites || isOpenToPlay(reader, clock.now()))

async function put(
  dependencies: Dependencies,
  tx: Transaction,
  { kind, event, hasOwnMail }: Heading,
  letters: readonly Letter[],
): Promise<void> {
  if (letters.length === 0) return
  const { clock, events } = dependencies
  const now = clock.now()
  const rows = letters.map(({ owner: { merchantId, memberId }, about, path, title, content }) => {
    const id = newId(now.getTime())
    return { merchantId, memberId, id, kind, event, about, path, title, content }
  })
  const inserted = await insertInbox(tx, rows, now)
  const isNew = (_letter: Letter, place: number): boolean => inserted.has(rows[place]?.id ?? '')
  const fresh = letters.filter(isNew)
  tx.onCommit(() => {
    for (const { owner } of fresh) {
      const { merchantId, memberId } = owner
      events.publish({ type: 'unread', merchantId, memberId, version: now.getTime() })
    }
  })
  await sendOut(
    dependencies,
    tx,
    kind,
    fresh.map((letter) => ({ ...letter, hasOwnMail })),
  )
}
