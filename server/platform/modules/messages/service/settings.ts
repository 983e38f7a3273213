import type { Static } from 'typebox'
import type { Transaction } from '../../../db/connection.ts'
import type { MemberSession } from '../../../http/session.ts'
import { messagesErrors } from '../errors.ts'
import type { Owner } from '../inbox-repository.ts'
import { isOnByDefault, MESSAGE_CHANNELS, MESSAGE_KINDS, type MessageChannel } from '../kinds.ts'
import { findContacts, writeContact } from '../readers-repository.ts'
import type { MessageSettings } from '../schema.ts'
import { findSettings, type Setting, writeSettings } from '../settings-repository.ts'
import type { Dependencies } from './dependencies.ts'
import { demandInbox } from './inbox.ts'

/** What a member wants beside the inbox, and by which channels he can be reached now. */
type SettingsView = Static<typeof MessageSettings>

/** Every kind by every channel that the house has. Throws TRUE_ACCOUNT_NEEDED. */
export async function readSettings({ database, outlets }: Dependencies, session: MemberSession): Promise<SettingsView> {
  demandInbox(session)
  const said = await findSettings(database.query, session)
  const contacts = await findContacts(database, session)
  const reachable: Record<MessageChannel, boolean> = {
    MAIL: contacts?.mail != null,
    SMS: contacts?.mobile != null,
    PUSH: (await outlets.find(({ channel }) => channel === 'PUSH')?.reaches?.(session)) ?? false,
  }
  const channels = MESSAGE_CHANNELS.filter((channel) => outlets.some((outlet) => outlet.channel === channel))
  return {
    channels: channels.map((channel) => ({ channel, isReachable: reachable[channel] })),
    settings: MESSAGE_KINDS.flatMap((kind) =>
      channels.map((channel) => ({
        kind,
        channel,
        isOn: said.find((one) => one.kind === kind && one.channel === channel)?.is_on ?? isOnByDefault(kind, channel),
      })),
    ),
  }
}

/** Keeps what the member wants; the rest stays. Throws MESSAGE_CHANNEL_UNKNOWN, TRUE_ACCOUNT_NEEDED. */
export async function writeOwnSettings(
  dependencies: Dependencies,
  session: MemberSession,
  settings: readonly Setting[],
): Promise<SettingsView> {
  demandInbox(session)
  const { database, clock, outlets } = dependencies
  if (settings.some(({ channel }) => !outlets.some((outlet) => outlet.channel === channel)))
    throw messagesErrors.MESSAGE_CHANNEL_UNKNOWN({ field: 'settings' })
  // Of two that say the same place the last one counts, as if they had come one after the other.
  const last = new Map(settings.map((setting) => [`${setting.kind} ${setting.channel}`, setting]))
  const written = [...last.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  await writeSettings(database.query, session, written, clock.now())
  return readSettings(dependencies, session)
}

// In one order, so that two who write at once do not wait for one another.
const keyOf = ({ kind, channel }: Setting) => `${kind} ${channel}`

/** Notes that the member received a code there: only proved contacts are written to. Of a new one the old proof is gone. */
export const noteContact = async (
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  owner: Owner,
  contact: { readonly channel: 'MAIL' | 'SMS'; readonly recipient: string },
): Promise<void> => {
  await writeContact(tx.query, owner, { ...contact, at: clock.now() })
}

/** Whether the member proved the address or number that is in force. */
export async function hasProved(
  { database }: Pick<Dependencies, 'database'>,
  owner: Owner,
  channel: 'MAIL' | 'SMS',
): Promise<boolean> {
  const contacts = await findContacts(database, owner)
  return (channel === 'MAIL' ? contacts?.mail : contacts?.mobile) != null
}
