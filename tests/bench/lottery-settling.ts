import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { drawResult } from '@croupier/lottery/core/family.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import { fillDraw } from '../support/lottery.ts'
import { openDraws, openLottery } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { type House, timeOf } from './lottery-house.ts'

export const LINES = 100_000
/** Bets on the next draw, whether or not the last one is being settled. */
export const BETS_PER_SECOND = 100
const BEFORE_SECONDS = 5
const FAMILY = 'VN_SOUTH'

export interface Settling {
  readonly linesPerSecond: number
  /** Bets of these that won or had a rebate. */
  readonly moved: number
  /** Milliseconds of bets on the next draw, before the settlement and during it. */
  readonly before: readonly number[]
  readonly during: readonly number[]
}

/** Settles a draw of so many lines by its job's own work, while others bet on the next draw at a steady pace. */
export async function settleWhileBetting(house: House): Promise<Settling> {
  const { database, platform, players } = house
  const lottery = await openLottery(database, { family: FAMILY })
  const [draw, next] = (await openDraws(database, lottery, { count: 2 })).map(({ id, number }) => ({ id, number }))
  const key = { merchantId: lottery.merchantId, drawId: need(draw).id }
  await fillDraw(database, { ...key, memberIds: players.map(({ memberId }) => memberId), count: LINES })
  await house.analyze()
  const bet = (turn: number) => house.bet(turn, lottery.code, need(next).number)
  const before = await betSteadily(bet, setTimeout(BEFORE_SECONDS * 1000))

  await database.raw(
    `update lottery_draws set state = 'DRAWN', result = $3, result_version = 1, drawn_at = now() where merchant_id = $1 and id = $2`,
    [key.merchantId, key.drawId, JSON.stringify(drawResult(familyOf(FAMILY), (bound) => randomInt(bound)))],
  )
  const begunAt = performance.now()
  let seconds = Number.NaN
  const settling = platform.context.lottery.draws.settle(key).then(() => {
    seconds = (performance.now() - begunAt) / 1000
  })
  const during = await betSteadily(bet, settling)
  return { linesPerSecond: LINES / seconds, moved: await countMoved(house, key.drawId), before, during }
}

/** Bets at a steady pace until something ends, whether or not answers came; the milliseconds of each. */
async function betSteadily(bet: (turn: number) => ReturnType<House['bet']>, end: Promise<unknown>): Promise<number[]> {
  let isOver = false
  const ended = end.finally(() => {
    isOver = true
  })
  const begunAt = performance.now()
  const sent: Promise<number>[] = []
  while (!isOver) {
    const wait = begunAt + (sent.length * 1000) / BETS_PER_SECOND - performance.now()
    if (wait > 0) await setTimeout(wait)
    sent.push(bet(sent.length).then(timeOf))
  }
  await ended
  return Promise.all(sent)
}

/** How many bets of a draw moved money; throws unless all are settled and what the ledger paid is what they won. */
async function countMoved({ database }: House, drawId: string): Promise<number> {
  const [row] = await database.raw<{ settled: number; moved: number; owed: bigint; paid: bigint }>(
    `select count(*) filter (where b.state = 'SETTLED')::int4 as settled,
            count(*) filter (where b.payout > 0 or l.rebate_rate > 0)::int4 as moved,
            sum(b.payout + b.stake * l.rebate_rate / 10000)::int8 as owed,
            (select coalesce(sum(t.amount), 0)::int8 from ledger_transfers t where t.source = 'lottery' and t.kind in ('WIN', 'REBATE')
              and t.document_id in (select id::text from lottery_bets where draw_id = $1)) as paid
       from lottery_bets l join bets b on b.merchant_id = l.merchant_id and b.member_id = l.member_id and b.id = l.id
      where l.draw_id = $1`,
    [drawId],
  )
  const { settled, moved, owed, paid } = need(row)
  if (settled !== LINES || owed !== paid) throw new Error(`Settled are ${settled} bets, paid ${paid} of ${owed}`)
  return moved
}
