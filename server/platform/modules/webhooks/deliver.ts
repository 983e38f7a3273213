import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { waitAfter } from './backoff.ts'
import * as repository from './repository.ts'
import type { WebhookSecrets } from './secrets.ts'
import type { WebhookSender } from './send.ts'
import { signedHeaders } from './signature.ts'

/** Endpoints that are served at a time, and deliveries of each, which are of different records. */
const ENDPOINTS = 32
const AT_ONCE = 4
/** Milliseconds after which a round takes nothing more up, and between two looks for endpoints that have something new. */
const ROUND = 20_000
const LOOK = 500
/** Milliseconds for which a delivery is its taker's: longer than a try may last. */
const TAKEN = 60_000

interface DeliverDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly secrets: WebhookSecrets
  readonly sender: WebhookSender
}

/**
 * Makes what is due, on however many nodes: each delivery is taken before it is made, and of one record at one endpoint the next is not
 * taken before the one before arrived or was given up. Endpoints do not wait for each other: while a slow one is served, the others are
 * looked at again.
 */
export async function deliverDue(dependencies: DeliverDependencies, stopping: AbortSignal): Promise<void> {
  const { database, clock } = dependencies
  const serving = new Map<string, Promise<void>>()
  const failures: unknown[] = []
  const until = Date.now() + ROUND
  const mayGoOn = () => !stopping.aborted && Date.now() < until
  do {
    for (const id of await repository.findDueEndpoints(database, clock.now(), ENDPOINTS)) {
      if (serving.has(id) || serving.size >= ENDPOINTS) continue
      const served = serve(dependencies, id, mayGoOn)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => serving.delete(id))
      serving.set(id, served)
    }
    const pause = new AbortController()
    await Promise.race([Promise.all(serving.values()), wait(LOOK, undefined, { signal: pause.signal }).catch(() => {})])
    pause.abort()
  } while (serving.size > 0 && mayGoOn())
  await Promise.all(serving.values())
  if (failures.length > 0) throw failures[0]
}

/** Some deliveries of an endpoint side by side; after one that failed a side rests until the next look. */
async function serve(dependencies: DeliverDependencies, endpointId: string, mayGoOn: () => boolean): Promise<void> {
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (mayGoOn() && (await deliverOne(dependencies, endpointId)));
    }),
  )
}

/** Whether something was due and arrived. */
async function deliverOne(dependencies: DeliverDependencies, endpointId: string): Promise<boolean> {
  const { database, clock, secrets, sender } = dependencies
  const now = clock.now()
  const taken = await repository.takeDelivery(database, endpointId, { now, until: new Date(now.getTime() + TAKEN) })
  if (taken === undefined) return false
  const body = bodyOf(taken)
  const timestamp = Math.floor(now.getTime() / 1_000)
  const headers = signedHeaders({ id: taken.event_id, timestamp, body }, secrets.ofNow(taken, now))
  const outcome = await sender.send(taken.url, headers, body)
  const at = clock.now()
  if (!outcome.isDelivered) {
    const milliseconds = waitAfter(taken.attempts)
    const nextTryAt = milliseconds === undefined ? undefined : new Date(at.getTime() + milliseconds)
    await repository.noteFailed(database, taken, outcome, nextTryAt)
    return false
  }
  await repository.noteDelivered(database, taken, outcome.status, at)
  if (taken.attempts > 1) await repository.hurry(database, endpointId, at)
  return true
}

/** What is sent; a second try of the same says the same. */
const bodyOf = ({ event_id, kind, record_id, sequence, created_at, payload }: repository.TakenDelivery): string =>
  JSON.stringify({
    id: event_id,
    kind,
    recordId: record_id,
    sequence: Number(sequence),
    createdAt: created_at.toISOString(),
    data: payload,
  })
