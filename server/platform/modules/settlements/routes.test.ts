import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house, type Maker, termsAt } from '../../../../tests/support/contracts.ts'
import { need } from '../../../../tests/support/need.ts'
import { SAKURA, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { createEarningTools } from '../../../../tests/support/settlements.ts'
import { employFor } from '../../../../tests/support/subaccounts.ts'
import { newId } from '../../lib/id.ts'
import { dateAt, daysBetween, mondayOf, nextWeek, previousDate } from '../../lib/local-day.ts'
import type { ContractTerms } from '../contracts/service.ts'

let platform: TestPlatform
let tools: ReturnType<typeof createEarningTools>
/** Three and two per cent of what is bet; the upper one has a second tier of 5 % from 5,000 on. */
let top: Maker
let downline: Maker
let player: Maker
/** A fresh sign-in of each: days have passed. */
let token: string
let downlineToken: string
let contractId: string

const topTerms: ContractTerms = {
  ...termsAt(3),
  tiers: [...termsAt(3).tiers, { validBet: 50_000_000n, loss: 0n, activeMembers: 3, rate: 50_000n }],
}
const today = () => dateAt(platform.clock.now(), 'Asia/Ho_Chi_Minh')
const wire = (percent: number) => ({
  period: 'DAY',
  tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rate: percent * 10_000 }],
})

beforeAll(async () => {
  platform = await startPlatform()
  tools = createEarningTools(platform)
  const [first, second] = await tools.agents(2)
  top = need(first)
  downline = need(second)
  await tools.sign(house, top, topTerms)
  contractId = await tools.sign(top, downline, termsAt(2))
  player = await tools.below(downline, 0)
  await tools.afterDays(1)
  await tools.bet(player, 1_000, { payout: 2_000_000n })
  await tools.bet(top, 500)
  await tools.afterDays(1)
  token = await platform.signIn(top.account)
  downlineToken = await platform.signIn(downline.account)
}, 120_000)
afterAll(() => platform.stop())

const earningOf = async (by: string) => need((await platform.call('listEarnings', { token: by })).value.content[0])

describe('what was earned', () => {
  it('is listed with what all of the list come to, by kind, days and ids', async () => {
    const { value } = await platform.call('listEarnings', { token })
    expect(value).toMatchObject({ totalItems: 1, totals: { amount: '25.00', paid: '25.00' } })
    const [earning] = value.content
    expect(earning).toMatchObject({
      kind: 'DAILY_SALARY',
      period: 'DAY',
      state: 'PAID',
      payer: 'PLATFORM',
      amount: '25.00',
      paid: '25.00',
      measures: { validBet: '1500.00', loss: '1300.00', activeMembers: 2 },
      rate: 30_000,
      gross: '45.00',
      downlines: '20.00',
      net: '25.00',
      skipReason: null,
      revision: 0,
    })
    const count = async (query: Record<string, string>) =>
      (await platform.call('listEarnings', { token, query })).value.totalItems
    const yesterday = previousDate(today())
    expect(await count({ kind: 'DAILY_SALARY', from: yesterday, to: yesterday })).toBe(1)
    expect(await count({ kind: 'DIVIDEND' })).toBe(0)
    expect(await count({ from: today() })).toBe(0)
    expect(await count({ to: previousDate(yesterday) })).toBe(0)
    expect(await count({ ids: `${need(earning).id},${newId()},${(await earningOf(downlineToken)).id}` })).toBe(1)
  })

  it('says the tier reached, the next one, what is missing to it, and what moved', async () => {
    const earning = await earningOf(token)
    const { value } = await platform.call('explainEarning', { token, params: { id: earning.id } })
    expect(value).toMatchObject({
      earning,
      pick: 'HIGHEST',
      tiers: [{ rate: 30_000 }, { rate: 50_000, validBet: '5000.00' }],
      next: { tier: { rate: 50_000 }, missing: { validBet: '3500.00', loss: '0.00', activeMembers: 1 } },
      revisions: [earning],
      movements: [{ amount: '25.00' }],
    })
  })

  it('says what downlines took out of it', async () => {
    const { id } = await earningOf(token)
    const { value } = await platform.call('listDownlineShares', { token, params: { id } })
    expect(value.content).toEqual([
      {
        memberId: downline.memberId,
        account: downline.account,
        rate: 20_000,
        amount: '20.00',
        measures: { validBet: '1000.00', loss: '800.00', activeMembers: 1 },
      },
    ])
  })

  it('opens to parts that sum to its measures, level by level, down to the bets', async () => {
    const { id, measures } = await earningOf(token)
    const parts = async (memberId?: string) =>
      (await platform.call('listEarningParts', { token, params: { id }, query: memberId ? { memberId } : {} })).value
        .content
    const whole = await parts()
    expect(whole.map(({ account, isOwn }) => [account, isOwn])).toEqual([
      [top.account, true],
      [downline.account, false],
    ])
    const sum = (rows: typeof whole, figure: 'validBet' | 'loss') =>
      rows.reduce((total, row) => total + Number(row[figure]), 0)
    expect(sum(whole, 'validBet')).toBe(Number(measures.validBet))
    expect(sum(whole, 'loss')).toBe(Number(measures.loss))
    // 1,500 staked and 200 won; what was granted and paid as salaries on that day goes off too.
    const { lossParts } = (await platform.call('explainEarning', { token, params: { id } })).value
    const { stake, ...given } = lossParts
    expect(lossParts).toMatchObject({ stake: '1500.00', payout: '200.00' })
    const givenAway = Object.values(given).reduce((total, amount) => total + Number(amount), 0)
    expect(Number(stake) - givenAway).toBe(Number(measures.loss))
    const below = await parts(downline.memberId)
    expect(sum(below, 'validBet')).toBe(Number(need(whole[1]).validBet))
    expect(below.map(({ memberId }) => memberId)).toContain(player.memberId)
    const bets = await platform.call('listEarningBets', { token, params: { id }, query: { memberId: player.memberId } })
    expect(bets.value.content).toMatchObject([{ stake: '1000.00', validBet: '1000.00', payout: '200.00' }])
  })

  it('is summed by day and kind', async () => {
    const yesterday = previousDate(today())
    const { value } = await platform.call('readIncome', { token, query: { from: yesterday, to: today() } })
    expect(value).toEqual([{ day: yesterday, kind: 'DAILY_SALARY', amount: '25.00', paid: '25.00' }])
    expect(await platform.call('readIncome', { token, query: { from: today(), to: yesterday } })).toMatchObject({
      code: 'TEAM_SPAN_INVALID',
    })
    expect((await platform.call('listPayKinds', { token })).value).toEqual(['DAILY_SALARY'])
  })
})

