import type { Insertable, Kysely, Selectable } from 'kysely'
import type { MessageTemplates, Tables } from '../../../db/tables.ts'

type Query = Kysely<Tables>
export type TemplateRow = Selectable<MessageTemplates>

/** The words that a brand chose, of one event or of all. */
export function listTemplates(query: Query, merchantId: string, event?: string): Promise<TemplateRow[]> {
  const ofBrand = query.selectFrom('message_templates').selectAll().where('merchant_id', '=', merchantId)
  return (event === undefined ? ofBrand : ofBrand.where('event', '=', event)).execute()
}

export const writeTemplate = (query: Query, template: Insertable<MessageTemplates>) =>
  query
    .insertInto('message_templates')
    .values(template)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'event', 'language'])
        .doUpdateSet({ title: template.title, content: template.content, changed_at: template.changed_at }),
    )
    .execute()

export const deleteTemplate = (
  query: Query,
  { merchant_id, event, language }: Pick<TemplateRow, 'merchant_id' | 'event' | 'language'>,
) =>
  query
    .deleteFrom('message_templates')
    .where('merchant_id', '=', merchant_id)
    .where('event', '=', event)
    .where('language', '=', language)
    .execute()
