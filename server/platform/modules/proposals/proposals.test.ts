import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { openLottery } from '../../../../tests/support/lottery-bets.ts'
import { need } from '../../../../tests/support/need.ts'
import { DEMO_PASSWORD, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import type { Database } from '../../db/connection.ts'

const reason = 'Mùa Tết'
const DAY = 24 * 60 * 60 * 1000

const rules = {
  odds: [],
  withheld: [],
  lowestSeries: 1700,
  highestSeries: 1980,
  returnFloor: 7_500,
  smallestUnit: '1000',
  numberPayoutLimit: '1000000000',
  playTypeStakeLimit: '1000000000',
  drawStakeLimit: '1000000000',
  memberStakeLimit: '1000000000',
  singleWinLimit: '1000000000',
}
const higher = { ...rules, memberStakeLimit: '900000000000', drawStakeLimit: '900000000000' }

describeOnEachDatabase('what takes two operators', (open) => {
  let database: Database
  let platform: TestPlatform
  let tokens: { first: string; second: string; support: string }
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    await signIn()
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })
  async function signIn() {
    const [first, second, support] = await Promise.all([
      platform.operator('operator'),
      platform.operator('operator2'),
      platform.operator('support'),
    ])
    tokens = { first, second, support }
  }

  const save = (token: string, code: string, wish: object, basedOn = 1) =>
    platform.call('saveLotteryRules', { token, params: { id: code }, body: { ...wish, basedOn, reason } })
  const lowRules = async () => {
    const { code } = await openLottery(database, { memberStakeLimit: 1_000_000_000_0000n })
    return code
  }
  const list = async () => (await platform.call('listProposals', { token: tokens.first })).value
  const about = async (code: string) => (await list()).find(({ subjectId }) => subjectId === code)
  const refuse = (token: string, id: string) =>
    platform.call('refuseProposal', { token, params: { id }, body: { reason: 'Chưa đúng' } })

  it('waits for the second, who wants the same, and is in force then', async () => {
    const code = await lowRules()
    const first = await save(tokens.first, code, higher)
    expect(first.value).toMatchObject({
      rules: { version: 1, memberStakeLimit: '1000000000.00' },
      proposal: { kind: 'lotteryRules', subjectId: code, proposedByAccount: 'operator', reason },
    })
    expect(await save(tokens.first, code, higher)).toMatchObject({ status: 409, code: 'FOUR_EYES_SAME_OPERATOR' })
    // Written otherwise it is still the same.
    const second = await save(tokens.second, code, { ...higher, memberStakeLimit: '900000000000.00' })
    expect(second.value).toMatchObject({
      rules: { version: 2, memberStakeLimit: '900000000000.00', createdBy: 'operator2' },
      proposal: null,
    })
    const log = await platform.call('listAuditEntries', {
      token: tokens.first,
      query: { subjectKind: 'lotteries', subjectId: code },
    })
    expect(log.value.content.map(({ action }) => action)).toEqual(['lotteryRules.save', 'lotteryRules.propose'])
  })

  it('counts at once when nothing of it raises what may be lost, and drops what waited', async () => {
    const code = await lowRules()
    await save(tokens.first, code, higher)
    const lower = await save(tokens.second, code, { ...rules, memberStakeLimit: '1000' })
    expect(lower.value).toMatchObject({ rules: { version: 2 }, proposal: null })
    expect(await save(tokens.second, code, higher)).toMatchObject({ code: 'LOTTERY_RULES_CHANGED' })
    expect(await about(code)).toBeUndefined()
  })

  it('is another proposal when the second wants something else, which the first may confirm', async () => {
    const code = await lowRules()
    await save(tokens.first, code, higher)
    const other = { ...higher, memberStakeLimit: '2000000000' }
    expect((await save(tokens.second, code, other)).value).toMatchObject({
      rules: { version: 1 },
      proposal: { proposedByAccount: 'operator2', wish: { memberStakeLimit: '2000000000.00', basedOn: 1 } },
    })
    expect((await save(tokens.first, code, other)).value).toMatchObject({ rules: { version: 2 }, proposal: null })
  })

  race('is saved once when both want it at once, and never by the same operator twice at once', async () => {
    const code = await lowRules()
    const same = await Promise.all([save(tokens.first, code, higher), save(tokens.first, code, higher)])
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await about(code))?.proposedByAccount).toBe('operator')
    const both = await lowRules()
    const answers = await Promise.all([save(tokens.first, both, higher), save(tokens.second, both, higher)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const shown = await platform.call('getOperatorLottery', { token: tokens.first, params: { id: both } })
    expect(shown.value).toMatchObject({ versions: [{ version: 2 }, { version: 1 }], proposal: null })
  })

  race('confirmed while another takes its place is one or the other, never what nobody else wanted', async () => {
    for (let round = 0; round < 4; round += 1) {
      const code = await lowRules()
      await save(tokens.first, code, higher)
      const other = { ...higher, memberStakeLimit: '3000000000' }
      const [confirmed, replaced] = await Promise.all([
        save(tokens.second, code, higher),
        save(tokens.first, code, other),
      ])
      const after = await platform.call('getOperatorLottery', { token: tokens.first, params: { id: code } })
      if (replaced.code === 'LOTTERY_RULES_CHANGED') {
        expect(after.value.rules).toMatchObject({ version: 2, memberStakeLimit: '900000000000.00' })
      } else {
        // The other one came first, and the confirmation became a proposal again.
        expect(confirmed.success).toBe(true)
        expect(after.value).toMatchObject({ rules: { version: 1 }, proposal: { proposedByAccount: 'operator2' } })
      }
    }
  })

  race('refused and confirmed at once is one of both', async () => {
    const code = await lowRules()
    await save(tokens.first, code, higher)
    const { id } = need(await about(code))
    const [confirmed, refused] = await Promise.all([save(tokens.second, code, higher), refuse(tokens.first, id)])
    if (refused.success) expect(confirmed.value).toMatchObject({ rules: { version: 1 } })
    else expect([refused.code, confirmed.value.rules.version]).toEqual(['PROPOSAL_NOT_FOUND', 2])
  })

  it('is refused by anybody with the right, or taken back, once, with who and why in the log', async () => {
    const code = await lowRules()
    await save(tokens.first, code, higher)
    const { id } = need(await about(code))
    expect((await platform.call('listProposals', { token: tokens.support })).success).toBe(true)
    expect(await refuse(tokens.support, id)).toMatchObject({ status: 403 })
    expect(await refuse(tokens.second, id)).toMatchObject({ success: true })
    expect(await refuse(tokens.second, id)).toMatchObject({ status: 404, code: 'PROPOSAL_NOT_FOUND' })
    await save(tokens.first, code, higher)
    expect(await refuse(tokens.first, need(await about(code)).id)).toMatchObject({ success: true })
    const log = await platform.call('listAuditEntries', {
      token: tokens.first,
      query: { subjectKind: 'lotteries', subjectId: code },
    })
    expect(log.value.content.map(({ action, reason: why }) => [action, why])).toEqual([
      ['proposals.withdraw', 'Chưa đúng'],
      ['lotteryRules.propose', reason],
      ['proposals.refuse', 'Chưa đúng'],
      ['lotteryRules.propose', reason],
    ])
  })

  it('one that took the place of what somebody read is not refused by it', async () => {
    const code = await lowRules()
    await save(tokens.first, code, higher)
    const { id } = need(await about(code))
    await save(tokens.first, code, { ...higher, memberStakeLimit: '4000000000' })
    expect(await refuse(tokens.second, id)).toMatchObject({ code: 'PROPOSAL_NOT_FOUND' })
    expect(await about(code)).toBeDefined()
  })

  it('of an operator who was closed or lost the right since counts no more', async () => {
    const code = await lowRules()
    const account = `fired${code.toLowerCase()}`
    const id = await platform.context.operators.createOperator({
      account,
      name: 'Fired',
      role: 'ADMIN',
      password: DEMO_PASSWORD,
      merchantIds: (await platform.context.sites.listMerchants()).map((one) => one.id),
    })
    const change = (set: object) => database.query.updateTable('operators').set(set).where('id', '=', id).execute()
    const answer = await platform.call('operatorSignIn', { body: { account, password: DEMO_PASSWORD } })
    await save(answer.value.token, code, higher)
    const become = (house_role: string) =>
      database.query.updateTable('operator_merchants').set({ house_role }).where('operator_id', '=', id).execute()
    await become('SUPPORT')
    expect(await about(code)).toBeUndefined()
    await become('ADMIN')
    await change({ active: false })
    expect(await about(code)).toBeUndefined()
    expect((await save(tokens.second, code, higher)).value).toMatchObject({
      rules: { version: 1 },
      proposal: { proposedByAccount: 'operator2' },
    })
  })

  it('counts for a week', async () => {
    const code = await lowRules()
    await save(tokens.first, code, higher)
    expect((await about(code))?.countsUntil).toBeDefined()
    platform.clock.advance(7 * DAY + 1_000)
    await signIn()
    expect(await about(code)).toBeUndefined()
    expect((await save(tokens.second, code, higher)).value).toMatchObject({
      rules: { version: 1 },
      proposal: { proposedByAccount: 'operator2' },
    })
  })
})

