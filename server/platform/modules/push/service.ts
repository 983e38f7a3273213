import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Static } from 'typebox'
import type { Config } from '../../../config/config.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import { httpErrors } from '../../http/errors.ts'
import type { MemberSession } from '../../http/session.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { pushErrors } from './errors.ts'
import { pushPolicy } from './policy.ts'
import { presentSubscription } from './presenter.ts'
import { areKeys } from './push-keys.ts'
import { isPushService } from './push-services.ts'
import * as repository from './repository.ts'
import type { PushSubscription, pushCalls } from './schema.ts'
import { createPushSender, type PushTarget, vapidKeysOf } from './send.ts'

/** Browsers of one member. */
const MOST = 20
const SEND_PUSH = 'send-push'
/** Characters that a notification shows at most; push services take 4 KB, encrypted, of all of it. */
const LONGEST_TEXT = 300
/** Where a message is read that leads to no page of its own. */
const INBOX = '/member/messageV2'

/** A message as the inbox hands it on. */
interface Message extends Omit<Notification, 'path'> {
  readonly path: string | null
}

/** What a member is told on his devices. */
export interface Notification {
  readonly title: string
  readonly text: string
  /** Page of the portal that a tap opens; begins with a slash. */
  readonly path: string
}

interface PushJob extends Notification {
  readonly merchantId: string
  readonly subscriptionId: string
  /** To whom: a browser whose next member turned notifications on is told nothing of the one before. */
  readonly memberId: string
}

export interface PushDependencies {
  readonly config: Pick<Config, 'push'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly logger: Logger
}

type Owner = Pick<MemberSession, 'merchantId' | 'memberId'>

/** Notifications on devices, for members who let them come (decision 0052). */
export function createPushService({ config, database, clock, jobs, logger }: PushDependencies) {
  const settings = config.push
  const send = settings && createPushSender(settings)
  const mayReceive = ({ endpoint }: Pick<PushTarget, 'endpoint'>) => isPushService(endpoint, settings?.demoService)

  jobs.define<PushJob>(SEND_PUSH, {
    handler: async ({ id, data: { merchantId, subscriptionId, memberId, ...notification } }) => {
      const target = await repository.selectSubscription(database.query, merchantId, subscriptionId)
      if (send === undefined || target === undefined || target.member_id !== memberId || !mayReceive(target)) return
      const outcome = await send(target, { ...notification, tag: tagOf(id) })
      if (outcome === 'GONE') await repository.deleteGone(database.query, target)
      if (outcome === 'REFUSED') logger.warn({ merchantId, subscriptionId }, 'a push service refused a notification')
    },
  })

  const notify: Notify = async (tx, told) => {
    if (settings !== undefined) await queue(jobs, tx, told)
  }

  return {
    /** Notifies members, each on every device that he lets it come to, if and only if the transaction commits. */
    notify,
    /** Undefined where the house sends no notifications. */
    outlet: settings && createOutlet(database, notify),
    /** The public key that browsers subscribe with; null where the house sends no notifications. */
    publicKey: (): string | null => (settings === undefined ? null : vapidKeysOf(settings.privateKey).publicKey),

    list: async ({ merchantId, memberId }: Owner): Promise<Static<typeof PushSubscription>[]> =>
      (await repository.selectSubscriptions(database.query, merchantId, memberId, MOST)).map(presentSubscription),

    /** Lets notifications come to a browser. Throws TRUE_ACCOUNT_NEEDED, PUSH_OFF, PUSH_ENDPOINT_REFUSED. */
    async save(
      session: MemberSession,
      { endpoint, p256dh, auth }: Static<typeof pushCalls.savePushSubscription.body>,
      userAgent: string,
    ): Promise<Static<typeof PushSubscription>> {
      if (!pushPolicy['push.subscribe'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
      if (settings === undefined) throw pushErrors.PUSH_OFF()
      if (!mayReceive({ endpoint })) throw pushErrors.PUSH_ENDPOINT_REFUSED({ field: 'endpoint' })
      if (!areKeys({ p256dh, auth })) throw pushErrors.PUSH_ENDPOINT_REFUSED({ field: 'p256dh' })
      const { merchantId, memberId } = session
      const now = clock.now()
      const saved = await database.transaction(async (tx) => {
        const row = await repository.upsertSubscription(tx.query, {
          merchant_id: merchantId,
          id: newId(now.getTime()),
          member_id: memberId,
          // As it will be asked for, so that one browser is one row.
          endpoint: new URL(endpoint).href,
          p256dh,
          auth,
          user_agent: userAgent,
          created_at: now,
        })
        await repository.deleteBeyond(tx.query, merchantId, memberId, MOST)
        return row
      })
      return presentSubscription(saved)
    },

    /** Throws PUSH_SUBSCRIPTION_NOT_FOUND. */
    async remove({ merchantId, memberId }: Owner, id: string): Promise<void> {
      const gone = await repository.deleteSubscription(database.query, merchantId, memberId, id)
      if (gone === undefined) throw pushErrors.PUSH_SUBSCRIPTION_NOT_FOUND({ field: 'id' })
    },
  }
}

type Notify = (tx: Transaction, told: readonly (Owner & Notification)[]) => Promise<void>

/** A job for each device, so that one that does not answer delays no other. */
async function queue(jobs: Jobs, tx: Transaction, told: readonly (Owner & Notification)[]): Promise<void> {
  for (const { place, id } of await repository.listDevices(tx, told, MOST)) {
    const one = told[place]
    if (one === undefined) throw new Error('A device of nobody who is told was found')
    const { merchantId, memberId, title, text, path } = one
    await jobs.send(SEND_PUSH, { title, text, path, merchantId, memberId, subscriptionId: id }, { tx })
  }
}

/** Messages as notifications; who wants which is the inbox's to know. */
const createOutlet = ({ query }: Pick<Database, 'query'>, notify: Notify) => ({
  channel: 'PUSH' as const,
  reaches: async ({ merchantId, memberId }: Owner): Promise<boolean> =>
    (await repository.selectSubscriptions(query, merchantId, memberId, 1)).length > 0,
  send: (tx: Transaction, messages: readonly (Owner & Message)[]): Promise<void> =>
    notify(
      tx,
      messages.map((one) => ({ ...one, text: shorten(one.text), path: one.path ?? INBOX })),
    ),
})

function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= LONGEST_TEXT ? text : `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`
}

/** A job's id as push services take it: at most 32 characters of base64url. */
const tagOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 32)

export type PushService = ReturnType<typeof createPushService>
