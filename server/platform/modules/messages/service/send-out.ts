import type { Transaction } from '../../../db/connection.ts'
import type { Owner } from '../inbox-repository.ts'
import { isOnByDefault, type MessageChannel } from '../kinds.ts'
import type { ReaderRow } from '../readers-repository.ts'
import { findSettings } from '../settings-repository.ts'
import type { Dependencies } from './dependencies.ts'
import type { Message } from './tell.ts'

/** Sends a message beside the inbox, by the channels that the member wants for its kind and can be reached by. */
export async function sendOut(
  { outlets }: Pick<Dependencies, 'outlets'>,
  tx: Transaction,
  owner: Owner,
  reader: Pick<ReaderRow, 'brand' | 'language' | 'mail' | 'mobile'>,
  { kind, title, content, path, hasOwnMail }: Message,
): Promise<void> {
  const said = await findSettings(tx.query, owner, kind)
  const isOn = (channel: MessageChannel) =>
    said.find((setting) => setting.channel === channel)?.is_on ?? isOnByDefault(kind, channel)
  const addresses: Record<MessageChannel, string | null> = { MAIL: reader.mail, SMS: reader.mobile, PUSH: '' }
  for (const { channel, send } of outlets) {
    const to = addresses[channel]
    if (to === null || !isOn(channel) || (channel === 'MAIL' && hasOwnMail)) continue
    const { brand, language } = reader
    await send(tx, { ...owner, brand, language, title, text: content, path, to })
  }
}
