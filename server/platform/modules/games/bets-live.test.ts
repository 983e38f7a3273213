import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVendor, seatPlayer } from '../../../../tests/money/support/hub88.ts'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import type { LiveEvent } from '../../events/events.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

it('a round that ends, or is taken back, is told once with whose it is, and its bets are found by it', async () => {
  const told: LiveEvent[] = []
  const leave = platform.context.events.subscribe((event) => event.type === 'bets' && told.push(event))
  const vendor = createVendor(platform)
  const player = await seatPlayer(platform, 100n)
  const { merchantId, memberId } = player.player
  const bet = player.bet(10)
  await vendor('/transaction/bet', bet)
  expect(told).toEqual([])
  const win = player.win(bet, 25)
  await vendor('/transaction/win', win)
  await vendor('/transaction/win', win)
  const ended = { type: 'bets', merchantId, memberIds: [memberId], round: bet.round }
  expect(told).toEqual([ended])

  const other = player.bet(5)
  await vendor('/transaction/bet', other)
  await vendor('/transaction/rollback', player.rollback(other))
  expect(told).toEqual([ended, { ...ended, round: other.round }])
  leave()

  const token = await platform.signIn(player.member.account)
  const { value } = await platform.call('listBets', { token, query: { round: bet.round } })
  expect(value.content).toMatchObject([{ state: 'SETTLED', payout: '25.00' }])
  expect(value.totals).toMatchObject({ stake: '10.00', payout: '25.00' })
})
