import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { messagesErrors } from '../../errors.ts'
import { MESSAGE_KINDS } from '../../kinds.ts'
import type { ToldEvent } from '../../told-event.ts'
import { messagesRights } from '../policy.ts'
import { listTemplates, type TemplateRow } from '../repository.ts'
import type { MessagesOperatorDependencies } from './dependencies.ts'

/** An event with the languages of the brand and the words that it chose. */
export interface TemplateView {
  readonly event: ToldEvent
  readonly languages: readonly string[]
  readonly chosen: readonly TemplateRow[]
}

/** Also within a transaction. */
export type Reads = Pick<MessagesOperatorDependencies, 'sites' | 'toldEvents'> & {
  readonly database: Pick<Transaction, 'query'>
}

/** All events by kind, each with its words in the brand in view. */
export async function listEvents(
  { database, sites, toldEvents }: Reads,
  session: OperatorSession,
): Promise<TemplateView[]> {
  demand(session, messagesRights['templates.read'])
  const { languages } = await sites.findMerchant(session.merchantId)
  const chosen = await listTemplates(database.query, session.merchantId)
  return MESSAGE_KINDS.flatMap((kind) => toldEvents.filter((event) => event.kind === kind)).map((event) => ({
    event,
    languages,
    chosen: chosen.filter((row) => row.event === event.code),
  }))
}

/** Throws TEMPLATE_UNKNOWN. */
export async function readEvent(
  { database, sites, toldEvents }: Reads,
  session: OperatorSession,
  code: string,
): Promise<TemplateView> {
  demand(session, messagesRights['templates.read'])
  const event = toldEvents.find((each) => each.code === code)
  if (event === undefined) throw messagesErrors.TEMPLATE_UNKNOWN()
  const { languages } = await sites.findMerchant(session.merchantId)
  return { event, languages, chosen: await listTemplates(database.query, session.merchantId, code) }
}
