import { randomBytes } from 'node:crypto'
import type { Journal } from '../journal.ts'

/** A text, mail or notification that the platform handed over for delivery. */
export interface OutboxMessage {
  readonly id: string
  readonly kind: 'sms' | 'mail' | 'push'
  readonly to: string
  readonly from: string
  readonly subject: string | undefined
  readonly text: string
  readonly html: string | undefined
  readonly sentAt: string
}

/** Keeps what was sent; nothing leaves the machine. */
export function createOutbox(journal: Journal) {
  const messages = journal.collection<OutboxMessage>('message', 2000)
  return {
    add(message: Omit<OutboxMessage, 'id' | 'sentAt'>): OutboxMessage {
      const added = { ...message, id: randomBytes(16).toString('hex'), sentAt: new Date().toISOString() }
      messages.put(added.id, added)
      return added
    },
    /** Newest first; `to` matches any part of the recipient, spaces and case aside. */
    list(to: string | undefined, count: number): OutboxMessage[] {
      const wanted = plain(to ?? '')
      return messages
        .values()
        .filter((message) => plain(message.to).includes(wanted))
        .slice(-count)
        .reverse()
    },
    count: () => messages.values().length,
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** A plus sign in an address comes as a space unless it was escaped, so both are left out of the comparison. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[\s+]/g, '')
}