describe('terms that are tried', () => {
  const tryOut = (by: string, body: object) => platform.call('tryContract', { token: by, body })

  it('come to what was paid where they are those of today', async () => {
    const { value } = await tryOut(token, { contractId })
    const last = need(value.at(-1))
    expect(last.proposed).toEqual(last.today)
    expect(last.today?.net).toBe((await earningOf(downlineToken)).net)
    expect(last.payerToday?.net).toBe('25.00')
    expect(last.payerProposed).toEqual(last.payerToday)
    expect(value).toHaveLength(14)
  })

  it('say what the payer would keep, to the payer alone', async () => {
    const body = { payeeId: downline.memberId, kind: 'DAILY_SALARY', terms: wire(1) }
    const last = need((await tryOut(token, body)).value.at(-1))
    expect([last.proposed?.net, last.payerProposed?.net]).toEqual(['10.00', '35.00'])
    const own = (await tryOut(downlineToken, { contractId })).value
    expect(own.map(({ payerToday, payerProposed }) => [payerToday, payerProposed])).toEqual(own.map(() => [null, null]))
    expect(own.at(-1)?.today?.net).toBe('20.00')
    // Nor to whoever makes contracts in the agent's name and does not read what he earns.
    for (const rights of [['CONTRACTS'], ['CONTRACTS', 'PAY']]) {
      const clerk = await employFor(platform, { token }, rights, `clerk${rights.length}`)
      const seen = (await tryOut(clerk.token, body)).value
      expect(seen.some(({ payerProposed }) => payerProposed !== null)).toBe(rights.includes('PAY'))
    }
  })

  it('are somebody’s who is directly below, and sound', async () => {
    const refused = (body: object) => tryOut(token, body)
    const terms = wire(1)
    for (const payeeId of [player.memberId, newId()])
      expect(await refused({ payeeId, kind: 'DAILY_SALARY', terms })).toMatchObject({ code: 'CONTRACT_PAYEE_UNKNOWN' })
    expect(
      await refused({ payeeId: downline.memberId, kind: 'DAILY_SALARY', terms: { ...terms, period: 'WEEK' } }),
    ).toMatchObject({ code: 'CONTRACT_TERMS_INVALID', field: 'period' })
    expect(await refused({ kind: 'DAILY_SALARY', terms })).toMatchObject({ code: 'INVALID_INPUT', field: 'payeeId' })
    expect(await refused({ payeeId: downline.memberId, terms })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'terms',
    })
    expect(await refused({ contractId: newId() })).toMatchObject({ code: 'CONTRACT_NOT_FOUND' })
  })
})

