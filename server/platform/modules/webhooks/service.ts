import type { Config } from '../../../config/config.ts'
import type { Database } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { deliverDue } from './deliver.ts'
import { PING } from './kinds.ts'
import { checkTarget } from './public-address.ts'
import * as repository from './repository.ts'
import { createWebhookSecrets } from './secrets.ts'
import { createWebhookSender, type Outcome } from './send.ts'
import { signedHeaders } from './signature.ts'

export { tellWebhooks } from './tell.ts'

/** Days for which events and what became of them are kept. */
const KEPT_DAYS = 30

export interface WebhooksDependencies {
  readonly config: Pick<Config, 'credentialKey' | 'webhookOrigins'>
  readonly database: Database
  readonly clock: Clock
}

/** Tells the own systems of brands what happens (decision 0066). */
export function createWebhooksService({ config, database, clock }: WebhooksDependencies) {
  const rules = { knownOrigins: config.webhookOrigins }
  const secrets = createWebhookSecrets(config)
  const sender = createWebhookSender(rules)

  return {
    secrets,

    /** Whether an endpoint may be at this address. Throws AddressRefused. */
    checkTarget: (url: string) => checkTarget(url, rules),

    /** Makes what is due; a job of every node calls it. */
    deliverDue: (stopping: AbortSignal) => deliverDue({ database, clock, secrets, sender }, stopping),

    /** Sends something that tells of nothing, now, and says what became of it. */
    ping(endpoint: repository.EndpointRow): Promise<Outcome> {
      const now = clock.now()
      const id = newId(now.getTime())
      const body = JSON.stringify({
        id,
        kind: PING,
        recordId: endpoint.id,
        sequence: 0,
        createdAt: now.toISOString(),
        data: {},
      })
      const timestamp = Math.floor(now.getTime() / 1_000)
      const headers = signedHeaders({ id, timestamp, body }, secrets.ofNow(endpoint, now))
      return sender.send(endpoint.url, headers, body)
    },

    /** Forgets what is older than a month; a job calls it. */
    forgetOld: () =>
      repository.forgetEvents(database.query, new Date(clock.now().getTime() - KEPT_DAYS * 24 * 3_600_000)),

    /** Lets go of open connections. */
    close: () => sender.close(),
  }
}

export type WebhooksService = ReturnType<typeof createWebhooksService>
