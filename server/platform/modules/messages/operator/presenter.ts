import type { Static } from 'typebox'
import { COMMON_VALUES, defaultWords } from '../words.ts'
import type { MessageTemplate } from './schema.ts'
import type { TemplateView } from './service/read.ts'

export const presentTemplate = ({ event, languages, chosen }: TemplateView): Static<typeof MessageTemplate> => ({
  event: event.code,
  kind: event.kind,
  invites: event.invites,
  path: event.path,
  values: [...Object.keys(event.samples), ...COMMON_VALUES].map((name) => ({
    name,
    isRequired: event.required.includes(name),
  })),
  words: languages.map((language) => {
    const standard = defaultWords(event, language)
    const own = chosen.find((row) => row.language === language)
    return {
      language,
      title: own?.title ?? standard.title,
      content: own?.content ?? standard.content,
      defaultTitle: standard.title,
      defaultContent: standard.content,
      changedAt: own?.changed_at.toISOString() ?? null,
    }
  }),
})
