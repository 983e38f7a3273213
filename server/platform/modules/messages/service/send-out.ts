import type { Transaction } from '../../../db/connection.ts'
import type { Owner } from '../inbox-repository.ts'
import { isOnByDefault, type MessageChannel, type MessageKind } from '../kinds.ts'
import type { ReaderRow } from '../readers-repository.ts'
import { listSaid } from '../settings-repository.ts'
import type { MessageWords } from '../words.ts'
import type { Dependencies } from './dependencies.ts'

/** A message on its way to one member. */
export interface Outgoing extends MessageWords {
  readonly owner: Owner
  readonly reader: Pick<ReaderRow, 'brand' | 'language' | 'mail' | 'mobile'>
  readonly path: string | null
  readonly hasOwnMail: boolean
}

/** Sends messages of a kind beside the inbox, to each member by the channels that he wants for it and can be reached by. */
export async function sendOut(
  { outlets }: Pick<Dependencies, 'outlets'>,
  tx: Transaction,
  kind: MessageKind,
  messages: readonly Outgoing[],
): Promise<void> {
  if (messages.length === 0) return
  const said = await listSaid(
    tx,
    messages.map(({ owner }) => owner),
    kind,
  )
  const words = new Map(said.map(({ place, channel, isOn }) => [`${place} ${channel}`, isOn]))
  for (const { channel, send } of outlets) {
    const letters = messages.flatMap(({ owner, reader, title, content, path, hasOwnMail }, place) => {
      const to = addressOf(reader, channel)
      const isOn = words.get(`${place} ${channel}`) ?? isOnByDefault(kind, channel)
      if (to === null || !isOn || (channel === 'MAIL' && hasOwnMail)) return []
      const { brand, language } = reader
      return [{ ...owner, brand, language, title, text: content, path, to }]
    })
    if (letters.length > 0) await send(tx, letters)
  }
}

/** Null where a member cannot be reached; empty where the channel has no contact of his. */
function addressOf({ mail, mobile }: Outgoing['reader'], channel: MessageChannel): string | null {
  if (channel === 'MAIL') return mail
  return channel === 'SMS' ? mobile : ''
}
