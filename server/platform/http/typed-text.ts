import { plainLine, plainText } from '../lib/plain-text.ts'
import { httpErrors } from './errors.ts'

/** A text that people will read, without what is not seen. Throws INVALID_INPUT where nothing is left. */
export const typedText = (typed: string, field: string): string => needed(plainText(typed), field)

/** Likewise a title or subject: one line. */
export const typedLine = (typed: string, field: string): string => needed(plainLine(typed), field)

function needed(text: string, field: string): string {
  if (text === '') throw httpErrors.INVALID_INPUT({ field })
  return text
}
