import type { Config } from '../../../config/config.ts'
import type { Transaction } from '../../db/connection.ts'
import type { MemberSession } from '../../http/session.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { bind } from '../../lib/bind.ts'
import { loadWords } from '../../lib/words.ts'
import { deliverMany } from './deliver-many.ts'
import { createMailgunStyleMail } from './mail/mailgun-style.ts'
import type { MailPort } from './mail/port.ts'
import type { Outlet } from './outlet.ts'
import * as repository from './repository.ts'
import type { Dependencies } from './service/dependencies.ts'
import { forgetOld } from './service/forget-old.ts'
import { find, list, markRead, remove } from './service/inbox.ts'
import { hasProved, noteContact, readSettings, writeOwnSettings } from './service/settings.ts'
import { deliver, tell, tellMany } from './service/tell.ts'

export type { MailPort } from './mail/port.ts'
export type { Outlet } from './outlet.ts'
export { defineTells, type ToldEvent, type ToldValue, type ToldValues } from './told-event.ts'

/** A mail to one person, as it waits in the queue. */
export interface OutgoingMail {
  /** Null: a mail for nobody, queued so that the time of an answer does not tell whether somebody exists. */
  readonly to: string | null
  /** Name of the brand that writes. */
  readonly sender: string
  readonly subject: string
  readonly text: string
}

export interface MessagesDependencies extends Dependencies {
  readonly config: Pick<Config, 'mail'>
  readonly jobs: Jobs
  readonly mail?: MailPort
}

const SEND_MAIL = 'send-mail'
const words = loadWords('mails')

/** Platform messages to members (decision 0047), and outgoing mails. */
export function createMessagesService({
  config,
  jobs,
  mail = createMailgunStyleMail(config.mail),
  ...dependencies
}: MessagesDependencies) {
  const { database } = dependencies
  jobs.define<OutgoingMail>(SEND_MAIL, {
    handler: async ({ id, data: { to, sender, subject, text } }) => {
      if (to === null) return
      // A display name may not smuggle in further addresses.
      const name = sender.replace(/[^\p{L}\p{N} .-]/gu, '')
      await mail.send({ from: `${name} <no-reply@${config.mail.domain}>`, to, subject, text, reference: id })
    },
  })

  /** Queues a mail: it is sent if and only if the transaction commits, and tried again until it is taken. */
  const queueMail = (tx: Transaction, outgoing: OutgoingMail): Promise<void> =>
    jobs.send(SEND_MAIL, { ...outgoing }, { tx })

  return {
    ...bind(dependencies, {
      list,
      find,
      markRead,
      remove,
      readSettings,
      writeOwnSettings,
      noteContact,
      hasProved,
      forgetOld,
      deliver,
      deliverMany,
    }),

    // Apart: bound by `bind` it would lose which values an event has.
    /** Tells a member of an event within the caller's transaction; see `service/tell.ts`. */
    tell: <Name extends string>(...told: Told<Name>) => tell(dependencies, ...told),
    /** Tells several members of an event at once. */
    tellMany: <Name extends string>(...told: ToldMany<Name>) => tellMany(dependencies, ...told),

    queueMail,

    /** Unread platform messages of a member; trial players have none (section 6). */
    countUnread: ({ merchantId, memberId }: Pick<MemberSession, 'merchantId' | 'memberId'>): Promise<number> =>
      repository.countUnread(database.query, merchantId, memberId),

    /** Messages by mail. */
    mailOutlet: {
      channel: 'MAIL',
      async send(tx, letters) {
        for (const { to, brand, language, title, text } of letters) {
          const said = (key: string) => words.say(key, language, { brand, title, content: text }) ?? ''
          await queueMail(tx, { to, sender: brand, subject: said('told_subject'), text: said('told_text') })
        }
      },
    } satisfies Outlet,

    /** How many members have read what operators sent. */
    countReadOf: (merchantId: string, broadcastId: string): Promise<number> =>
      repository.countReadOf(database.query, merchantId, broadcastId),
  }
}

/** What `tell` is told. */
type Told<Name extends string> = Parameters<typeof tell<Name>> extends [unknown, ...infer Rest] ? Rest : never

/** What `tellMany` is told. */
type ToldMany<Name extends string> = Parameters<typeof tellMany<Name>> extends [unknown, ...infer Rest] ? Rest : never

export type MessagesService = ReturnType<typeof createMessagesService>
