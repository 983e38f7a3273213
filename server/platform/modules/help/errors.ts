import { defineErrors } from '../../lib/failure.ts'

export const helpErrors = defineErrors('help', {
  /** There is none, or it is another brand's. */
  HELP_ARTICLE_NOT_FOUND: 404,
  HELP_VERSION_NOT_FOUND: 404,
  /** Somebody saved the article meanwhile. Extras: version. */
  HELP_ARTICLE_CHANGED: 409,
  /** Another article of the brand has the anchor. */
  HELP_ANCHOR_TAKEN: 409,
  /** As many as a brand may have. Extras: most. */
  HELP_ARTICLES_TOO_MANY: 409,
  HELP_LANGUAGE_UNKNOWN: 422,
  HELP_LANGUAGE_REPEATED: 422,
  HELP_DEFAULT_LANGUAGE_MISSING: 422,
  /** A related article that is not there, is named twice, or is the article itself. */
  HELP_RELATED_INVALID: 422,
})
