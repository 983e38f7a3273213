import { findRunning, finish, finishWithout } from '../repository.ts'
import { compareSides } from './compare-sides.ts'
import type { Dependencies } from './dependencies.ts'
import { reportsOf } from './sources.ts'

/**
 * Carries out a comparison that was begun, once: asks the vendor, outside transactions, and writes down what came out. What is done
 * already stays as it is.
 */
export async function carryOut(dependencies: Dependencies, id: string): Promise<void> {
  const { database, clock, logger } = dependencies
  database.assertOutsideTransaction()
  const begun = await findRunning(database, id)
  if (begun === undefined) return
  const { source, day, from_at: from, to_at: to } = begun
  const result = await compareSides(reportsOf(dependencies), source, { from, to })
  if ('failure' in result) {
    const { failure, error } = result
    await finishWithout(database, id, failure, clock.now())
    if (failure !== 'NO_REPORT')
      logger.warn({ err: error, source, day, failure }, 'the books could not be compared with a vendor')
    return
  }
  const isKept = await database.transaction((tx) => finish(tx, id, result, clock.now()), { patient: true })
  const { length: differences } = result.differences
  if (isKept && differences > 0)
    logger.error(
      { alarm: 'VENDOR_DIFFERENCE', source, day, differences },
      'the books differ from what a vendor reports',
    )
}
