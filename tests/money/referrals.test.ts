import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlainText } from '../../server/platform/lib/credentials.ts'
import { MONEY_SCALE } from '../../server/platform/lib/money.ts'
import { decideBet, writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { need } from '../support/need.ts'
import { randomAddress, SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { byTwo } from '../support/two-operators.ts'

type Rule = Record<'fixed' | 'greatestShare' | 'leastDeposit' | 'leastValidBet', string> & {
  isRunning: boolean
  percent: number
  mostFriends: number
}

/** As the demo brands have it. */
const seeded: Rule = {
  isRunning: true,
  fixed: '50000.00',
  percent: 10,
  greatestShare: '500000.00',
  leastDeposit: '200000.00',
  leastValidBet: '1000000.00',
  mostFriends: 20,
}
const reason = 'Chương trình tháng này'

describeOnEachDatabase('friends whom members bring', (open) => {
  let platform: TestPlatform
  let cashier: ReturnType<typeof createCashier>
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    cashier = createCashier(platform)
  }, 90_000)
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    // The bets of these tests have no money of their own.
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  const referral = async (token: string) => need((await platform.call('getReferral', { token })).value)
  const friendsOf = async (token: string) => need((await platform.call('listReferredFriends', { token })).value).content
  const claim = (token: string, id: string) => platform.call('claimReferral', { token, params: { id } })
  const balance = async (token: string) => (await platform.call('getBalance', { token })).value.balance
  const setRule = (change: Partial<Rule>) =>
    byTwo(platform, 'updateReferralRule', { body: { ...seeded, ...change, reason } })

  /** Somebody registers by a code, from somewhere else unless told. */
  async function register(referralCode: string, ip = randomAddress()) {
    const body = {
      username: `ban${newPlainText(10)}`,
      password: 'Hoa!mai2026x',
      confirmPassword: 'Hoa!mai2026x',
      acceptedTerms: true,
      login: true,
      referralCode,
    }
    const headers = { 'user-agent': `phone ${newPlainText(8)}` }
    const { value } = await platform.call('register', { merchant: 'SENVANG', ip, body, headers })
    const { token } = need(value) as { token: string }
    const { value: member } = await platform.call('getMember', { token })
    return { token, owner: { merchantId: SENVANG, memberId: need(member).id } }
  }
  type Friend = Awaited<ReturnType<typeof register>>

  async function deposit({ token }: Friend, amount: number) {
    const started = await cashier.start(token, String(amount))
    await cashier.deliver(cashier.report(started, amount))
  }

  /** The friend plays; answers the bet. */
  async function play({ owner }: Friend, amount: number) {
    const bet = { stake: BigInt(amount) * MONEY_SCALE, placedAt: platform.clock.now() }
    const id = await writeBet(platform.database, owner, bet)
    await count(owner)
    return id
  }
  async function count(owner: Friend['owner']) {
    await platform.context.turnover.count(owner)
    await platform.context.agents.fold(SENVANG)
    await platform.context.referrals.lookAtPlay()
  }

  /** A member with a friend who did all that the rule asks. */
  async function earned(amount = 200_000) {
    const referrer = await platform.signedInMember()
    const { code } = await referral(referrer.token)
    const friend = await register(code)
    await deposit(friend, amount)
    await play(friend, 1_000_000)
    const [row] = await friendsOf(referrer.token)
    return { ...referrer, code, friend, row: need(row) }
  }

  it('a friend comes, deposits, plays and is paid for: each once, in this order', async () => {
    const { token } = await platform.signedInMember()
    const { code, rule } = await referral(token)
    expect(rule).toMatchObject({ percent: 10, mostFriends: 20 })
    const friend = await register(code.toLowerCase())
    expect(await friendsOf(token)).toMatchObject([{ state: 'CAME', reward: null }])
    await deposit(friend, 150_000)
    expect(await friendsOf(token)).toMatchObject([{ state: 'CAME' }])
    await deposit(friend, 300_000)
    const [row] = await friendsOf(token)
    // Fixed, and a tenth of the first deposit alone.
    expect(row).toMatchObject({ state: 'DEPOSITED', reward: '65000.00' })
    expect(await claim(token, need(row).id)).toMatchObject({ status: 409, code: 'REFERRAL_NOT_EARNED' })
    await play(friend, 999_999)
    expect(await friendsOf(token)).toMatchObject([{ state: 'DEPOSITED' }])
    await play(friend, 1)
    expect(await friendsOf(token)).toMatchObject([{ state: 'PLAYED' }])
    expect((await claim(token, need(row).id)).value).toMatchObject({ state: 'PAID', reward: '65000.00' })
    expect((await claim(token, need(row).id)).value).toMatchObject({ state: 'PAID' })
    expect(await balance(token)).toBe('65000.00')
    expect(await referral(token)).toMatchObject({ came: 1, deposited: 1, waiting: 0, paid: 1, earned: '65000.00' })
  })

  race('who takes the reward several times at once is paid once', async () => {
    const { token, row } = await earned()
    const answers = await Promise.all(Array.from({ length: 6 }, () => claim(token, row.id)))
    expect(answers.map(({ success }) => success)).toEqual(Array(6).fill(true))
    expect(await balance(token)).toBe('70000.00')
  })

  race('the friends of a month are no more however many are claimed at once', async () => {
    await setRule({ mostFriends: 2 })
    try {
      const { token } = await platform.signedInMember()
      const { code } = await referral(token)
      for (let friends = 0; friends < 3; friends++) {
        const friend = await register(code)
        await deposit(friend, 200_000)
        await play(friend, 1_000_000)
      }
      const rows = await friendsOf(token)
      const answers = await Promise.all(rows.map(({ id }) => claim(token, id)))
      expect(answers.map(({ code: refusal }) => refusal ?? 'PAID').toSorted()).toEqual([
        'PAID',
        'PAID',
        'REFERRAL_MONTH_FULL',
      ])
      expect(await referral(token)).toMatchObject({ paidThisMonth: 2, waiting: 1 })
    } finally {
      await setRule({})
    }
  })

  it('nothing is paid for who registered at the same address, and the row says why', async () => {
    const ip = randomAddress()
    const first = await platform.signedInMember()
    const referrer = await register((await referral(first.token)).code, ip)
    const friend = await register((await referral(referrer.token)).code, ip)
    await deposit(friend, 200_000)
    await play(friend, 1_000_000)
    const [row] = await friendsOf(referrer.token)
    expect(row).toMatchObject({ state: 'REFUSED', reason: 'ADDRESS' })
    const refused = await claim(referrer.token, need(row).id)
    expect(refused).toMatchObject({ status: 409, code: 'REFERRAL_REFUSED' })
    expect(await balance(referrer.token)).toBe('0.00')
  })

  it('an agent brings himself no reward either: another account of his own is no friend', async () => {
    const ip = randomAddress()
    const first = await platform.signedInMember()
    const agent = await register((await referral(first.token)).code, ip)
    await platform.database.raw('update members set type = 2 where id = $1', [agent.owner.memberId])
    const own = await register((await referral(agent.token)).code, ip)
    await deposit(own, 200_000)
    await play(own, 1_000_000)
    expect(await friendsOf(agent.token)).toMatchObject([{ state: 'REFUSED', reason: 'ADDRESS' }])
  })

  it('a payout account that both have is seen when the reward is taken', async () => {
    const { member, token, friend, row } = await earned()
    const account = { bank_code: '970436', number: '0123456789', holder: 'NGUYEN VAN A', slot: 1 }
    const at = { usable_at: platform.clock.now(), created_at: platform.clock.now() }
    for (const memberId of [member.id, friend.owner.memberId])
      await platform.database.query
        .insertInto('payout_accounts')
        .values({ merchant_id: SENVANG, member_id: memberId, id: crypto.randomUUID(), ...account, ...at })
        .execute()
    expect(await claim(token, row.id)).toMatchObject({ code: 'REFERRAL_REFUSED' })
    expect(await friendsOf(token)).toMatchObject([{ state: 'REFUSED', reason: 'PAYOUT_ACCOUNT' }])
    expect(await balance(token)).toBe('0.00')
  })

  it('what may be chance is held for an operator, who releases or refuses it', async () => {
    const { token } = await platform.signedInMember()
    const { code } = await referral(token)
    const ip = randomAddress()
    const friends = [await register(code, ip), await register(code, ip)]
    for (const friend of friends) {
      await deposit(friend, 200_000)
      await play(friend, 1_000_000)
    }
    const rows = await friendsOf(token)
    expect(rows.map(({ state, reason: why }) => [state, why])).toEqual(Array(2).fill(['HELD', 'FRIENDS_ADDRESS']))
    const [one, other] = rows.map(({ id }) => id)
    expect(await claim(token, need(one))).toMatchObject({ code: 'REFERRAL_HELD' })
    const operator = await platform.operator()
    const decide = (name: 'releaseReferral' | 'refuseReferral', id: string, by = operator) =>
      platform.call(name, { token: by, params: { id }, body: { reason } })
    expect((await decide('releaseReferral', need(one), await platform.operator('support'))).status).toBe(403)
    expect((await decide('releaseReferral', need(one))).value).toMatchObject({ state: 'PLAYED', decidedBy: 'operator' })
    expect((await decide('refuseReferral', need(other))).value).toMatchObject({ state: 'REFUSED', reason: 'OPERATOR' })
    expect(await decide('releaseReferral', need(other))).toMatchObject({ status: 409, code: 'REFERRAL_DECIDED' })
    expect((await claim(token, need(one))).success).toBe(true)
    expect(await claim(token, need(other))).toMatchObject({ code: 'REFERRAL_REFUSED' })
    expect(await balance(token)).toBe('70000.00')
  })

  it('bets taken back before the reward is taken send the friend back to play', async () => {
    const { token, code } = await earned()
    const friend = await register(code)
    await deposit(friend, 200_000)
    const bet = await play(friend, 1_000_000)
    await decideBet(platform.database, friend.owner, bet, { state: 'VOID', validBet: 0n })
    await count(friend.owner)
    const row = need((await friendsOf(token)).at(0))
    expect(row.state).toBe('PLAYED')
    expect(await claim(token, row.id)).toMatchObject({ code: 'REFERRAL_NOT_EARNED' })
    expect(need((await friendsOf(token)).at(0)).state).toBe('DEPOSITED')
  })

  it('a friend keeps the rule by which he came; one that gives more takes two operators', async () => {
    const { token } = await platform.signedInMember()
    const { code } = await referral(token)
    const friend = await register(code)
    const operator = await platform.operator()
    const change = { ...seeded, fixed: '90000', percent: 0, reason }
    const { value } = await platform.call('updateReferralRule', { token: operator, body: change })
    expect(value).toMatchObject({ fixed: seeded.fixed, proposal: { kind: 'referralRule' } })
    try {
      const second = await platform.operator('operator2')
      expect((await platform.call('updateReferralRule', { token: second, body: change })).value.fixed).toBe('90000.00')
      await deposit(friend, 200_000)
      expect(await friendsOf(token)).toMatchObject([{ reward: '70000.00' }])
      await register(code)
      expect((await friendsOf(token))[0]).toMatchObject({ reward: '90000.00' })
    } finally {
      await setRule({})
    }
  })

  it('a rule that does not run writes nobody down, and shows no invitation to bring friends', async () => {
    const operator = await platform.operator()
    const stop = { ...seeded, isRunning: false, reason }
    expect((await platform.call('updateReferralRule', { token: operator, body: stop })).value.isRunning).toBe(false)
    try {
      platform.context.sites.forgetCaches()
      expect((await platform.context.sites.findMerchant(SENVANG)).referralEnabled).toBe(false)
      const { token } = await platform.signedInMember()
      const { code, rule } = await referral(token)
      expect(rule).toBeNull()
      await register(code)
      expect(await friendsOf(token)).toEqual([])
    } finally {
      await setRule({})
    }
    platform.context.sites.forgetCaches()
    expect((await platform.context.sites.findMerchant(SENVANG)).referralEnabled).toBe(true)
    const empty = await setRule({ fixed: '0', percent: 0 })
    expect(empty).toMatchObject({ status: 422, code: 'REFERRAL_RULE_EMPTY' })
  })

  it('somebody else’s friend is nobody’s to claim, and who plays for free brings nobody', async () => {
    const { row } = await earned()
    const { token } = await platform.signedInMember()
    expect(await claim(token, row.id)).toMatchObject({ status: 404, code: 'REFERRAL_NOT_FOUND' })
    const trial = await platform.signedInMember({ type: 4 })
    expect((await platform.call('getReferral', { token: trial.token })).status).toBe(403)
  })
})
