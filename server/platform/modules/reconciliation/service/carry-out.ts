import { keepFound } from '../../vendor-comparisons/service.ts'
import { compare } from '../compare.ts'
import { findRunning, finish, finishWithout } from '../repository.ts'
import { foundCases, sourceOf } from './cases.ts'
import type { Dependencies } from './dependencies.ts'
import { readSides } from './sides.ts'

/**
 * Carries out a comparison that was begun, once: asks the bank, outside transactions, and writes down what came out. What is
 * done already stays as it is.
 */
export async function carryOut(dependencies: Dependencies, id: string): Promise<void> {
  const { database, clock, logger } = dependencies
  database.assertOutsideTransaction()
  const begun = await findRunning(database, id)
  if (begun === undefined) return
  const { account_number: number, day, merchant_ids: merchantIds, from_at: from, to_at: to } = begun
  const sides = await readSides(dependencies, { number, merchantIds }, { from, to })
  if ('failure' in sides) {
    const { failure, error } = sides
    await finishWithout(database, id, failure, clock.now())
    logger.warn({ err: error, account: number, day, failure }, 'the books could not be compared with the bank')
    return
  }
  const comparison = compare(sides.moved, sides.booked, { from, to })
  const isKept = await database.transaction(async (tx) => {
    const at = clock.now()
    if (!(await finish(tx, id, comparison, at))) return false
    await keepFound(tx, { id, source: sourceOf(number), day }, foundCases(comparison.differences), at)
    return true
  })
  const { length: differences } = comparison.differences
  if (isKept && differences > 0)
    logger.error({ alarm: 'BANK_DIFFERENCE', account: number, day, differences }, 'the books differ from the bank')
}
