import type { Transaction } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { typedLine } from '../../../http/typed-text.ts'
import { newId } from '../../../lib/id.ts'
import { type By, demand } from '../../operators/service.ts'
import { webhooksErrors } from '../errors.ts'
import type { WebhookKind } from '../kinds.ts'
import { AddressRefused } from '../public-address.ts'
import { ROTATION_HOURS } from '../secrets.ts'
import type { Outcome } from '../send.ts'
import type { WebhooksOperatorDependencies as Dependencies } from './dependencies.ts'
import { webhooksRights } from './policy.ts'
import * as repository from './repository.ts'

/** Endpoints that one brand may have. */
const MOST = 10
/** Milliseconds for which a new secret is not changed again. */
const JUST_CHANGED = 60_000

/** What an operator writes of an endpoint. */
export interface WebhookDraft {
  readonly name: string
  readonly url: string
  readonly events: readonly WebhookKind[]
  readonly isOn: boolean
}

/** An endpoint with the secret that its owner is shown this once. */
export interface Shown {
  readonly endpoint: repository.EndpointView
  readonly secret: string
}

type Reads = { readonly database: Pick<Transaction, 'query'> }

/** The endpoints of the brand in view, by name. */
export function listWebhooks({ database }: Reads, session: OperatorSession): Promise<repository.EndpointView[]> {
  demand(session, webhooksRights['webhooks.read'])
  return repository.listEndpoints(database.query, session.merchantId)
}

/** One of them. Throws WEBHOOK_NOT_FOUND, also for another brand's. */
export async function readWebhook(
  { database }: Reads,
  session: OperatorSession,
  id: string,
): Promise<repository.EndpointView> {
  demand(session, webhooksRights['webhooks.read'])
  const row = await repository.findEndpoint(database.query, { merchantId: session.merchantId, id })
  if (row === undefined) throw webhooksErrors.WEBHOOK_NOT_FOUND()
  return row
}

/** Adds one. Throws WEBHOOK_URL_REFUSED, WEBHOOKS_TOO_MANY. */
export async function createWebhook(dependencies: Dependencies, by: By, draft: WebhookDraft): Promise<Shown> {
  const { clock, operators, webhooks } = dependencies
  const url = await checkedUrl(dependencies, by, draft.url)
  const now = clock.now()
  const id = newId(now.getTime())
  const { shown, kept } = webhooks.secrets.make(id)
  const { merchantId, account } = by.session
  const endpoint = await operators.perform(by, deedOf('create'), async (tx) => {
    await repository.lockEndpoints(tx, merchantId)
    const others = await repository.listEndpoints(tx.query, merchantId)
    if (others.length >= MOST) throw webhooksErrors.WEBHOOKS_TOO_MANY({ extras: { most: MOST } })
    const row = await repository.writeEndpoint(tx.query, {
      ...columnsOf(draft, url),
      merchant_id: merchantId,
      id,
      secret: kept,
      previous_secret: null,
      previous_until: null,
      created_at: now,
      created_by: account,
      changed_at: now,
      changed_by: account,
    })
    return { before: null, after: { ...row, waiting: 0n, given_up: 0n } }
  })
  return { endpoint, secret: shown }
}

/** Changes one; its secret stays. Throws WEBHOOK_NOT_FOUND, WEBHOOK_URL_REFUSED. */
export async function updateWebhook(
  dependencies: Dependencies,
  by: By,
  id: string,
  draft: WebhookDraft,
): Promise<repository.EndpointView> {
  const url = await checkedUrl(dependencies, by, draft.url)
  return change(dependencies, by, 'update', id, () => columnsOf(draft, url))
}

/** Takes one away, with its log. Throws WEBHOOK_NOT_FOUND. */
export function deleteWebhook({ operators }: Dependencies, by: By, id: string): Promise<repository.EndpointView> {
  return operators.perform(by, deedOf('delete'), async (tx) => {
    await repository.lockEndpoints(tx, by.session.merchantId)
    const before = await readWebhook({ database: tx }, by.session, id)
    await repository.deleteEndpoint(tx.query, { merchantId: by.session.merchantId, id })
    return { before, after: null }
  })
}

/** Gives one another secret, beside which the one before signs for a day. Throws WEBHOOK_NOT_FOUND, WEBHOOK_SECRET_JUST_CHANGED. */
export async function rotateSecret(dependencies: Dependencies, by: By, id: string): Promise<Shown> {
  const { clock, webhooks } = dependencies
  const { shown, kept } = webhooks.secrets.make(id)
  const until = new Date(clock.now().getTime() + ROTATION_HOURS * 3_600_000)
  const endpoint = await change(dependencies, by, 'rotateSecret', id, ({ secret, previous_until }) => {
    if (previous_until !== null && until.getTime() - previous_until.getTime() < JUST_CHANGED)
      throw webhooksErrors.WEBHOOK_SECRET_JUST_CHANGED()
    return { secret: kept, previous_secret: secret, previous_until: until }
  })
  return { endpoint, secret: shown }
}

/** Sends a PING now; what is called outside is called after the entry in the audit log. Throws WEBHOOK_NOT_FOUND, RATE_LIMITED. */
export async function testWebhook({ limits, operators, webhooks }: Dependencies, by: By, id: string): Promise<Outcome> {
  demand(by.session, webhooksRights['webhooks.change'])
  await limits.consume('webhookTest', by.session.merchantId)
  const endpoint = await operators.perform(by, deedOf('test'), async (tx) => {
    const after = await readWebhook({ database: tx }, by.session, id)
    return { before: null, after }
  })
  return webhooks.ping(endpoint)
}

type Columns = Partial<Omit<repository.EndpointView, 'waiting' | 'given_up'>>

function change(
  { clock, operators }: Dependencies,
  by: By,
  verb: string,
  id: string,
  changeOf: (before: repository.EndpointView) => Columns,
): Promise<repository.EndpointView> {
  const { merchantId, account } = by.session
  return operators.perform(by, deedOf(verb), async (tx) => {
    await repository.lockEndpoints(tx, merchantId)
    const before = await readWebhook({ database: tx }, by.session, id)
    const { waiting, given_up, ...row } = before
    const changed = { ...changeOf(before), changed_at: clock.now(), changed_by: account }
    const after = await repository.writeEndpoint(tx.query, { ...row, ...changed })
    return { before, after: { ...after, waiting, given_up } }
  })
}

/** The right comes first: whoever has none does not learn where names lead. */
async function checkedUrl({ webhooks }: Pick<Dependencies, 'webhooks'>, { session }: By, text: string) {
  demand(session, webhooksRights['webhooks.change'])
  try {
    return (await webhooks.checkTarget(text.trim())).href
  } catch (error) {
    if (error instanceof AddressRefused) throw webhooksErrors.WEBHOOK_URL_REFUSED({ field: 'url' })
    throw error
  }
}

const columnsOf = ({ name, events, isOn }: WebhookDraft, url: string) => ({
  name: typedLine(name, 'name'),
  url,
  events: [...events],
  is_on: isOn,
})

/** A deed about an endpoint; no secret comes into the audit log, which more people read: of an address, which may hold one, only where it is. */
export const deedOf = (verb: string) => ({
  right: webhooksRights['webhooks.change'],
  action: `webhooks.${verb}`,
  subjectKind: 'webhooks',
  subjectId: ({ id }: repository.EndpointView) => id,
  present: ({ name, url, events, is_on, previous_until }: repository.EndpointView) => ({
    name,
    origin: new URL(url).origin,
    events,
    isOn: is_on,
    previousSecretUntil: previous_until?.toISOString() ?? null,
  }),
})
