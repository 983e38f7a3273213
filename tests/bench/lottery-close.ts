import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { findDraw } from '../support/lottery.ts'
import { booksOf, openDraws, openLottery } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { type Answer, BETTORS, type House } from './lottery-house.ts'

const SECOND = 1_000
/** Seconds before the close in which everybody bets. */
export const LAST_SECONDS = 10
/** The last ones come too late. */
const LATE = SECOND / 2
/** One in so many sends his call twice at once, as impatient browsers do. */
const IMPATIENT = 10
/** What one bet of the house costs: a thousand on each of 27 prize lines. */
const STAKE = 1000_0000n * 27n

export interface Close {
  readonly accepted: number
  readonly refused: number
  /** Calls that were sent twice. */
  readonly twice: number
  /** Milliseconds of every call. */
  readonly times: readonly number[]
}

/**
 * Everybody bets once in the last ten seconds of a draw, the last ones too late, while the clockwork closes it. Throws when
 * anything but an accepted bet and LOTTERY_DRAW_CLOSED comes back, or when the books differ from what was answered.
 */
export async function betUntilClose(house: House): Promise<Close> {
  const { database, platform } = house
  const lottery = await openLottery(database)
  const [draw] = await openDraws(database, lottery, { closesIn: LAST_SECONDS + 1 })
  const { id, number, closesAt } = need(draw)
  const begin = closesAt.getTime() - LAST_SECONDS * SECOND
  const pace = (LAST_SECONDS * SECOND + LATE) / BETTORS
  // The job that closes draws comes every second.
  const clockwork = setInterval(() => void platform.context.lottery.draws.carryOut(), SECOND)
  const sent: Promise<readonly Answer[]>[] = []
  try {
    for (let turn = 0; turn < BETTORS; turn++) {
      const wait = begin + turn * pace - Date.now()
      if (wait > 0) await setTimeout(wait)
      const key = randomUUID()
      const calls = turn % IMPATIENT === 0 ? [key, key] : [key]
      sent.push(Promise.all(calls.map((same) => house.bet(turn, lottery.code, number, same))))
    }
    const answers = await Promise.all(sent)
    await until(async () => (await findDraw(database, lottery.merchantId, id)).state === 'CLOSED')
    const flaw = await flawOf(house, { ...lottery, drawId: id }, answers)
    if (flaw !== undefined) throw new Error(`At the close of a draw ${flaw}`)
    const accepted = answers.filter((of) => of.some(({ status }) => status === 200)).length
    return {
      accepted,
      refused: BETTORS - accepted,
      twice: answers.filter(({ length }) => length > 1).length,
      times: answers.flat().map(({ milliseconds }) => milliseconds),
    }
  } finally {
    clearInterval(clockwork)
  }
}

/** What is wrong with the answers or the books; undefined when nothing is. */
async function flawOf(
  { database, players }: House,
  { drawId, code }: { readonly drawId: string; readonly code: string },
  answers: readonly (readonly Answer[])[],
): Promise<string | undefined> {
  const other = answers.flat().find((answer) => answer.status !== 200 && answer.code !== 'LOTTERY_DRAW_CLOSED')
  if (other !== undefined) return `a bet was answered ${other.status} ${other.code}`
  const rows = await database.raw<{ member_id: string; orders: number }>(
    'select member_id, count(*)::int4 as orders from lottery_orders where draw_id = $1 group by member_id',
    [drawId],
  )
  if (rows.some(({ orders }) => orders > 1)) return 'a bet is in twice'
  const booked = new Set(rows.map(({ member_id }) => member_id))
  const unlike = players.filter(
    ({ memberId }, turn) => booked.has(memberId) !== need(answers[turn]).some(({ status }) => status === 200),
  )
  if (unlike.length > 0) return `${unlike.length} bets were answered otherwise than they are booked`
  const staked = STAKE * BigInt(booked.size)
  const books = await booksOf(database, drawId, code)
  if (books.late > 0) return `${books.late} bets came after it`
  const sums = [books.staked, books.house, books.whole, books.numbers]
  return books.bets === booked.size && sums.every((sum) => sum === staked)
    ? undefined
    : `the books differ: ${sums.join(', ')} of ${staked}`
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(100)
}
