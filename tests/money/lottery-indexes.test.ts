import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import {
  findOrdersByKey,
  listBets as listBetsOfOrders,
  listOrders,
} from '../../server/platform/modules/lottery/betting/orders-repository.ts'
import {
  listDueDraws,
  listShortLotteries,
  listUnsettledDraws,
} from '../../server/platform/modules/lottery/draws/draws-repository.ts'
import { listDueOfficialDraws } from '../../server/platform/modules/lottery/draws/results-repository.ts'
import { listBets } from '../../server/platform/modules/lottery/draws/settlement-repository.ts'
import {
  countDrawn,
  findDraws,
  listDrawn,
  listLotteries,
  listUpcoming,
} from '../../server/platform/modules/lottery/lotteries-repository.ts'
import {
  listDraws as listDeskDraws,
  readDraws,
} from '../../server/platform/modules/lottery/operator/draws/repository.ts'
import { listLotteries as listOperated } from '../../server/platform/modules/lottery/operator/rules/repository.ts'
import { openEmbeddedDatabase } from '../support/embedded-database.ts'
import { openLottery } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
let database: Database
let code: string
const [memberId, drawId] = [newId(), newId()]
const member = { merchantId: SENVANG, memberId }
const now = new Date()
const wanted = { now, ownAhead: 125, officialAhead: 8, pace: 1 }
const soon = new Date(now.getTime() + 60_000)
beforeAll(async () => {
  database = await openEmbeddedDatabase()
  platform = await startPlatform({ database })
  code = (await openLottery(database)).code
  // A year of draws of which a hundred are to come, and many members' bets on all of them.
  await database.raw(
    `insert into lottery_draws (merchant_id, id, lottery_code, number, opens_at, closes_at, draws_at, state, result, result_version, drawn_at)
     select $1, case n when 150 then $3 else md5('d' || n)::uuid end, case n % 30 when 0 then $2 else 'OTHER' end, lpad(n::text, 9, '0'),
            $4::timestamptz + (99 - n) * interval '1 minute', $4::timestamptz + (100 - n) * interval '1 minute',
            $4::timestamptz + (100 - n) * interval '1 minute', case when n < 100 then 'OPEN' when n < 105 then 'DRAWN' else 'SETTLED' end,
            '[["12345"]]', 1, $4::timestamptz + (100 - n) * interval '1 minute'
       from generate_series(1, 6000) n`,
    [SENVANG, code, drawId, now],
  )
  await database.raw(
    `insert into lottery_orders (merchant_id, member_id, id, key, request_hash, lottery_code, draw_id, stake, placed_at)
     select $1, case n % 100 when 0 then $2 else md5('m' || n % 500)::uuid end, md5('b' || n)::uuid, n::text, '', $3,
            case n % 200 when 0 then $4 else md5('d' || n)::uuid end, 10000, $5::timestamptz - n * interval '1 minute'
       from generate_series(1, 6000) n`,
    [SENVANG, memberId, code, drawId, now],
  )
  await database.raw(
    `insert into bets (merchant_id, member_id, id, source, transaction_id, round, vendor_code, game_id, game_type, session_id,
         currency, is_free, stake, state, balance_before, balance_after, placed_at)
     select merchant_id, member_id, id, 'lottery', id::text, draw_id::text, 'LOTT', md5('g')::uuid, 'ELOTT', id, 'VND', false, stake, 'OPEN',
            stake, 0, placed_at from lottery_orders`,
    [],
  )
  await database.raw(
    `insert into lottery_bets (merchant_id, member_id, id, order_id, draw_id, lottery_code, play_type, picks, unit, multiple, tickets,
         series, rebate_rate, rules_version, odds)
     select merchant_id, member_id, id, id, draw_id, lottery_code, 'lo-2', '[["07"]]', stake, 1, 1, 1960, 0, 1, '{"win":1}' from lottery_orders`,
    [],
  )
  await database.script('vacuum analyze lottery_draws')
  await database.script('analyze')
}, 90_000)
afterAll(async () => {
  await platform.stop()
  await database.close()
})

/** What a query of a repository is answered by: its plan, as the planner makes it for these values. */
async function planOf(ask: (connection: Pick<Database, 'prepared' | 'raw'>) => Promise<unknown>): Promise<string> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const note = async <Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> => {
    asked.push({ sql, parameters })
    return []
  }
  await ask({ prepared: (_name, sql, parameters) => note(sql, parameters), raw: note })
  const { sql, parameters } = need(asked[0])
  const rows = await database.raw<Record<string, string>>(`explain ${sql}`, parameters)
  return rows.map((row) => Object.values(row)[0]).join('\n')
}

const LARGE = /Seq Scan on (lottery_draws|lottery_orders|lottery_bets|bets)\b/

it.each<[string, string, Parameters<typeof planOf>[0]]>([
  ['the lotteries of a brand', 'lottery_draws_by_time', (on) => listLotteries(on, SENVANG, now)],
  ['the lotteries that operators see', 'lottery_draws_by_time', (on) => listOperated(on, SENVANG, now)],
  [
    'the draws of a day, as operators see them',
    'lottery_draws_of_day',
    (on) => listDeskDraws(on, SENVANG, { from: new Date(now.getTime() - 3_600_000), to: now }, {}, now),
  ],
  ['the last draws', 'lottery_draws_of_day', (on) => listDeskDraws(on, SENVANG, {}, { sort: '-drawsAt' }, now)],
  [
    'draws for a file',
    'lottery_draws_of_day',
    (on) => readDraws(on, SENVANG, { now }, { after: { at: now, id: drawId }, limit: 200 }),
  ],
  ['draws to come', 'lottery_draws_by_time', (on) => listUpcoming(on, SENVANG, code, now, 20)],
  ['draws by number', 'lottery_draws_number', (on) => findDraws(on, SENVANG, code, ['000000150'])],
  ['results', 'lottery_draws_drawn', (on) => listDrawn(on, SENVANG, code, now, { limit: 20, offset: 0 })],
  ['how many results', 'Index Only Scan using lottery_draws_drawn', (on) => countDrawn(on, SENVANG, code, now, 1_000)],
  ['lotteries short of draws', 'lottery_draws_by_time', (on) => listShortLotteries(on, wanted)],
  ['draws that are due', 'lottery_draws_due', (on) => listDueDraws(on, soon, [], 200)],
  ['official draws that are due', 'lottery_draws_due', (on) => listDueOfficialDraws(on, soon, now, 50)],
  ['draws left unsettled', 'lottery_draws_due', (on) => listUnsettledDraws(on, soon, 200)],
  ['bets of a draw', 'lottery_bets_of_draw', (on) => listBets(on, { merchantId: SENVANG, drawId }, ['OPEN'], 500)],
  ['orders of a member', 'lottery_orders_of_member', (on) => listOrders(on, member, {}, { limit: 20, offset: 0 })],
  ['orders under a key', 'lottery_orders', (on) => findOrdersByKey(on, member, '100')],
  ['bets of orders', 'lottery_bets_of_order', (on) => listBetsOfOrders(on, member, [newId()])],
])('%s are read by %s', async (_what, index, ask) => {
  const plan = await planOf(ask)
  expect(plan).toContain(index)
  expect(plan).not.toMatch(LARGE)
})
