import { messagesErrors } from '../../errors.ts'
import type { ToldEvent } from '../../told-event.ts'
import { COMMON_VALUES, type MessageWords, placesIn } from '../../words.ts'

/** Throws TEMPLATE_PLACE_UNKNOWN about the text that names a value of no event, TEMPLATE_PLACE_MISSING. */
export function checkWords({ samples, required }: ToldEvent, words: MessageWords): void {
  const known = new Set<string>([...COMMON_VALUES, ...Object.keys(samples)])
  for (const field of ['title', 'content'] as const) {
    const name = placesIn(words[field]).find((place) => !known.has(place))
    if (name !== undefined) throw messagesErrors.TEMPLATE_PLACE_UNKNOWN({ field, extras: { name: `{{${name}}}` } })
    // Braces that are no place would reach the member as they are.
    const rest = words[field].replace(/\{\{\w+\}\}/g, '')
    if (/\{\{|\}\}/.test(rest)) throw messagesErrors.TEMPLATE_PLACE_UNKNOWN({ field, extras: { name: '{{' } })
  }
  const places = new Set([...placesIn(words.title), ...placesIn(words.content)])
  const missing = required.find((name) => !places.has(name))
  if (missing !== undefined)
    throw messagesErrors.TEMPLATE_PLACE_MISSING({ field: 'content', extras: { name: `{{${missing}}}` } })
}
