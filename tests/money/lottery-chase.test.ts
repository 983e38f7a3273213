import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { messagesAbout } from '../support/messages.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'

const LOTTERY = 'VN_SOUTH_5M'
const NUMBERS = Array.from({ length: 100 }, (_none, number) => String(number).padStart(2, '0'))

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
  // The worker carries out what is due: draws of other lotteries are of no use here.
  await platform.database.raw('update lotteries set is_open = merchant_id = $1 and code = $2', [SENVANG, LOTTERY])
  await platform.context.lottery.draws.schedule()
  await platform.context.jobs.start({ work: true })
}, 90_000)
afterAll(async () => {
  await platform.context.jobs.stop()
  await platform.stop()
})

it('a plan that ends with a win is drawn, paid and stopped by the workers alone', async () => {
  platform.context.lottery.reading.forget()
  const { value: lottery } = await platform.call('getLottery', { params: { gameCode: LOTTERY } })
  const [first, ...others] = lottery.upcomingDraws.slice(0, 3)
  const { token, member } = await platform.signedInMember({ funds: 1_000_000_0000n })
  const placed = await platform.call('placeLotteryOrder', {
    token,
    body: {
      gameCode: LOTTERY,
      rulesVersion: 1,
      lines: [{ playType: 'de-special', picks: [NUMBERS], unit: '1000', multiple: 1, series: 1960 }],
      draws: [need(first), ...others].map(({ number }) => ({ number, multiple: 1 })),
      stopsOnWin: true,
    },
  })
  expect(placed).toMatchObject({ success: true, value: { balance: '700000.00', chase: { state: 'ACTIVE', draws: 3 } } })
  platform.clock.advance(new Date(need(first).drawsAt).getTime() - platform.clock.now().getTime())
  const chases = () => platform.call('listLotteryChases', { token })
  await vi.waitFor(async () => expect((await chases()).value.content).toMatchObject([{ state: 'STOPPED' }]), {
    timeout: 40_000,
    interval: 200,
  })
  const orders = (await platform.call('listLotteryOrders', { token })).value.content
  const found = Object.fromEntries(
    orders.map(({ draw, bets, payout }) => [draw.number, `${bets.map(({ state }) => state)} ${payout}`]),
  )
  expect(found).toEqual({
    [need(first).number]: 'SETTLED 99500.00',
    ...Object.fromEntries(others.map(({ number }) => [number, 'VOID 0.00'])),
  })
  // The win, and the stakes of the draws that the plan did not come to.
  expect((await platform.call('getBalance', { token })).value.balance).toBe('999500.00')
  // And is told, once.
  const told = await messagesAbout(platform.database, member, 'lottery.chaseWon')
  expect(told).toHaveLength(1)
  expect(told[0]?.content).toContain(need(first).number)
}, 90_000)
