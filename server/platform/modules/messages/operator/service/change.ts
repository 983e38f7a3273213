import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import type { By, Deed } from '../../../operators/service.ts'
import { demand } from '../../../operators/service.ts'
import { fill, type MessageWords } from '../../words.ts'
import { messagesRights } from '../policy.ts'
import { deleteTemplate, writeTemplate } from '../repository.ts'
import { checkWords } from './check-words.ts'
import type { MessagesOperatorDependencies } from './dependencies.ts'
import { readEvent, type TemplateView } from './read.ts'

/** Which words: of an event, in a language of the brand. */
interface Place {
  readonly event: string
  readonly language: string
}

/**
 * Puts words of the brand in place of the default ones; messages that were told stay as they are. Throws TEMPLATE_UNKNOWN,
 * TEMPLATE_PLACE_UNKNOWN, TEMPLATE_PLACE_MISSING, INVALID_INPUT for a language that the brand does not have.
 */
export const chooseWords = (
  dependencies: MessagesOperatorDependencies,
  by: By,
  place: Place,
  words: MessageWords,
): Promise<TemplateView> =>
  change(dependencies, by, place, 'templates.change', async (query, { event }) => {
    checkWords(event, words)
    await writeTemplate(query, {
      merchant_id: by.session.merchantId,
      event: event.code,
      language: place.language,
      ...words,
      changed_at: dependencies.clock.now(),
    })
  })

/** Back to the default words; where they are in force already it stays so. Throws as `chooseWords`. */
export const resetWords = (dependencies: MessagesOperatorDependencies, by: By, place: Place): Promise<TemplateView> =>
  change(dependencies, by, place, 'templates.reset', async (query, { event }) => {
    await deleteTemplate(query, { merchant_id: by.session.merchantId, event: event.code, language: place.language })
  })

async function change(
  dependencies: MessagesOperatorDependencies,
  by: By,
  { event, language }: Place,
  action: string,
  work: (query: Parameters<typeof writeTemplate>[0], view: TemplateView) => Promise<void>,
): Promise<TemplateView> {
  // What a brand is comes by a way of its own, so before the transaction.
  const merchant = await dependencies.sites.findMerchant(by.session.merchantId)
  const sites = { findMerchant: async () => merchant }
  return dependencies.operators.perform(by, deedOf(action, language), async (tx) => {
    const read = () => readEvent({ ...dependencies, sites, database: tx }, by.session, event)
    const before = await read()
    if (!before.languages.includes(language)) throw httpErrors.INVALID_INPUT({ field: 'language' })
    await work(tx.query, before)
    return { before, after: await read() }
  })
}

const deedOf = (action: string, language: string): Deed<TemplateView> => ({
  right: messagesRights['templates.change'],
  action,
  subjectKind: 'messageTemplates',
  subjectId: ({ event }) => event.code,
  present: ({ chosen }) => {
    const row = chosen.find((each) => each.language === language)
    return { language, title: row?.title ?? null, content: row?.content ?? null }
  },
})

/** The words as a member would read them, with samples for values. Throws as `chooseWords`. */
export async function previewWords(
  dependencies: MessagesOperatorDependencies,
  session: OperatorSession,
  { event: code, language }: Place,
  words: MessageWords,
): Promise<MessageWords> {
  demand(session, messagesRights['templates.read'])
  const { event, languages } = await readEvent(dependencies, session, code)
  if (!languages.includes(language)) throw httpErrors.INVALID_INPUT({ field: 'language' })
  checkWords(event, words)
  const { name: brand } = await dependencies.sites.findMerchant(session.merchantId)
  return fill(words, { ...event.samples, brand, member: 'demo' }, language)
}
