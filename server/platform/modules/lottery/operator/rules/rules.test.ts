import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDraws, openLottery, slipOf } from '../../../../../../tests/support/lottery-bets.ts'
import { need } from '../../../../../../tests/support/need.ts'
import { startPlatform, type TestPlatform } from '../../../../../../tests/support/platform.ts'
import { byTwo } from '../../../../../../tests/support/two-operators.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

const wish = {
  odds: [],
  withheld: [],
  lowestSeries: 1700,
  highestSeries: 1960,
  returnFloor: 7_500,
  smallestUnit: '1000',
  numberPayoutLimit: '1000000000',
  playTypeStakeLimit: '1000000000',
  drawStakeLimit: '1000000000',
  memberStakeLimit: '100000000',
  singleWinLimit: '1000000000',
}
const reason = 'season of the new year'

it('refuses odds that return more than the whole stake, with the figure, however many want them', async () => {
  const { code } = await openLottery(platform.database)
  const params = { id: code }
  const save = (change: object) =>
    byTwo(platform, 'saveLotteryRules', { params, body: { ...wish, basedOn: 1, reason, ...change } })
  // 200,000 : 1, with the payout limit raised in the same call.
  const minted = {
    odds: [{ playType: 'lo-2', prize: 'win', odds: 2_000_000_000 }],
    numberPayoutLimit: '999999999999',
  }
  expect(await save(minted)).toMatchObject({
    status: 422,
    code: 'LOTTERY_RETURN_TOO_HIGH',
    field: 'odds',
    playType: 'lo-2',
    returned: '200000.01',
  })
  expect(await save({ ...minted, withheld: ['lo-2'] })).toMatchObject({ code: 'LOTTERY_RETURN_TOO_HIGH' })
  const dear = { odds: [{ playType: 'lo-2', prize: 'win', odds: 1_000_001 }] }
  expect(await save(dear)).toMatchObject({ code: 'LOTTERY_RETURN_TOO_HIGH', returned: '100.01' })
  const preview = await platform.call('previewLotteryRules', { token, params, body: { ...wish, ...dear } })
  expect(preview.value).toMatchObject({ tooHigh: [{ playType: 'lo-2', returnRate: 10_000 }], raises: true })
  expect(await platform.call('listProposals', { token })).toMatchObject({ value: [] })
  const whole = { odds: [{ playType: 'lo-2', prize: 'win', odds: 1_000_000 }] }
  expect((await save(whole)).value.rules).toMatchObject({ version: 2 })
})

it('counts what a member gets back who plays for a lower prize group than the brand pays for', async () => {
  const { code } = await openLottery(platform.database, { family: 'SSC' })
  const params = { id: code }
  const body = {
    ...wish,
    odds: [{ playType: 'five-direct', prize: 'win', odds: 950_000_000 }],
    lowestSeries: 1700,
    highestSeries: 1980,
  }
  expect(
    await platform.call('saveLotteryRules', { token, params, body: { ...body, basedOn: 1, reason } }),
  ).toMatchObject({ code: 'LOTTERY_RETURN_TOO_HIGH', playType: 'five-direct', returned: '109.01' })
})

it('shows odds and what each ticket returns', async () => {
  const { code } = await openLottery(platform.database)
  const shown = await platform.call('getOperatorLottery', { token, params: { id: code } })
  const lo = need(shown.value.playTypes.find((playType) => playType.code === 'lo-2'))
  expect(lo).toMatchObject({
    lines: 27,
    isWithheld: false,
    prizes: [{ prize: 'win', odds: 999_000, fairOdds: 1_000_000, isOwn: false }],
    returns: [{ ticket: null, returnRate: 9_990 }],
  })
  const all = await platform.call('listOperatorLotteries', { token })
  expect(all.value.find(({ id }) => id === code)).toMatchObject({ isOpen: true, availability: 'OPEN', rulesVersion: 1 })
})

