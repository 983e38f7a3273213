import type { Config } from '../../../config/config.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { MemberSession } from '../../http/session.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { messagesErrors } from './errors.ts'
import { createMailgunStyleMail } from './mail/mailgun-style.ts'
import type { MailPort } from './mail/port.ts'
import * as repository from './repository.ts'

export type { MailPort } from './mail/port.ts'

/** A mail to one person, as it waits in the queue. */
export interface OutgoingMail {
  /** Null: a mail for nobody, queued so that the time of an answer does not tell whether somebody exists. */
  readonly to: string | null
  /** Name of the brand that writes. */
  readonly sender: string
  readonly subject: string
  readonly text: string
}

/** Characters, section 9. */
const LONGEST_FEEDBACK = 140

export interface MessagesDependencies {
  readonly config: Pick<Config, 'mail'>
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly jobs: Jobs
  readonly mail?: MailPort
}

const SEND_MAIL = 'send-mail'

/** Platform messages to members, their feedback to us, and outgoing mails. */
export function createMessagesService({
  config,
  database,
  clock,
  events,
  jobs,
  mail = createMailgunStyleMail(config.mail),
}: MessagesDependencies) {
  jobs.define<OutgoingMail>(SEND_MAIL, {
    handler: async ({ id, data: { to, sender, subject, text } }) => {
      if (to === null) return
      // A display name may not smuggle in further addresses.
      const name = sender.replace(/[^\p{L}\p{N} .-]/gu, '')
      await mail.send({ from: `${name} <no-reply@${config.mail.domain}>`, to, subject, text, reference: id })
    },
  })

  return {
    /** Unread platform messages of a member; trial players have none (section 6). */
    countUnread: ({ merchantId, memberId }: Pick<MemberSession, 'merchantId' | 'memberId'>): Promise<number> =>
      repository.countUnread(database.query, merchantId, memberId),

    /** Puts a message into a member's inbox within the caller's transaction; the unread count is told after the commit. */
    async deliver(
      tx: Transaction,
      member: { merchantId: string; memberId: string },
      message: { title: string; content: string },
    ): Promise<void> {
      const now = clock.now()
      const { merchantId, memberId } = member
      await repository.insertMessage(tx.query, {
        ...message,
        merchant_id: merchantId,
        member_id: memberId,
        id: newId(now.getTime()),
        created_at: now,
        read_at: null,
      })
      const count = await repository.countUnread(tx.query, merchantId, memberId)
      tx.onCommit(() => events.publish({ type: 'unread', merchantId, memberId, count, version: now.getTime() }))
    },

    /** Keeps a member's feedback. Throws CONTENT_EMPTY for blank text, CONTENT_LENGTH for more than 140 characters (section 9). */
    async keepFeedback({ merchantId, memberId }: MemberSession, content: string): Promise<void> {
      if (content.trim() === '') throw messagesErrors.CONTENT_EMPTY({ field: 'content' })
      if ([...content.trim()].length > LONGEST_FEEDBACK)
        throw messagesErrors.CONTENT_LENGTH({ field: 'content', extras: { minimum: 1, maximum: LONGEST_FEEDBACK } })
      const now = clock.now()
      await repository.insertFeedback(database.query, {
        merchant_id: merchantId,
        id: newId(now.getTime()),
        member_id: memberId,
        content: content.trim(),
        created_at: now,
      })
    },

    /** Queues a mail: it is sent if and only if the transaction commits, and tried again until it is taken. */
    queueMail: (tx: Transaction, outgoing: OutgoingMail): Promise<void> =>
      jobs.send(SEND_MAIL, { ...outgoing }, { tx }),
  }
}

export type MessagesService = ReturnType<typeof createMessagesService>
