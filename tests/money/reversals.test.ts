import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlainText } from '../../server/platform/lib/credentials.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { MONEY_SCALE } from '../../server/platform/lib/money.ts'
import { decideBet, writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { randomAddress, SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createPointTools } from '../support/points.ts'
import { createPromotionTools, plainPromotion } from '../support/promotions.ts'
import { race } from '../support/race.ts'
import { byTwo, publishByTwo } from '../support/two-operators.ts'

const reason = 'Ngân hàng hoàn tiền cho người gửi'
const DAY = 86_400_000

// Decision 0045: what was given for a deposit goes with it.
describeOnEachDatabase('a deposit that is taken back', (open) => {
  let platform: TestPlatform
  let points: ReturnType<typeof createPointTools>
  let promotions: ReturnType<typeof createPromotionTools>
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    points = createPointTools(platform)
    promotions = createPromotionTools(platform)
    await points.settle()
    await platform.database.raw(`update raffles set state = 'PAUSED'`, [])
  }, 90_000)
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    // The bets of these tests have no money of their own.
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  const player = async () => {
    const { member, token } = await platform.signedInMember({ canPay: true })
    return { token, owner: { merchantId: SENVANG, memberId: member.id } }
  }
  type Player = Awaited<ReturnType<typeof player>>
  /** The transfers of a kind, the last one first. */
  const transfersOf = async ({ owner }: Pick<Player, 'owner'>, kind: string) =>
    (
      await platform.database.raw<{ id: string }>(
        'select id from ledger_transfers where member_id = $1 and kind = $2 order by id desc',
        [owner.memberId, kind],
      )
    ).map(({ id }) => id)
  const transferOf = async (who: Pick<Player, 'owner'>, kind: string) => need((await transfersOf(who, kind))[0])
  /** Two operators take a transfer back. */
  async function takeBack({ owner }: Pick<Player, 'owner'>, transferId: string) {
    const body = { memberId: owner.memberId, transferId, reason }
    const asked = await platform.call('requestReversal', {
      token: await platform.operator(),
      idempotencyKey: newId(),
      body,
    })
    if (asked.value?.state !== 'REQUESTED') throw new Error(`Not asked: ${JSON.stringify(asked)}`)
    const decider = await platform.operator('operator2')
    return platform.call('approveAdjustment', { token: decider, params: { id: asked.value.id }, body: { reason } })
  }
  const takeDepositBack = async (who: Player) => takeBack(who, await transferOf(who, 'DEPOSIT'))
  const balance = ({ token }: Pick<Player, 'token'>) => points.balance(token)
  const buckets = async ({ token }: Player) => need((await platform.call('getTurnover', { token })).value).buckets
  const debts = ({ owner }: Player) =>
    platform.database.raw<{ points: bigint; worked_off: bigint }>(
      'select points, worked_off from point_debts where member_id = $1',
      [owner.memberId],
    )

  it('asks for no more turnover, and takes its points; those that are spent are worked off by what comes next', async () => {
    const who = await player()
    await points.deposit(who.token, '200000')
    expect(await points.points(who.token)).toBe('200.00')
    await points.convert(who.token, '150', '75')
    expect(await takeDepositBack(who)).toMatchObject({ success: true, value: { state: 'APPROVED' } })
    expect([await balance(who), await points.points(who.token)]).toEqual(['75.00', '0.00'])
    expect(await debts(who)).toEqual([{ points: 150n * MONEY_SCALE, worked_off: 0n }])
    const states = (await buckets(who)).map(({ source, reward, state }) => [source, reward, state].join(' ')).toSorted()
    expect(states).toEqual(['BONUS POINTS OPEN', 'DEPOSIT  CANCELLED'])

    await points.deposit(who.token, '100000')
    expect(await points.points(who.token)).toBe('0.00')
    await points.deposit(who.token, '100000')
    expect(await points.points(who.token)).toBe('50.00')
    expect(await debts(who)).toEqual([{ points: 150n * MONEY_SCALE, worked_off: 150n * MONEY_SCALE }])
    const { value } = await platform.call('listPointChanges', { token: who.token })
    expect(value.content.map(({ kind, change }) => `${kind} ${change}`)).toEqual([
      'TAKEN_BACK -50.00',
      'EARNED 100.00',
      'TAKEN_BACK -100.00',
      'EARNED 100.00',
      'TAKEN_BACK -50.00',
      'REDEEMED -150.00',
      'EARNED 200.00',
    ])
  })

  it('takes points of a promotion back too; what is won or given back later works the rest off, and the books hold', async () => {
    const turnover = { ...plainPromotion.turnover, multiplier: 0 }
    const id = await promotions.publish({ trigger: 'DEPOSIT', reward: { kind: 'POINTS', points: 300 }, turnover })
    const goodsId = await points.goods({ pointsRequired: '400' })
    const who = await player()
    await promotions.claim(who.token, id)
    await points.deposit(who.token, '200000')
    await platform.context.promotions.giveDue()
    expect(await points.points(who.token)).toBe('500.00')
    const redeemed = await points.redeem(who.token, goodsId, { points: '400' })
    expect((await takeDepositBack(who)).success).toBe(true)
    expect(await points.points(who.token)).toBe('0.00')
    // Who holds the goods is refused: what comes back was never his.
    await points.decide(await platform.operator(), redeemed.value.id, 'REJECTED')
    expect(await points.points(who.token)).toBe('0.00')
    expect((await debts(who)).every((debt) => debt.points === debt.worked_off)).toBe(true)
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    await platform.call('pausePromotion', { token: await platform.operator(), params: { id }, body: { reason } })
  })

  race('points go once, whatever the member spends in the same moment', async () => {
    const who = await player()
    await points.deposit(who.token, '200000')
    const transferId = await transferOf(who, 'DEPOSIT')
    await Promise.all([takeBack(who, transferId), ...[1, 2, 3].map(() => points.convert(who.token, '100', '50'))])
    const [debt] = await debts(who)
    const spent = (await platform.call('listRedemptions', { token: who.token })).value.totalItems * 100
    expect(Number((debt?.points ?? 0n) / MONEY_SCALE)).toBe(spent)
    expect(await points.points(who.token)).toBe('0.00')
  })

  it('recalls its bonus, once no bet is open; a claim that nothing was given for waits for the next deposit', async () => {
    const automatic = await promotions.publish(
      {
        trigger: 'DEPOSIT',
        reward: { kind: 'PERCENT', percent: 50, cap: '100000' },
        leastDeposit: '100000',
      },
      { budget: '1000000' },
    )
    const byHand = await promotions.publish({ trigger: 'DEPOSIT', leastDeposit: '100000', approval: 'OPERATOR' })
    const who = await player()
    for (const id of [automatic, byHand]) await promotions.claim(who.token, id)
    await points.deposit(who.token, '200000')
    await platform.context.promotions.giveDue()
    expect(await balance(who)).toBe('300000.00')
    expect((await promotions.look(byHand, who.token))?.standing).toBe('APPLYING')
    const placedAt = platform.clock.now()
    const bet = await writeBet(platform.database, who.owner, { stake: MONEY_SCALE, placedAt, state: 'OPEN' })
    expect((await takeDepositBack(who)).success).toBe(true)
    expect((await promotions.look(byHand, who.token))?.standing).toBe('JOINED')
    const bonus = async () => need((await buckets(who)).find(({ source }) => source === 'BONUS'))
    expect(await bonus()).toMatchObject({ state: 'OPEN', recalledAt: expect.any(String), breachedAt: null })
    await platform.context.turnover.endDue()
    expect(await balance(who)).toBe('100000.00')
    await decideBet(platform.database, who.owner, bet, { state: 'SETTLED', validBet: MONEY_SCALE })
    await platform.context.turnover.endDue()
    expect(await bonus()).toMatchObject({ state: 'CANCELLED', done: '0.00', forfeited: '100000.00' })
    expect(await balance(who)).toBe('0.00')
    const operator = await platform.operator()
    for (const id of [automatic, byHand])
      await platform.call('pausePromotion', { token: operator, params: { id }, body: { reason } })
  })

  it('is missing in missions, levels and raffles; what was drawn or claimed by then is worked off or stays', async () => {
    const code = `nap-${newPlainText(10).toLowerCase()}`
    const names = [{ language: 'vi', name: 'Nạp' }]
    const terms = {
      code,
      names,
      period: 'DAY',
      goal: 'DEPOSITS',
      categories: [],
      target: '300000',
      reward: '7',
      reason,
    }
    await byTwo(platform, 'createMission', { body: terms })
    const plan = {
      words: [{ language: 'vi', title: 'Vòng quay', text: '' }],
      startsAt: new Date(platform.clock.now().getTime() - 60_000).toISOString(),
      endsAt: new Date(platform.clock.now().getTime() + 9 * DAY).toISOString(),
      leastDeposit: '100000',
      prizes: [5, 10].map((amount) => ({ kind: 'POINTS', amount: String(amount), quantity: 5, weight: 1, names })),
      reason,
    }
    const created = await platform.call('createRaffle', { token: await platform.operator(), body: plan })
    const { id: raffleId } = need(created.value)
    await publishByTwo(platform, 'publishRaffle', raffleId, reason)
    const who = await player()
    const mission = async () =>
      need(need((await platform.call('getMissions', { token: who.token })).value).find((one) => one.code === code))
    const tickets = async () =>
      need((await platform.call('listRaffles', { token: who.token })).value).find(({ id }) => id === raffleId)?.tickets
    const vip = async () =>
      (
        await platform.database.raw<{ deposits: bigint }>('select deposits from vip_standings where member_id = $1', [
          who.owner.memberId,
        ])
      )[0]?.deposits

    await points.deposit(who.token, '300000')
    const spin = () => platform.call('spinRaffle', { token: who.token, body: { raffleId }, idempotencyKey: newId() })
    expect(await tickets()).toBe(1)
    await points.deposit(who.token, '100000')
    expect(await tickets()).toBe(2)
    const { startsOn } = await mission()
    await platform.call('claimMission', { token: who.token, body: { code, startsOn } })
    await takeDepositBack(who)
    expect(await tickets()).toBe(1)
    expect(await mission()).toMatchObject({ state: 'CLAIMED', done: '300000.00', shortfall: '0.00' })
    expect(await vip()).toBe(300_000n * MONEY_SCALE)
    expect((await spin()).success).toBe(true)
    const [, first] = await transfersOf(who, 'DEPOSIT')
    expect((await takeBack(who, need(first))).success).toBe(true)
    expect(await mission()).toMatchObject({ state: 'CLAIMED', shortfall: '300000.00' })
    expect([await tickets(), await vip()]).toEqual([0, 0n])
    await platform.call('endMission', { token: await platform.operator(), params: { code }, body: { reason } })
  })

  it('does not count for who brought the member, unless he was paid', async () => {
    const { token } = await platform.signedInMember()
    const { code } = need((await platform.call('getReferral', { token })).value)
    const friend = async () => need((await platform.call('listReferredFriends', { token })).value.content[0])
    const password = 'Hoa!mai2026x'
    const { value } = await platform.call('register', {
      merchant: 'SENVANG',
      ip: randomAddress(),
      headers: { 'user-agent': `phone ${newPlainText(8)}` },
      body: {
        ...{ username: `ban${newPlainText(10)}`, password, confirmPassword: password },
        ...{ acceptedTerms: true, login: true, referralCode: code },
      },
    })
    const { token: friendToken } = need(value) as { token: string }
    const { value: member } = await platform.call('getMember', { token: friendToken })
    const who = { token: friendToken, owner: { merchantId: SENVANG, memberId: need(member).id } }
    await points.deposit(who.token, '300000')
    expect(await friend()).toMatchObject({ state: 'DEPOSITED' })
    await takeDepositBack(who)
    expect(await friend()).toMatchObject({ state: 'CAME', reward: null })

    await points.deposit(who.token, '200000')
    await writeBet(platform.database, who.owner, { stake: 1_000_000n * MONEY_SCALE, placedAt: platform.clock.now() })
    await platform.context.turnover.count(who.owner)
    await platform.context.agents.fold(SENVANG)
    await platform.context.referrals.lookAtPlay()
    const { id } = await friend()
    expect((await platform.call('claimReferral', { token, params: { id } })).value).toMatchObject({ state: 'PAID' })
    await takeDepositBack(who)
    expect(await friend()).toMatchObject({ state: 'PAID', reward: '70000.00' })
  })

  it('a bonus that is taken back asks for nothing more; one that was forfeited does not go twice', async () => {
    const id = await promotions.publish({ turnover: { ...plainPromotion.turnover, multiplier: 5 } })
    const [who, other] = [await player(), await player()]
    for (const { token } of [who, other]) await promotions.claim(token, id)
    expect((await takeBack(who, await transferOf(who, 'BONUS'))).success).toBe(true)
    const gone = { reward: 'PROMOTION', state: 'CANCELLED', forfeited: '100.00', mayCancel: false }
    expect(await buckets(who)).toMatchObject([gone])
    expect(await balance(who)).toBe('0.00')

    const [bucket] = await buckets(other)
    const transferId = await transferOf(other, 'BONUS')
    await platform.call('cancelBonus', {
      token: other.token,
      params: { id: need(bucket).id },
      body: { forfeited: '100' },
    })
    await points.deposit(other.token, '100000')
    expect(await takeBack(other, transferId)).toMatchObject({ success: false, code: 'ADJUSTMENT_NOT_REVERSIBLE' })
    expect(await balance(other)).toBe('100000.00')
  })
})
