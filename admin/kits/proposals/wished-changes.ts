import { stripTypename } from '@apollo/client/utilities'
import { type DifferenceRow, differenceOf } from '../../lib/difference.ts'
import { isAmount, plainAmount } from '../../lib/plain-amount.ts'

type Fields = Readonly<Record<string, unknown>>

/** The limit of one operator in settings: a higher one waits a day after a second operator agreed (decision 0022). */
const WAITING_FIELD = 'fourEyesAbove'

/**
 * What a wish would change of the settings in force, field by field; fields that the wish does not name stay as they are. The
 * client writes the names of types into what it reads, also deep inside; a wish knows none.
 */
export function wishedChanges(current: Fields, wish: Fields): DifferenceRow[] {
  const known = Object.fromEntries(Object.keys(wish).map((name) => [name, current[name]]))
  return differenceOf(stripTypename(known), stripTypename(wish)).filter(
    ({ changed, before, after }) => changed && !isSameAmount(before, after),
  )
}

/** What happens when these changes of settings are confirmed: a key of admin.json. */
export function effectOfConfirming(changes: readonly DifferenceRow[]): string {
  const waits = changes.some(
    ({ path, before, after }) => path === WAITING_FIELD && Number(after ?? 0) > Number(before ?? 0),
  )
  if (!waits) return 'proposals.confirmEffect'
  return changes.length === 1 ? 'proposals.confirmEffectLater' : 'proposals.confirmEffectPartly'
}

const isSameAmount = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  isAmount(left) &&
  isAmount(right) &&
  plainAmount(left) === plainAmount(right)