describe('every setting that can cost money', () => {
  let platform: TestPlatform
  let tokens: string[]
  beforeAll(async () => {
    platform = await startPlatform()
    tokens = [await platform.operator('operator'), await platform.operator('operator2')]
  })
  afterAll(() => platform.stop())

  const read = async (name: 'getWithdrawalSettings' | 'getPaymentSettings' | 'getMemberTransferRules') => {
    const { value } = await platform.call(name, { token: need(tokens[0]) })
    const { id, currency, proposal, fourEyesPending, fourEyesPendingFrom, ...rest } = value as Record<string, unknown>
    return rest
  }

  it('is proposed by one and not in force', async () => {
    const token = need(tokens[0])
    const [payouts, deposits, transfers] = await Promise.all([
      read('getWithdrawalSettings'),
      read('getPaymentSettings'),
      read('getMemberTransferRules'),
    ])
    const answers = await Promise.all([
      platform.call('updateWithdrawalSettings', { token, body: { ...payouts, dailyCount: 99, reason } }),
      platform.call('updatePaymentSettings', { token, body: { ...deposits, shortTolerancePercent: 100, reason } }),
      platform.call('updateMemberTransferRules', { token, body: { ...transfers, dailyMaximum: '999999999', reason } }),
      platform.call('updateTurnoverRule', {
        token,
        params: { id: 'BONUS' },
        body: { multiplier: 0, weights: [], reason },
      }),
      platform.call('updateAdjustmentLimit', { token, body: { amount: '999999999', reason } }),
    ])
    for (const answer of answers)
      expect(answer.value).toMatchObject({ proposal: { proposedByAccount: 'operator', reason } })
    expect([await read('getWithdrawalSettings'), await read('getPaymentSettings')]).toEqual([payouts, deposits])
    for (const { id } of (await platform.call('listProposals', { token })).value)
      await platform.call('refuseProposal', { token, params: { id }, body: { reason } })
  })

  it('is in force when the second sends what the first proposed, as the proposal tells it', async () => {
    const [first, second] = [need(tokens[0]), need(tokens[1])]
    const payouts = await read('getWithdrawalSettings')
    const proposed = await platform.call('updateWithdrawalSettings', {
      token: first,
      body: { ...payouts, dailyCount: 99, reason },
    })
    const wish = need(proposed.value.proposal).wish
    const agreed = await platform.call('updateWithdrawalSettings', { token: second, body: { ...wish, reason } })
    expect(agreed.value).toMatchObject({ dailyCount: 99, proposal: null })

    const rule = { multiplier: 0.5, weights: [{ gameType: 'LIVE', percent: 12.5 }] }
    const turnover = (token: string, body: object) =>
      platform.call('updateTurnoverRule', { token, params: { id: 'BONUS' }, body: { ...body, reason } })
    const waiting = await turnover(first, rule)
    expect(waiting.value).toMatchObject({ multiplier: 1 })
    expect((await turnover(second, need(waiting.value.proposal).wish)).value).toMatchObject({
      multiplier: 0.5,
      proposal: null,
    })
  })

  it('keeps an account that members pay to as it was, until a second operator wants the new one', async () => {
    const [first, second] = [need(tokens[0]), need(tokens[1])]
    const channels = await platform.call('listOperatorChannels', { token: first })
    const channel = need(channels.value.content.find(({ enabled }) => enabled))
    const { id, currency: _currency, proposal: _none, ...fields } = channel
    const change = (token: string, body: object) =>
      platform.call('updateChannel', { token, params: { id }, body: { ...body, reason } })
    const stolen = { ...fields, accountNumber: '00001111', accountName: 'KE GIAN' }
    const asked = await change(first, stolen)
    expect(asked.value).toMatchObject({
      accountNumber: fields.accountNumber,
      proposal: { wish: { accountNumber: '00001111' }, proposedByAccount: 'operator' },
    })
    // What sends money nowhere else counts at once.
    expect((await change(second, { ...fields, position: 7 })).value).toMatchObject({ position: 7, proposal: null })
    const again = await change(first, stolen)
    expect((await change(second, need(again.value.proposal).wish)).value).toMatchObject({ accountNumber: '00001111' })
    // A new one begins closed.
    const made = await platform.call('createChannel', { token: first, body: { ...fields, id: 'NEW_ONE', reason } })
    expect(made.value).toMatchObject({ enabled: false, proposal: { wish: { enabled: true } } })
    const opened = await platform.call('updateChannel', {
      token: second,
      params: { id: 'NEW_ONE' },
      body: { ...need(made.value.proposal).wish, reason },
    })
    expect(opened.value).toMatchObject({ enabled: true, proposal: null })
  })

  it('lets bets in longer only by two', async () => {
    const [first, second] = [need(tokens[0]), need(tokens[1])]
    const { code } = await openLottery(platform.database)
    const update = (token: string, body: object) =>
      platform.call('updateLottery', { token, params: { id: code }, body: { ...body, reason } })
    expect((await update(first, { closeSeconds: 20 })).value).toMatchObject({ lottery: { closeSeconds: 20 } })
    expect((await update(first, { closeSeconds: 1 })).value).toMatchObject({
      lottery: { closeSeconds: 20 },
      closingProposal: { wish: { closeSeconds: 1 } },
    })
    expect((await update(second, { closeSeconds: 1 })).value).toMatchObject({
      lottery: { closeSeconds: 1 },
      closingProposal: null,
    })
  })
})
