import { expect, it } from 'vitest'
import { openRoom } from '../../../../tests/support/chat.ts'
import { closeDraw, openDraws, openLottery, slipOf } from '../../../../tests/support/lottery-bets.ts'
import { need } from '../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../tests/support/operators-side.ts'
import { randomAddress } from '../../../../tests/support/platform.ts'
import { newId } from '../../lib/id.ts'

const MILLION = 1_000_000_0000n

describeOperatorsSide('bets that members show in the chat', (side) => {
  /** A member with a bet on two numbers of the north, while its draw takes bets. */
  async function bettor() {
    const { platform, database } = side()
    const lottery = await openLottery(database)
    const draw = need((await openDraws(database, lottery))[0])
    const { token, member } = await platform.signedInMember({ funds: MILLION })
    const body = slipOf(lottery.code, ['07', '43'], [draw.number])
    const { value } = await platform.call('placeLotteryOrder', { token, body })
    const order = need(value.orders[0])
    return { token, member, lottery, draw, order, betId: need(order.bets[0]).id }
  }
  const share = (token: string | undefined, roomId: string, betId: string, change: object = {}) =>
    side().platform.call('shareChatBet', {
      token,
      body: { roomId, betId, clientId: newId(), showsAmounts: false, ...change },
      ip: randomAddress(),
    })
  const offered = async (token: string) => (await side().platform.call('listShareableBets', { token })).value
  const read = async (roomId: string) =>
    (await side().platform.call('listChatMessages', { query: { roomId } })).value.content

  it('are offered to their member alone, with the amounts that he alone sees', async () => {
    const { token, lottery, draw, betId } = await bettor()
    const other = await bettor()
    const [only, ...more] = await offered(token)
    expect(more).toEqual([])
    expect(only).toMatchObject({
      betId,
      bet: {
        gameCode: lottery.code,
        family: 'VN_NORTH',
        playType: 'lo-2',
        picks: [['07', '43']],
        drawNumber: draw.number,
        state: 'OPEN',
        currency: 'VND',
        stake: '54000.00',
        payout: null,
      },
    })
    expect((await offered(other.token)).map((one) => one.betId)).toEqual([other.betId])
  })

  it('tell the room their public terms, and amounts only where the member wants it', async () => {
    const { platform } = side()
    const { id } = await openRoom(platform)
    const { token, member, order, betId } = await bettor()
    expect((await share(token, id, betId)).value).toMatchObject({ sequence: 1, kind: 'BET', content: null })
    await share(token, id, betId, { showsAmounts: true })
    const [quiet, open] = await read(id)
    expect(quiet?.bet).toMatchObject({ picks: [['07', '43']], currency: null, stake: null, payout: null })
    expect(open?.bet).toMatchObject({ currency: 'VND', stake: '54000.00', payout: null })
    const told = JSON.stringify([quiet, open])
    for (const secret of [betId, order.id, member.id, member.account]) expect(told).not.toContain(secret)
  })

  it('of somebody else are refused as those that do not exist', async () => {
    const { platform } = side()
    const { id } = await openRoom(platform)
    const { betId } = await bettor()
    const { token } = await platform.signedInMember()
    const refused = { status: 409, code: 'CHAT_BET_NOT_SHOWN', field: 'betId' }
    expect(await share(token, id, betId)).toMatchObject(refused)
    expect(await share(token, id, newId())).toMatchObject(refused)
    expect(await share(undefined, id, betId)).toMatchObject({ status: 401 })
    expect(await read(id)).toEqual([])
  })

  it('sent again after a lost answer stand there once', async () => {
    const { id } = await openRoom(side().platform)
    const { token, betId } = await bettor()
    const again = { clientId: newId() }
    const first = await share(token, id, betId, again)
    expect((await share(token, id, betId, again)).value).toEqual(first.value)
    expect(await read(id)).toHaveLength(1)
  })

  it('are shown no more once their draw is closed or they were taken back, but what was said stays', async () => {
    const { platform, database } = side()
    const { id } = await openRoom(platform)
    const closed = await bettor()
    const taken = await bettor()
    await share(closed.token, id, closed.betId)
    await closeDraw(database, closed.lottery.merchantId, closed.draw.id, closed.draw.closesAt)
    const params = { id: taken.order.id }
    expect(await platform.call('cancelLotteryOrder', { token: taken.token, params })).toMatchObject({ success: true })
    for (const { token, betId } of [closed, taken]) {
      expect(await offered(token)).toEqual([])
      expect(await share(token, id, betId)).toMatchObject({ code: 'CHAT_BET_NOT_SHOWN' })
    }
    expect((await read(id))[0]?.bet).toMatchObject({ state: 'OPEN', drawNumber: closed.draw.number })
  })
})
