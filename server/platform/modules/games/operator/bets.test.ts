import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVendor, seatPlayer } from '../../../../../tests/money/support/hub88.ts'
import { startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

describe('bets of a brand, for its operators', () => {
  it('are found by member, round and transaction, each with the orders of its vendor', async () => {
    const vendor = createVendor(platform)
    const player = await seatPlayer(platform, 100n)
    const bet = player.bet(10)
    const win = player.win(bet, 25)
    await vendor('/transaction/bet', bet)
    await vendor('/transaction/win', win)
    const found = async (query: Record<string, string>) =>
      (await platform.call('listOperatorBets', { token, query })).value.content.map(
        ({ transactionId }) => transactionId,
      )
    const stake = bet.transaction_uuid
    const memberId = player.member.id
    expect(await found({ round: bet.round })).toEqual([stake])
    expect(await found({ transactionId: stake })).toEqual([stake])
    expect(await found({ transactionId: win.transaction_uuid })).toEqual([stake])
    expect(await found({ memberId, state: 'SETTLED' })).toEqual([stake])
    expect(await found({ memberId, state: 'OPEN' })).toEqual([])
    const [row] = (await platform.call('listOperatorBets', { token, query: { memberId } })).value.content
    const detail = await platform.call('getOperatorBet', { token, params: { id: row?.id ?? '' } })
    expect(detail.value).toMatchObject({
      bet: { account: player.member.account, stake: '10.00', payout: '25.00' },
      vendorTransactions: [
        { kind: 'BET', outcome: 'SUCCESS', transactionId: stake },
        { kind: 'WIN', amount: '25.00', transactionId: win.transaction_uuid },
      ],
    })
  })

  it('of a whole brand are read by a month at most', async () => {
    const query = { from: '2020-01-01T00:00:00.000Z' }
    expect(await platform.call('listOperatorBets', { token, query })).toMatchObject({ status: 400, field: 'from' })
  })
})
