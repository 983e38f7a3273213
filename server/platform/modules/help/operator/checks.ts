import { helpErrors } from '../errors.ts'
import type { HelpDraft } from '../shapes.ts'

interface BrandWords {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  /** Anchors of all articles of the brand. */
  readonly anchors: readonly string[]
}

/** Refuses what could not be shown as it was meant. Throws HELP_LANGUAGE_…, HELP_DEFAULT_LANGUAGE_MISSING, HELP_RELATED_INVALID. */
export function checkDraft(anchor: string, { texts, related }: HelpDraft, brand: BrandWords): void {
  texts.forEach(({ language }, index) => {
    const place = { field: `texts.${index}.language` }
    if (!brand.languages.includes(language)) throw helpErrors.HELP_LANGUAGE_UNKNOWN(place)
    if (texts.findIndex((text) => text.language === language) !== index) throw helpErrors.HELP_LANGUAGE_REPEATED(place)
  })
  if (!texts.some(({ language }) => language === brand.defaultLanguage))
    throw helpErrors.HELP_DEFAULT_LANGUAGE_MISSING({ field: 'texts' })
  const isRelated = (one: string, index: number) =>
    one !== anchor && brand.anchors.includes(one) && related.indexOf(one) === index
  if (!related.every(isRelated)) throw helpErrors.HELP_RELATED_INVALID({ field: 'related' })
}