it('refuses odds that return less than the floor, with the figure, and shows them before', async () => {
  const { code } = await openLottery(platform.database)
  const params = { id: code }
  const poor = { ...wish, odds: [{ playType: 'lo-2', prize: 'win', odds: 700_000 }] }
  const preview = await platform.call('previewLotteryRules', { token, params, body: poor })
  expect(preview.value.tooLow).toEqual([{ playType: 'lo-2', ticket: null, returnRate: 7_000 }])
  const refused = await platform.call('saveLotteryRules', { token, params, body: { ...poor, basedOn: 1, reason } })
  expect(refused).toMatchObject({
    status: 422,
    code: 'LOTTERY_RETURN_TOO_LOW',
    playType: 'lo-2',
    returned: '70.00',
    floor: '75.00',
  })
  // Not offered, it takes nobody's money.
  const withheld = { ...poor, withheld: ['lo-2'], basedOn: 1, reason }
  expect(await platform.call('saveLotteryRules', { token, params, body: withheld })).toMatchObject({ success: true })
  const unknown = { ...wish, odds: [{ playType: 'lo-2', prize: 'jackpot', odds: 900_000 }] }
  expect(await platform.call('previewLotteryRules', { token, params, body: unknown })).toMatchObject({
    code: 'LOTTERY_ODDS_UNKNOWN',
  })
})

it('asks more of a lottery than the house does, never less, and judges by that floor', async () => {
  const { code } = await openLottery(platform.database)
  const params = { id: code }
  const save = (change: object) =>
    platform.call('saveLotteryRules', { token, params, body: { ...wish, basedOn: 1, reason, ...change } })
  expect(await save({ returnFloor: 7_499 })).toMatchObject({ code: 'INVALID_INPUT', field: 'returnFloor' })
  // Some ticket of the usual odds returns less.
  expect(await save({ returnFloor: 10_000 })).toMatchObject({ code: 'LOTTERY_RETURN_TOO_LOW', floor: '100.00' })
  const higher = { returnFloor: 8_500, odds: [{ playType: 'lo-2', prize: 'win', odds: 840_000 }] }
  const preview = await platform.call('previewLotteryRules', { token, params, body: { ...wish, ...higher } })
  expect(preview.value.tooLow).toEqual([{ playType: 'lo-2', ticket: null, returnRate: 8_400 }])
  expect(await save(higher)).toMatchObject({ code: 'LOTTERY_RETURN_TOO_LOW', returned: '84.00', floor: '85.00' })

  expect((await save({ returnFloor: 8_500 })).value.rules).toMatchObject({ version: 2, returnFloor: 8_500 })
  const [, first] = (await platform.call('getOperatorLottery', { token, params })).value.versions
  expect(first).toMatchObject({ version: 1, returnFloor: 7_500 })
  const log = await platform.call('listAuditEntries', { token, query: { subjectKind: 'lotteries' } })
  expect(log.value.content[0]).toMatchObject({ action: 'lotteryRules.save', subjectId: code })
  const difference = JSON.stringify(log.value.content[0])
  expect(difference).toContain('"returnFloor":8500')
})

it('tells the draw that each lottery takes bets for', async () => {
  const lottery = await openLottery(platform.database)
  const currentOf = async () =>
    (await platform.call('listOperatorLotteries', { token })).value.find(({ id }) => id === lottery.code)?.currentDraw
  expect(await currentOf()).toBeNull()
  const [first, second] = await openDraws(platform.database, lottery, { count: 2 })
  expect(await currentOf()).toMatchObject({ id: need(first).id, number: need(first).number })
  await platform.database.query
    .updateTable('lottery_draws')
    .set({ state: 'VOID' })
    .where('id', '=', need(first).id)
    .execute()
  expect(await currentOf()).toMatchObject({ id: need(second).id })
})

