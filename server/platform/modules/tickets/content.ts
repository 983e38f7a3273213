import { isEmail } from '../../lib/email.ts'
import { plainLine, plainText } from '../../lib/plain-text.ts'
import { ticketsErrors } from './errors.ts'

/** Characters of the first text, section 9. */
export const LONGEST_FIRST_TEXT = 140
/** Characters of what follows. */
export const LONGEST_TEXT = 2_000

/** The text without what is not seen. Throws CONTENT_EMPTY, CONTENT_LENGTH. */
export function textOf(content: string, longest: number): string {
  const text = plainText(content)
  if (text === '') throw ticketsErrors.CONTENT_EMPTY({ field: 'content' })
  if ([...text].length > longest)
    throw ticketsErrors.CONTENT_LENGTH({ field: 'content', extras: { minimum: 1, maximum: longest } })
  return text
}

/** Where a visitor wants the answer, which goes by mail alone. Throws TICKET_CONTACT_INVALID. */
export function contactOf(contact: string | undefined): string | null {
  const text = plainLine(contact ?? '')
  if (text === '') return null
  if (!isEmail(text)) throw ticketsErrors.TICKET_CONTACT_INVALID({ field: 'contact' })
  return text
}
