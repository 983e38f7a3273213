import type { Transaction } from '../../../db/connection.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { type By, demand } from '../../operators/service.ts'
import { webhooksErrors } from '../errors.ts'
import type { WebhooksOperatorDependencies as Dependencies } from './dependencies.ts'
import { readWebhook } from './endpoints.ts'
import { webhooksRights } from './policy.ts'
import * as repository from './repository.ts'

/** Deliveries that one deed has made again. */
const MOST_AT_ONCE = 1_000

type Reads = { readonly database: Pick<Transaction, 'query'> }

/** A page of what was told to whom at the brand in view. */
export function listDeliveries(
  { database }: Reads,
  session: OperatorSession,
  filter: repository.DeliveryFilter,
  asked: PageRequest,
) {
  demand(session, webhooksRights['webhooks.read'])
  return repository.listDeliveries(database.query, session.merchantId, filter, pageOf(asked))
}

async function need({ database }: Reads, session: OperatorSession, id: string): Promise<repository.DeliveryView> {
  demand(session, webhooksRights['webhooks.read'])
  const row = await repository.findDelivery(database.query, { merchantId: session.merchantId, id })
  if (row === undefined) throw webhooksErrors.WEBHOOK_DELIVERY_NOT_FOUND()
  return row
}

/** One of them with what it tells. Throws WEBHOOK_DELIVERY_NOT_FOUND, also for another brand's. */
export async function readDelivery(dependencies: Reads, session: OperatorSession, id: string) {
  const delivery = await need(dependencies, session, id)
  const event = await repository.findPayload(dependencies.database.query, delivery.event_id)
  return { delivery, data: (event?.payload ?? {}) as Record<string, unknown> }
}

/** Has one made again, whatever became of it. Throws WEBHOOK_DELIVERY_NOT_FOUND. */
export function replayDelivery(
  { clock, operators }: Dependencies,
  by: By,
  id: string,
): Promise<repository.DeliveryView> {
  const deed = {
    right: webhooksRights['webhooks.change'],
    action: 'webhooks.replay',
    subjectKind: 'webhooks',
    subjectId: ({ endpoint_id }: repository.DeliveryView) => endpoint_id,
    present: ({ event_id, kind, record_id, state, attempts }: repository.DeliveryView) => ({
      eventId: event_id,
      kind,
      recordId: record_id,
      state,
      attempts,
    }),
  }
  return operators.perform(by, deed, async (tx) => {
    const before = await need({ database: tx }, by.session, id)
    await repository.replayDelivery(tx.query, { merchantId: by.session.merchantId, id }, clock.now())
    return { before, after: await need({ database: tx }, by.session, id) }
  })
}

/** Has what an endpoint was given up with since a moment made again, the oldest first. Throws WEBHOOK_NOT_FOUND. */
export async function replayGivenUp({ clock, operators }: Dependencies, by: By, id: string, since: Date) {
  const deed = {
    right: webhooksRights['webhooks.change'],
    action: 'webhooks.replayAll',
    subjectKind: 'webhooks',
    subjectId: () => id,
    present: ({ replayed }: { readonly replayed: number }) => ({ since: since.toISOString(), replayed }),
  }
  const { replayed } = await operators.perform(by, deed, async (tx) => {
    const { merchantId } = by.session
    await readWebhook({ database: tx }, by.session, id)
    const wanted = { since, now: clock.now(), most: MOST_AT_ONCE }
    return { before: null, after: { replayed: await repository.replayGivenUp(tx, { merchantId, id }, wanted) } }
  })
  return { replayed, isAll: replayed < MOST_AT_ONCE }
}
