import { openDraws, openLottery } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { type LoadResult, load, play } from './load.ts'
import { betUntilClose, LAST_SECONDS } from './lottery-close.ts'
import { BETTORS, type House, openHouse } from './lottery-house.ts'
import { BETS_PER_SECOND, LINES, settleWhileBetting } from './lottery-settling.ts'
import { withDatabase } from './own-database.ts'
import { findPgbench, preparePgbench, runPgbench } from './pgbench.ts'
import type { Section } from './report.ts'
import { median, percentile, perSecond, ratio } from './statistics.ts'

const CALLERS = 32
/** Of one caller: more than any machine answers. */
const MOST_CALLS_PER_SECOND = 300
const ROUNDS = 3
const SECONDS_PER_ROUND = 5
/** A year and a half of draws of a minute, one in thirty. */
const DRAWN = 26_000
/** Members who read results. */
const READERS = 2_000

/** Measures bets at the close of a draw, its settlement and the page of results, over HTTP on one PostgreSQL. */
export async function benchLottery(serverUrl: string): Promise<Section> {
  return withDatabase(serverUrl, 'lottery', (url) =>
    withDatabase(serverUrl, 'pgbench', async (pgbenchUrl) => {
      const house = await openHouse(url)
      try {
        const rows = [
          await measureBets(house, pgbenchUrl),
          await measureClose(house),
          ...(await measureSettling(house)),
        ]
        return {
          title: 'Bets at the close of a draw, its settlement and its results',
          method: [
            `Over HTTP, ${BETTORS.toLocaleString('en-US')} members; a bet is a number of lô (limits of number, play type, draw and member, ledger, bet). Bets on an open draw and pages come from a process of their own, the others from the server's.`,
            `Bets on one open draw by ${CALLERS} callers, beside pgbench's TPC-B-like transaction with as many clients on the same PostgreSQL: medians of ${ROUNDS} rounds of ${SECONDS_PER_ROUND} s in turns, the ratio is bets to TPC-B transactions.`,
            `The last ${LAST_SECONDS} s: every member bets once, evenly until half a second after the close, one in ten twice at once, while the clockwork closes the draw. Every answer was compared with the books: it is in before the close or refused as LOTTERY_DRAW_CLOSED, none is in twice, stakes are what ledger and exposures say.`,
            `Settlement of ${LINES.toLocaleString('en-US')} lines while ${BETS_PER_SECOND} bets a second come for the next draw; the ratio is their p99 to that of the same bets just before.`,
            `Pages of 20 results out of ${DRAWN.toLocaleString('en-US')} draws by ${CALLERS} callers and by one, ${SECONDS_PER_ROUND} s.`,
          ].join(' '),
          columns: ['what', 'per second', 'p50', 'p99', 'beside', 'ratio'],
          best: { column: 'ratio', better: (row) => (row === 'bets during settlement' ? 'less' : 'more') },
          rows: [...rows, ...(await measureResults(house))],
        }
      } finally {
        await house.close()
      }
    }),
  )
}

const inMilliseconds = (time: number) => `${time.toFixed(1)} ms`
const milliseconds = (times: readonly number[], share: number) => inMilliseconds(percentile([...times], share))

async function measureBets(house: House, pgbenchUrl: string): Promise<string[]> {
  const pgbench = findPgbench()
  if (pgbench) preparePgbench(pgbench, pgbenchUrl)
  const lottery = await openLottery(house.database)
  const { number } = need((await openDraws(house.database, lottery))[0])
  let turn = 0
  const bet = (seconds: number) => {
    const script = () =>
      Array.from({ length: MOST_CALLS_PER_SECOND * seconds }, () => house.betOf(turn++, lottery.code, number))
    return play(house.origin, Array.from({ length: CALLERS }, script), seconds)
  }
  await bet(1)
  await house.analyze()
  const rounds: LoadResult[] = []
  const transactions: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await bet(SECONDS_PER_ROUND))
    if (pgbench) transactions.push(runPgbench(pgbench, pgbenchUrl, CALLERS, SECONDS_PER_ROUND))
  }
  const bets = rounds.map(({ requestsPerSecond }) => requestsPerSecond)
  const compared = transactions.length > 0
  return [
    'bets on an open draw',
    perSecond(median(bets)),
    inMilliseconds(median(rounds.map(({ p50 }) => p50))),
    inMilliseconds(median(rounds.map(({ p99 }) => p99))),
    compared ? `pgbench ${perSecond(median(transactions))} a second` : 'pgbench not found',
    compared ? ratio(median(bets), median(transactions)) : '',
  ]
}

async function measureClose(house: House): Promise<string[]> {
  const { accepted, refused, twice, times } = await betUntilClose(house)
  return [
    `bets in the last ${LAST_SECONDS} s`,
    `${perSecond(accepted / LAST_SECONDS)} accepted`,
    milliseconds(times, 50),
    milliseconds(times, 99),
    `${accepted} accepted, ${refused} refused as closed, ${twice} sent twice, nothing else`,
    '',
  ]
}

async function measureSettling(house: House): Promise<string[][]> {
  const { linesPerSecond, moved, before, during } = await settleWhileBetting(house)
  return [
    ['lines settled', perSecond(linesPerSecond), '', '', `${moved} with a win or a rebate`, ''],
    ['bets without settlement', perSecond(BETS_PER_SECOND), milliseconds(before, 50), milliseconds(before, 99), '', ''],
    [
      'bets during settlement',
      perSecond(BETS_PER_SECOND),
      milliseconds(during, 50),
      milliseconds(during, 99),
      `${during.length} bets`,
      ratio(percentile([...during], 99), percentile([...before], 99)),
    ],
  ]
}

async function measureResults(house: House): Promise<string[][]> {
  const past = await openLottery(house.database)
  await house.database.raw(
    `insert into lottery_draws (merchant_id, id, lottery_code, number, opens_at, closes_at, draws_at, state, result)
       select $1, gen_random_uuid(), $2, to_char(now() - n * interval '30 minutes', 'YYYYMMDD') || '-' || lpad((n % 10000)::text, 4, '0'),
              now() - (n + 1) * interval '30 minutes', now() - n * interval '30 minutes', now() - n * interval '30 minutes', 'SETTLED', '[["12345"]]'
         from generate_series(1, $3) n`,
    [past.merchantId, past.code, DRAWN],
  )
  await house.database.script('vacuum analyze lottery_draws')
  // Fifty pages, asked for by so many members that none meets his limit.
  const pages = Array.from({ length: READERS }, (_none, turn) =>
    house.readOf(turn, `/lotto/lgw/games/opened/numero?gameCode=${past.code}&pageNo=${1 + (turn % 50)}`),
  )
  const rows: string[][] = []
  for (const connections of [CALLERS, 1]) {
    const { requestsPerSecond, p50, p99 } = await load(house.origin, pages, { connections, seconds: SECONDS_PER_ROUND })
    const what = connections === 1 ? 'pages of results, one caller' : `pages of results, ${connections} callers`
    rows.push([what, perSecond(requestsPerSecond), inMilliseconds(p50), inMilliseconds(p99), '', ''])
  }
  return rows
}
