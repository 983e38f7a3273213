import type { ConsoleUserErrorFragment } from './user-errors.generated.ts'
import { fieldWord, words } from './words.ts'

/** An expected failure as the schema tells it, with a code of its domain. */
export type UserError = ConsoleUserErrorFragment & { readonly code: string }

/**
 * Expected failures of a change. react-admin reads `errors` off it and shows each under its input; what belongs to no
 * input becomes the message of the notification.
 */
export class UserErrors extends Error {
  override readonly name = 'UserErrors'
  readonly errors: Record<string, string>
  readonly codes: readonly string[]
  /** What the change answered beside them, for who asks what stands in the way. */
  readonly payload: unknown

  constructor(userErrors: readonly UserError[], payload?: unknown) {
    super(messageOf(userErrors))
    this.payload = payload
    this.codes = userErrors.map(({ code }) => code)
    this.errors = Object.fromEntries(
      userErrors.flatMap(({ field, message }) => {
        const path = field.filter((part, index) => index > 0 || part !== 'input').join('.')
        return path === '' ? [] : [[path, message]]
      }),
    )
  }
}

function messageOf(userErrors: readonly UserError[]): string {
  const general = userErrors.filter(({ field }) => field.length === 0)
  return (general.length > 0 ? general : userErrors).map(named).join(' ')
}

/** What only says that a value has the wrong form says of which field, where that has a word. */
function named({ field, code, message }: UserError): string {
  const name = code.startsWith('INVALID_INPUT') ? fieldWord(field.at(-1) ?? '') : undefined
  return name === undefined ? message : words.t('failures.named', { field: name, message })
}