it('saves a version that is in force at once, audited, while bets keep the odds they were taken with', async () => {
  const lottery = await openLottery(platform.database)
  const [draw] = await openDraws(platform.database, lottery)
  const numbers = [need(draw).number]
  const player = await platform.signedInMember({ funds: 1_000_000_0000n })
  const place = (change: object) =>
    platform.call('placeLotteryOrder', { token: player.token, body: slipOf(lottery.code, ['07'], numbers, change) })
  expect(await place({})).toMatchObject({ success: true })
  const params = { id: lottery.code }
  const body = {
    ...wish,
    odds: [{ playType: 'lo-2', prize: 'win', odds: 900_000 }],
    highestSeries: 1980,
    basedOn: 1,
    reason,
  }
  const saved = await platform.call('saveLotteryRules', { token, params, body })
  expect(saved.value).toMatchObject({
    lottery: { rulesVersion: 2 },
    rules: { version: 2, createdBy: 'operator' },
  })
  expect(saved.value.versions.map(({ version }) => version)).toEqual([2, 1])
  expect(await platform.call('saveLotteryRules', { token, params, body })).toMatchObject({
    status: 409,
    code: 'LOTTERY_RULES_CHANGED',
  })
  expect(await place({})).toMatchObject({ code: 'LOTTERY_RULES_CHANGED', rulesVersion: 2 })
  expect(await place({ rulesVersion: 2 })).toMatchObject({ success: true })
  const orders = await platform.call('listLotteryOrders', { token: player.token })
  expect(orders.value.content.map(({ bets }) => bets[0]?.odds.win)).toEqual([900_000, 999_000])
  const log = await platform.call('listAuditEntries', { token, query: { subjectKind: 'lotteries' } })
  expect(log.value.content[0]).toMatchObject({ action: 'lotteryRules.save', subjectId: lottery.code, reason })
})

it('lets one bet win more only when a second operator wants it too, and less at once', async () => {
  const { code } = await openLottery(platform.database, { singleWinLimit: 1_000_000_000_0000n })
  const params = { id: code }
  const save = (change: object, by: string) =>
    platform.call('saveLotteryRules', { token: by, params, body: { ...wish, reason, basedOn: 1, ...change } })
  const higher = { singleWinLimit: '1000000000.0001' }
  expect((await save(higher, token)).value).toMatchObject({
    rules: { version: 1, singleWinLimit: '1000000000.00' },
    proposal: { kind: 'lotteryRules', wish: higher },
  })
  expect((await save(higher, await platform.operator('operator2'))).value).toMatchObject({
    rules: { version: 2, ...higher },
    proposal: null,
  })
  expect((await save({ singleWinLimit: '1000', basedOn: 2 }, token)).value).toMatchObject({
    rules: { version: 3, singleWinLimit: '1000.00' },
    proposal: null,
  })
})

it('closes a lottery for bets and opens it again', async () => {
  const lottery = await openLottery(platform.database)
  const [draw] = await openDraws(platform.database, lottery)
  const player = await platform.signedInMember({ funds: 1_000_000_0000n })
  const params = { id: lottery.code }
  const place = () => {
    const body = slipOf(lottery.code, ['07'], [need(draw).number])
    return platform.call('placeLotteryOrder', { token: player.token, body })
  }
  const closed = await platform.call('updateLottery', {
    token,
    params,
    body: { isOpen: false, closeSeconds: 10, reason },
  })
  expect(closed.value).toMatchObject({
    lottery: { isOpen: false, closeSeconds: 10, availability: 'MAINTENANCE' },
  })
  expect(await place()).toMatchObject({ status: 503, code: 'LOTTERY_CLOSED' })
  await platform.call('updateLottery', { token, params, body: { isOpen: true, reason } })
  expect(await place()).toMatchObject({ success: true })
  expect(await platform.call('updateLottery', { token, params, body: { closeSeconds: 60, reason } })).toMatchObject({
    code: 'INVALID_INPUT',
    field: 'closeSeconds',
  })
})

it('is changed by those alone who may', async () => {
  const { code } = await openLottery(platform.database)
  const support = await platform.operator('support')
  const params = { id: code }
  expect(await platform.call('getOperatorLottery', { token: support, params })).toMatchObject({ success: true })
  const change = { token: support, params, body: { isOpen: false, reason } }
  expect(await platform.call('updateLottery', change)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  const save = { token: support, params, body: { ...wish, basedOn: 1, reason } }
  expect(await platform.call('saveLotteryRules', save)).toMatchObject({ status: 403 })
})
