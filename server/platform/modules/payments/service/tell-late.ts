import { moneyInWords } from '../../../lib/money-in-words.ts'
import { findLateReviews } from '../repository/deposit-locks.ts'
import { paymentsTells } from '../tells.ts'
import type { Dependencies } from './dependencies.ts'

const MINUTE = 60_000
/** A deposit is promised within minutes; one that is looked at for longer than that is late. */
const LATE_MINUTES = 30
/** Who was told is not told again, and after this long nobody is told for the first time. */
const LATEST_MINUTES = 180
/** Read at a time; how many are late at once has no bound on the day that a bank stands still. */
const PAGE = 200

/** Tells members once of deposits that are in review for longer than was promised; returns how many are. */
export async function tellLate(
  { database, clock, messages }: Pick<Dependencies, 'database' | 'clock' | 'messages'>,
  limit = PAGE,
): Promise<number> {
  const before = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE)
  const span = { from: before(LATEST_MINUTES), until: before(LATE_MINUTES) }
  let told = 0
  let after: string | undefined
  while (true) {
    const late = await findLateReviews(database.query, span, { after, limit })
    for (const { merchant_id: merchantId, member_id: memberId, id, amount, currency, transfer_code: code } of late)
      await database.transaction((tx) =>
        messages.tell(
          tx,
          { merchantId, memberId },
          paymentsTells.late,
          { amount: moneyInWords(amount), currency, code },
          { about: id },
        ),
      )
    told += late.length
    const last = late.at(-1)
    if (last === undefined || late.length < limit) return told
    after = last.id
  }
}
