import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { openDraws, openLottery, slipOf } from '../support/lottery-bets.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { createVendor, seatPlayer } from './support/hub88.ts'

const NOTHING = { vendorsOff: [], gameTypesOff: [], greatestStakes: [] }
const atMost = (greatest: string, gameType = 'RNG') => ({ ...NOTHING, greatestStakes: [{ gameType, greatest }] })

describeOnEachDatabase('what agents set for lines', (open) => {
  let database: Database
  let platform: TestPlatform
  let post: ReturnType<typeof createVendor>
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    await platform.context.jobs.start({ work: false })
    post = createVendor(platform)
  }, 120_000)
  afterAll(async () => {
    await platform.context.jobs.stop()
    await platform.stop()
    await database.close()
  })

  /** Three agents, each below the one before, and a player below the last who sits at a slot. */
  async function line() {
    const top = await platform.signedInMember({ type: 1 })
    const middle = await platform.signedInMember({ type: 1, uplineId: top.member.id })
    const low = await platform.signedInMember({ type: 1, uplineId: middle.member.id })
    const seat = await seatPlayer(platform, 1_000_000n, { uplineId: low.member.id })
    return { top, middle, low, seat }
  }
  type Agent = Awaited<ReturnType<typeof line>>['top']
  const set = (agent: Agent, memberId: string, body: object) =>
    platform.call('setLineRules', { token: agent.token, params: { memberId }, body })
  const read = async (agent: Agent, ids: string) =>
    (await platform.call('listLineRules', { token: agent.token, query: { ids } })).value
  const bet = async (seat: Awaited<ReturnType<typeof seatPlayer>>, amount: number) =>
    (await post('/transaction/bet', seat.bet(amount))).status

  it('hold for the whole line, and the strictest of three levels wins', async () => {
    const { top, middle, low, seat } = await line()
    expect(await bet(seat, 900)).toBe('RS_OK')
    await set(top, middle.member.id, atMost('800'))
    await set(middle, low.member.id, atMost('500'))
    await set(low, low.member.id, atMost('600'))
    expect([await bet(seat, 501), await bet(seat, 500)]).toEqual(['RS_ERROR_LIMIT_REACHED', 'RS_OK'])
    // Lifted, what the others allow is back.
    await set(middle, low.member.id, NOTHING)
    expect([await bet(seat, 601), await bet(seat, 600)]).toEqual(['RS_ERROR_LIMIT_REACHED', 'RS_OK'])
    await set(low, low.member.id, NOTHING)
    expect([await bet(seat, 801), await bet(seat, 800)]).toEqual(['RS_ERROR_LIMIT_REACHED', 'RS_OK'])
    await set(top, middle.member.id, NOTHING)
    expect(await bet(seat, 900)).toBe('RS_OK')
  })

  it('keep a vendor or a category from the line: the open game takes no bet, and none is opened', async () => {
    const { middle, low, seat } = await line()
    const launch = async () => {
      const token = await platform.signIn(seat.member.account)
      return platform.call('launchGame', { token, body: { nodeId: seat.game.id, device: 'WEB' } })
    }
    await set(middle, low.member.id, { ...NOTHING, vendorsOff: [seat.game.vendor_code] })
    expect(await bet(seat, 10)).toBe('RS_ERROR_INVALID_GAME')
    expect(await launch()).toMatchObject({ status: 403, code: 'LINE_GAME_OFF' })
    await set(middle, low.member.id, { ...NOTHING, gameTypesOff: ['RNG'] })
    expect(await bet(seat, 10)).toBe('RS_ERROR_INVALID_GAME')
    expect(await launch()).toMatchObject({ code: 'LINE_GAME_OFF' })
    await set(middle, low.member.id, { ...NOTHING, gameTypesOff: ['LIVE'] })
    expect(await bet(seat, 10)).toBe('RS_OK')
  })

  it('hold at our lotteries, where the refusal says how much a bet may be', async () => {
    const { low, top, middle } = await line()
    const lottery = await openLottery(database)
    const [draw] = await openDraws(database, lottery)
    const { token } = await platform.signedInMember({ uplineId: low.member.id, funds: 10_000_000_0000n })
    const place = () =>
      platform.call('placeLotteryOrder', { token, body: slipOf(lottery.code, ['01'], [draw?.number ?? '']) })
    await set(top, middle.member.id, atMost('26999', 'ELOTT'))
    expect(await place()).toMatchObject({
      status: 403,
      code: 'LINE_STAKE_LIMIT',
      message: expect.stringContaining('26.999\u00a0₫'),
    })
    await set(top, middle.member.id, { ...NOTHING, gameTypesOff: ['ELOTT'] })
    expect(await place()).toMatchObject({ status: 403, code: 'LINE_GAME_OFF' })
    await set(top, middle.member.id, atMost('27000', 'ELOTT'))
    expect(await place()).toMatchObject({ success: true })
  })

  it('name the member directly below too, but never the agent who sets them for all below himself', async () => {
    const { top, middle, low } = await line()
    await set(middle, middle.member.id, atMost('300'))
    await set(top, middle.member.id, { ...NOTHING, vendorsOff: ['PG'] })
    const [own] = await read(middle, middle.member.id)
    expect(own).toMatchObject({
      members: 2,
      isOwn: true,
      set: { greatestStakes: [{ gameType: 'RNG', greatest: '300.00' }], vendorsOff: [] },
      inForce: [{ vendorCode: 'PG', greatest: null, source: 'ABOVE' }],
    })
    const [below] = await read(middle, low.member.id)
    expect(below?.inForce).toEqual([
      { vendorCode: null, gameType: 'RNG', greatest: '300.00', currency: 'VND', source: 'OWN' },
      { vendorCode: 'PG', gameType: null, greatest: null, currency: null, source: 'ABOVE' },
    ])
    expect((await read(top, low.member.id))[0]).toMatchObject({
      isOwn: false,
      inForce: [{ source: 'LINE' }, { source: 'OWN' }],
    })
  })

  it('are set by nobody but the direct upline, and others are as if they were not there', async () => {
    const { top, middle, low } = await line()
    const stranger = await line()
    for (const id of [low.member.id, stranger.middle.member.id, '0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10'])
      expect(await set(top, id, NOTHING)).toMatchObject({ status: 404, code: 'LINE_UNKNOWN' })
    expect(await set(low, middle.member.id, NOTHING)).toMatchObject({ code: 'LINE_UNKNOWN' })
    expect(await read(middle, `${top.member.id},${stranger.low.member.id}`)).toEqual([])
    const { token } = await platform.signedInMember()
    expect(await platform.call('listLineRules', { token, query: { ids: low.member.id } })).toMatchObject({
      status: 403,
    })
    expect(await set(top, middle.member.id, { ...NOTHING, vendorsOff: ['NOBODY'] })).toMatchObject({
      code: 'LINE_VENDOR_UNKNOWN',
      field: 'vendorsOff',
    })
    for (const stakes of [
      atMost('0'),
      { ...NOTHING, greatestStakes: [...atMost('1').greatestStakes, ...atMost('2').greatestStakes] },
    ])
      expect(await set(top, middle.member.id, stakes)).toMatchObject({ code: 'LINE_STAKE_INVALID' })
  })

  race('set while bets run: once it is answered no greater bet is taken', async () => {
    const { top, middle, seat } = await line()
    let isAnswered = false
    const late: string[] = []
    const bets = Array.from({ length: 12 }, async (_none, index) => {
      await new Promise((done) => setTimeout(done, index * 3))
      const began = isAnswered
      const status = await bet(seat, 700)
      if (began) late.push(status)
    })
    await set(top, middle.member.id, atMost('100'))
    isAnswered = true
    await Promise.all(bets)
    late.push(await bet(seat, 700))
    expect(new Set(late)).toEqual(new Set(['RS_ERROR_LIMIT_REACHED']))
  })

  race('set while accounts are opened below: everybody is held to it', async () => {
    const { top, middle, low } = await line()
    const [, ...members] = await Promise.all([
      set(top, middle.member.id, atMost('100')),
      ...Array.from({ length: 6 }, () => platform.member({ uplineId: low.member.id })),
    ])
    const rules = await read(low, members.map(({ id }) => id).join(','))
    expect(rules.map(({ inForce }) => inForce[0]?.greatest)).toEqual(members.map(() => '100.00'))
    const kept = await database.raw('select from line_rules_in_force where member_id = any($1::uuid[])', [
      members.map(({ id }) => id),
    ])
    expect(kept).toHaveLength(members.length)
  })
})
