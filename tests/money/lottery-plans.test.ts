import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { closeDraw, openDraws, openLottery, slipOf } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

const MILLION = 1_000_000_0000n
/** Lô on one number of the north, the least stake of a thousand on each of 27 prize lines. */
const LO = 27_000

async function lotteryWith(options: Parameters<typeof openLottery>[1] = {}, count = 1) {
  const lottery = await openLottery(platform.database, options)
  const draws = await openDraws(platform.database, lottery, { count })
  return { ...lottery, draws, numbers: draws.map(({ number }) => number), first: need(draws[0]) }
}

describe('a plan', () => {
  it('places all its draws at once or none, and gives back what is left when it stops', async () => {
    const { code, numbers, merchantId, first } = await lotteryWith({}, 3)
    const { token } = await platform.signedInMember({ funds: MILLION })
    const body = slipOf(code, ['07'], numbers, {
      draws: numbers.map((number, index) => ({ number, multiple: 2 ** index })),
      stopsOnWin: true,
    })
    const placed = await platform.call('placeLotteryOrder', { token, body, idempotencyKey: newId() })
    expect(placed.value).toMatchObject({
      chase: { draws: 3, drawsDone: 0, state: 'ACTIVE', stopsOnWin: true, stake: `${LO * 7}.00` },
      balance: `${1_000_000 - LO * 7}.00`,
    })
    expect(placed.value.orders.map(({ stake }) => Number(stake))).toEqual([LO, LO * 2, LO * 4])
    await closeDraw(platform.database, merchantId, first.id, first.closesAt)
    const chaseId = need(placed.value.chase).id
    const stopped = await platform.call('stopLotteryChase', { token, params: { id: chaseId } })
    expect(stopped.value).toMatchObject({ cancelledOrders: 2, returned: `${LO * 6}.00`, chase: { state: 'STOPPED' } })
    const again = await platform.call('stopLotteryChase', { token, params: { id: chaseId } })
    expect(again.value).toMatchObject({ cancelledOrders: 0, returned: '0.00' })
    const listed = (state: string) => platform.call('listLotteryOrders', { token, query: { chaseId, state } })
    expect((await listed('CANCELLED')).value.totalItems).toBe(2)
    expect((await listed('OPEN')).value.totalItems).toBe(1)
    expect((await platform.call('getBalance', { token })).value).toMatchObject({
      balance: `${1_000_000 - LO}.00`,
    })
  })

  it('is finished, and not stopped, once all its draws are over', async () => {
    const { code, numbers, merchantId, draws } = await lotteryWith({}, 2)
    const { member, token } = await platform.signedInMember({ funds: MILLION })
    const body = slipOf(code, ['07'], numbers, { draws: numbers.map((number) => ({ number, multiple: 1 })) })
    const placed = await platform.call('placeLotteryOrder', { token, body, idempotencyKey: newId() })
    await platform.database.raw(
      `update lottery_draws set state = 'VOID' where merchant_id = $1 and id = any($2::uuid[])`,
      [merchantId, draws.map(({ id }) => id)],
    )
    const params = { id: need(placed.value.chase).id }
    // A win with the last draw stops nothing either.
    await platform.context.lottery.stopWonChase({
      merchantId: member.merchant_id,
      memberId: member.id,
      chaseId: params.id,
    })
    for (let press = 0; press < 2; press += 1)
      expect((await platform.call('stopLotteryChase', { token, params })).value.chase.state).toBe('FINISHED')
    const idsIn = async (state: string) =>
      (await platform.call('listLotteryChases', { token, query: { state } })).value.content.map(({ id }) => id)
    expect(await idsIn('FINISHED')).toEqual([params.id])
    expect([await idsIn('ACTIVE'), await idsIn('STOPPED')]).toEqual([[], []])
  })

  it('takes nothing when one of its draws is closed', async () => {
    const { code, numbers, merchantId, draws } = await lotteryWith({}, 3)
    const { token } = await platform.signedInMember({ funds: MILLION })
    await closeDraw(platform.database, merchantId, need(draws[2]).id, need(draws[2]).closesAt)
    const placed = await platform.call('placeLotteryOrder', { token, body: slipOf(code, ['07'], numbers) })
    expect(placed).toMatchObject({ code: 'LOTTERY_DRAW_CLOSED', number: numbers[2] })
    expect((await platform.call('listLotteryChases', { token })).value.totalItems).toBe(0)
    expect((await platform.call('listLotteryOrders', { token })).value.totalItems).toBe(0)
  })

  it('that a win ended is taken back by its job', async () => {
    const { code, numbers } = await lotteryWith({}, 2)
    const { member, token } = await platform.signedInMember({ funds: MILLION })
    const placed = await platform.call('placeLotteryOrder', { token, body: slipOf(code, ['07'], numbers) })
    const chaseId = need(placed.value.chase).id
    const countOf = async (state: string) =>
      (await platform.call('listLotteryChases', { token, query: { state } })).value.totalItems
    expect([await countOf('ACTIVE'), await countOf('FINISHED')]).toEqual([1, 0])
    const { lottery } = platform.context
    const stop = { merchantId: member.merchant_id, memberId: member.id, chaseId }
    await lottery.stopWonChase(stop)
    await lottery.stopWonChase(stop)
    const [chase] = (await platform.call('listLotteryChases', { token })).value.content
    expect(chase).toMatchObject({ id: chaseId, state: 'STOPPED', stake: '0.00' })
    expect([await countOf('ACTIVE'), await countOf('STOPPED')]).toEqual([0, 1])
    expect((await platform.call('getBalance', { token })).value).toMatchObject({ balance: '1000000.00' })
  })
})