describe('who may', () => {
  it('nobody else, of whatever brand, finds an earning or a contract', async () => {
    const { id } = await earningOf(token)
    const strangers = [
      await platform.signedInMember({ type: 1 }),
      await platform.signedInMember({ merchantId: SAKURA, type: 1 }),
      { token: downlineToken, merchant: 'SENVANG' },
    ]
    for (const stranger of strangers)
      for (const unknown of [id, newId()]) {
        const asked = {
          token: stranger.token,
          merchant: stranger.merchant,
          params: { id: unknown },
          query: { memberId: player.memberId },
        }
        for (const name of ['explainEarning', 'listDownlineShares', 'listEarningParts', 'listEarningBets'] as const)
          expect(await platform.call(name, asked)).toMatchObject({ status: 404, code: 'EARNING_NOT_FOUND' })
      }
    const foreign = need(strangers[0]).token
    expect(await platform.call('tryContract', { token: foreign, body: { contractId } })).toMatchObject({
      code: 'CONTRACT_NOT_FOUND',
    })
    expect((await platform.call('listEarnings', { token: foreign })).value.totalItems).toBe(0)
    expect((await platform.call('listForecasts', { token: foreign })).value).toEqual([])
    expect((await platform.call('listPayKinds', { token: foreign })).value).toEqual([])
  })

  it('whoever is not in the line has neither parts nor bets', async () => {
    const { id } = await earningOf(token)
    const stranger = await platform.member()
    for (const memberId of [stranger.id, newId()])
      for (const name of ['listEarningParts', 'listEarningBets'] as const)
        expect((await platform.call(name, { token, params: { id }, query: { memberId } })).value.content).toEqual([])
  })

  it('members and trial players read nothing of it', async () => {
    const { id } = await earningOf(token)
    for (const type of [0, 4]) {
      const person = await platform.signedInMember({ type })
      const asked = {
        token: person.token,
        params: { id },
        query: { memberId: player.memberId, from: today(), to: today() },
      }
      for (const name of [
        'listEarnings',
        'explainEarning',
        'listDownlineShares',
        'listEarningParts',
        'listEarningBets',
        'listForecasts',
        'readIncome',
        'listPayKinds',
      ] as const)
        expect(await platform.call(name, asked), name).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    const trial = await platform.signedInMember({ type: 4 })
    expect(await platform.call('tryContract', { token: trial.token, body: { contractId } })).toMatchObject({
      code: 'TRUE_ACCOUNT_NEEDED',
    })
  })
})

// Last, since days go by.
describe('a running window', () => {
  it('says what is earned so far, which is what is settled after it, corrections included', async () => {
    const takeBack = await tools.bet(player, 4_000)
    await platform.context.agents.fold(top.merchantId)
    const [forecast] = (await platform.call('listForecasts', { token })).value
    expect(forecast).toMatchObject({
      measures: { validBet: '4000.00', activeMembers: 1 },
      rate: 30_000,
      gross: '120.00',
      downlines: '80.00',
      net: '40.00',
      next: { tier: { rate: 50_000 }, missing: { validBet: '1000.00', loss: '0.00', activeMembers: 2 } },
    })
    await tools.afterDays(1)
    token = await platform.signIn(top.account)
    const settled = await earningOf(token)
    expect(settled).toMatchObject({ from: need(forecast).from, gross: '120.00', net: '40.00', amount: '40.00' })
    await takeBack()
    await tools.afterDays(1)
    token = await platform.signIn(top.account)
    const { value } = await platform.call('explainEarning', { token, params: { id: settled.id } })
    expect(value.revisions).toMatchObject([
      { id: settled.id, revision: 0, amount: '40.00' },
      { revision: 1, amount: '-40.00', state: 'PAID' },
    ])
  })
})

describe('a window in which somebody moved', () => {
  it('opens to what he did in either line while he was in it', async () => {
    const [before, after] = (await tools.agents(2)).map(need) as [Maker, Maker]
    await platform.database.transaction((tx) => platform.context.members.moveLine(tx, after, null))
    await tools.afterDays(1)
    const weekly: ContractTerms = { ...termsAt(10, 0, 'DIVIDEND'), period: 'WEEK' }
    for (const agent of [before, after]) await tools.sign(house, agent, weekly)
    const mover = await tools.below(before, 0)
    await tools.afterDays(daysBetween(today(), nextWeek(mondayOf(today()))))
    await tools.bet(mover, 100)
    await platform.database.transaction((tx) => platform.context.members.moveLine(tx, mover, after.memberId))
    await tools.afterDays(1)
    await tools.bet(mover, 70)
    await tools.afterDays(7)
    const seen = async (agent: Maker) => {
      const by = await platform.signIn(agent.account)
      const { id, measures } = await earningOf(by)
      const asked = { token: by, params: { id }, query: { memberId: mover.memberId } }
      const own = (await platform.call('listEarningParts', asked)).value.content
      const bets = (await platform.call('listEarningBets', asked)).value.content
      return [measures.validBet, own.map(({ validBet }) => validBet), bets.map(({ stake }) => stake)]
    }
    expect(await seen(before)).toEqual(['100.00', ['100.00'], ['100.00']])
    expect(await seen(after)).toEqual(['70.00', ['70.00'], ['70.00']])
  })
})
