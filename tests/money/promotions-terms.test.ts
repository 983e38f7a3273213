import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { dateAt } from '../../server/platform/lib/local-day.ts'
import { writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createPromotionTools, everybody, plainPromotion } from '../support/promotions.ts'
import { race } from '../support/race.ts'

const UNIT = 10_000n
const DAY = 86_400_000
const share = { kind: 'PERCENT', percent: 10, cap: '50' } as const

describeOnEachDatabase('terms of promotions', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof createPromotionTools>
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    tools = createPromotionTools(platform)
  }, 90_000)
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    // Bets are written without their money here.
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    await platform.stop()
    await platform.database.close()
  })
  const { raw } = { raw: (sql: string, values: unknown[]) => platform.database.raw(sql, values as never) }
  const cash = async (token: string) => (await platform.call('getBalance', { token })).value.balance
  const birthday = (memberId: string, at: Date) =>
    raw(
      `update members set birthday = ($2::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date - interval '30 years',
              birthday_told_at = $2::timestamptz - interval '7 days' where id = $1`,
      [memberId, at],
    )

  it('hide what is for a line or a tag from others, and let those it is for have it', async () => {
    const agent = await platform.member({ type: 2 })
    const below = await platform.signedInMember({ uplineId: agent.id })
    const other = await platform.signedInMember()
    const line = await tools.publish({ audience: { ...everybody, line: [agent.account.toUpperCase()] } })
    expect(await tools.look(line)).toBeUndefined()
    expect(await tools.look(line, other.token)).toBeUndefined()
    expect(await tools.claim(other.token, line)).toMatchObject({ status: 404, code: 'PROMOTION_NOT_FOUND' })
    const seen = need(await tools.look(line, below.token))
    expect(seen.standing).toBe('JOIN')
    expect(JSON.stringify(seen)).not.toContain(agent.account.toUpperCase())
    expect(await tools.claim(below.token, line)).toMatchObject({ success: true })

    const tag = newId()
    await raw("insert into tags values ($1, $2, 'Quý', 'quy khach', 'RED')", [SENVANG, tag])
    const tagged = await tools.publish({ audience: { ...everybody, tags: [tag] } })
    expect(await tools.look(tagged, other.token)).toBeUndefined()
    await raw("insert into member_tags values ($1, $2, $3, now(), 'operator')", [SENVANG, other.member.id, tag])
    expect(await tools.claim(other.token, tagged)).toMatchObject({ success: true })
    // Who has it still sees it when the tag is gone.
    await raw('delete from member_tags where tag_id = $1', [tag])
    expect((await tools.look(tagged, other.token))?.standing).toBe('CLAIMED')
  })

  it('are closed to who is not of the level, has deposited too little, or has bet', async () => {
    const { member, token } = await platform.signedInMember()
    const level = await tools.publish({ audience: { ...everybody, leastLevel: 1 } })
    const deposits = await tools.publish({ audience: { ...everybody, leastDeposits: { amount: '300000', days: 7 } } })
    const inactive = await tools.publish({ audience: { ...everybody, inactiveDays: 1 } })
    for (const id of [level, deposits, inactive]) {
      expect(await tools.look(id, token)).toMatchObject({ standing: 'CLOSE', obstacle: 'NOT_FOR_YOU' })
      expect(await tools.look(id)).toMatchObject({ standing: 'JOIN', obstacle: null })
      expect(await tools.claim(token, id)).toMatchObject({ status: 403, code: 'PROMOTION_NOT_FOR_YOU' })
    }
    const cashier = createCashier(platform)
    for (const amount of ['200000', '100000'])
      await cashier.deliver(cashier.report(await cashier.start(token, amount), Number(amount)))
    await raw('update vip_standings set rank = 1, highest_rank = 1, since = now() where member_id = $1', [member.id])
    await raw("update members set registered_at = registered_at - interval '3 days' where id = $1", [member.id])
    for (const id of [level, deposits, inactive]) expect(await tools.claim(token, id)).toMatchObject({ success: true })
  })

  it('are kept by who joined, when he does not belong to the audience any more', async () => {
    const id = await tools.publish({ trigger: 'DEPOSIT', audience: { ...everybody, newMembersDays: 1 } })
    const { member, token } = await platform.signedInMember()
    expect((await tools.claim(token, id)).value.standing).toBe('JOINED')
    await raw("update members set registered_at = registered_at - interval '3 days' where id = $1", [member.id])
    const cashier = createCashier(platform)
    await cashier.deliver(cashier.report(await cashier.start(token, '100000'), 100_000))
    await platform.context.promotions.giveDue()
    expect((await tools.look(id, token))?.standing).toBe('ISSUED')
  })

  it('are refused with the reason when the budget does not last until the deposit', async () => {
    const id = await tools.publish({ trigger: 'DEPOSIT' }, { budget: '1' })
    const { token } = await platform.signedInMember()
    await tools.claim(token, id)
    const cashier = createCashier(platform)
    await cashier.deliver(cashier.report(await cashier.start(token, '100000'), 100_000))
    await platform.context.promotions.giveDue()
    expect(await tools.look(id, token)).toMatchObject({
      standing: 'REJECTED',
      claim: { state: 'REJECTED', refusal: 'PROMOTION_BUDGET_SPENT', amount: null },
    })
  })

  race('give a share of what was lost in the period before, once for it', async () => {
    const id = await tools.publish({ trigger: 'LOSS', loss: { period: 'DAY', least: '100' }, reward: share, times: 9 })
    const { member, token } = await platform.signedInMember()
    const owner = { merchantId: SENVANG, memberId: member.id }
    const yesterday = new Date(platform.clock.now().getTime() - DAY)
    const bet = (stake: bigint, payout = 0n, placedAt = yesterday) =>
      writeBet(platform.database, owner, { stake: stake * UNIT, payout: payout * UNIT, placedAt })
    await bet(99n)
    await bet(5_000n, 0n, platform.clock.now())
    expect(await tools.look(id, token)).toMatchObject({ standing: 'CLOSE', obstacle: 'LOSS_TOO_SMALL', offer: null })
    await bet(301n, 200n)
    expect(await tools.look(id, token)).toMatchObject({ standing: 'CLAIM', obstacle: null, offer: '20.00' })
    const waits = await writeBet(platform.database, owner, { stake: UNIT, state: 'OPEN', placedAt: yesterday })
    expect(await tools.claim(token, id)).toMatchObject({ status: 409, code: 'PROMOTION_BETS_OPEN' })
    await raw('delete from bets where id = $1', [waits])
    const answers = await Promise.all([1, 2, 3].map(() => tools.claim(token, id)))
    expect(answers.map(({ code }) => code ?? 'GIVEN').toSorted()).toEqual(['GIVEN', 'PROMOTION_HAD', 'PROMOTION_HAD'])
    expect(await cash(token)).toBe('20.00')
    expect(await raw('select loss from promotion_claims where member_id = $1', [member.id])).toEqual([
      { loss: 200n * UNIT },
    ])
  })

  it('give on the birthday, once a year, whatever becomes of the birthday', async () => {
    const id = await tools.publish({ trigger: 'BIRTHDAY', times: 9 })
    const { member, token } = await platform.signedInMember()
    expect(await tools.look(id, token)).toMatchObject({ standing: 'CLOSE', obstacle: 'BIRTHDAY_MISSING' })
    const now = platform.clock.now()
    await birthday(member.id, new Date(now.getTime() + 5 * DAY))
    expect(await tools.look(id, token)).toMatchObject({ standing: 'CLOSE', obstacle: 'BIRTHDAY_LATER' })
    await birthday(member.id, now)
    expect((await tools.look(id, token))?.standing).toBe('CLAIM')
    expect(await tools.claim(token, id)).toMatchObject({ success: true, value: { standing: 'CLAIMED' } })
    await birthday(member.id, now)
    expect(await tools.claim(token, id)).toMatchObject({ code: 'PROMOTION_HAD' })
    expect(await cash(token)).toBe('100.00')
  })

  it('give nothing this year on a birthday that was told on the day or at a registration just before', async () => {
    const id = await tools.publish({ trigger: 'BIRTHDAY' })
    const [teller, fresh] = [await platform.signedInMember(), await platform.signedInMember()]
    const today = dateAt(platform.clock.now(), 'Asia/Ho_Chi_Minh')
    const date = `1992${today.slice(4)}`
    expect(await platform.call('updateProfile', { token: teller.token, body: { birthday: date } })).toMatchObject({
      success: true,
    })
    await raw('update members set birthday = $2 where id = $1', [fresh.member.id, date])
    // However old the account is, the birthday is new.
    await raw("update members set registered_at = registered_at - interval '1 year' where id = $1", [teller.member.id])
    for (const { token } of [teller, fresh]) {
      expect(await tools.look(id, token)).toMatchObject({ standing: 'CLOSE', obstacle: 'BIRTHDAY_TOO_NEW' })
      expect(await tools.claim(token, id)).toMatchObject({ status: 403, code: 'PROMOTION_NOT_FOR_YOU' })
    }
    await raw("update members set registered_at = registered_at - interval '7 days' where id = $1", [fresh.member.id])
    expect((await tools.look(id, fresh.token))?.standing).toBe('CLAIM')
  })

  it('give for a contact that was told, once for it whoever tells it', async () => {
    const id = await tools.publish({ trigger: 'CONTACT', contact: 'zalo' })
    const [first, second] = [await platform.signedInMember(), await platform.signedInMember()]
    expect(await tools.look(id, first.token)).toMatchObject({ standing: 'CLOSE', obstacle: 'CONTACT_MISSING' })
    const tell = (token: string, text: string) =>
      platform.call('updateProfile', { token, body: { contact: { name: 'zalo', text } } })
    expect(await tell(first.token, '  ')).toMatchObject({ success: false })
    const zalo = `Lan.${first.member.account}`
    expect(await tell(first.token, zalo)).toMatchObject({ success: true })
    expect(await tell(first.token, 'another.one')).toMatchObject({ status: 409, code: 'CONTACT_SET' })
    expect(await tools.claim(first.token, id)).toMatchObject({ success: true, value: { standing: 'CLAIMED' } })
    await tell(second.token, zalo.toUpperCase())
    expect(await tools.claim(second.token, id)).toMatchObject({ code: 'PROMOTION_HAD' })
    expect([await cash(first.token), await cash(second.token)]).toEqual(['100.00', '0.00'])
  })

  race('give points out of a budget of points', async () => {
    const reward = { kind: 'POINTS', points: 60 } as const
    const turnover = { ...plainPromotion.turnover, multiplier: 0 }
    const id = await tools.publish({ reward, turnover }, { budget: '100' })
    const members = await Promise.all([1, 2].map(() => platform.signedInMember()))
    const answers = await Promise.all(members.map(({ token }) => tools.claim(token, id)))
    expect(answers.map(({ code }) => code ?? 'GIVEN').toSorted()).toEqual(['GIVEN', 'PROMOTION_BUDGET_SPENT'])
    const points = await Promise.all(members.map(({ token }) => platform.call('getPointBalance', { token })))
    expect(points.map(({ value }) => value.points).toSorted()).toEqual(['0.00', '60.00'])
    const { token } = need(members[answers.findIndex(({ success }) => success)])
    expect((await platform.call('listPointChanges', { token })).value.content).toMatchObject([{ kind: 'GIVEN' }])
    expect(await cash(token)).toBe('0.00')
    // What gave points gives no money later, since all versions have one budget.
    const operator = await platform.operator()
    const changed = await platform.call('updatePromotion', { token: operator, params: { id }, body: tools.draftOf() })
    const body = { reason: 'Đổi sang tiền', revision: changed.value.revision }
    expect(await platform.call('publishPromotion', { token: operator, params: { id }, body })).toMatchObject({
      code: 'PROMOTION_TERMS_DISAGREE',
      field: 'terms.reward',
    })
  })

  it('for the first deposit are joined by who made none, and closed to who did', async () => {
    const id = await tools.publish({ trigger: 'FIRST_DEPOSIT' })
    const [fresh, other] = [await platform.signedInMember(), await platform.signedInMember()]
    expect((await tools.claim(fresh.token, id)).value).toMatchObject({ standing: 'JOINED' })
    const cashier = createCashier(platform)
    await cashier.deliver(cashier.report(await cashier.start(other.token, '200000'), 200_000))
    expect(await tools.look(id, other.token)).toMatchObject({ standing: 'CLOSE', obstacle: 'FIRST_DEPOSIT_MADE' })
    expect(await tools.claim(other.token, id)).toMatchObject({ status: 403, code: 'PROMOTION_NOT_FOR_YOU' })
    // With an audience too: whoever belongs to it is told what is past, whoever does not that it is for others.
    const [ofAll, ofFew] = await Promise.all(
      [{ newMembersDays: 30 }, { leastLevel: 20 }].map((terms) =>
        tools.publish({ trigger: 'FIRST_DEPOSIT', audience: { ...plainPromotion.audience, ...terms } }),
      ),
    )
    expect(await tools.look(need(ofAll), other.token)).toMatchObject({ obstacle: 'FIRST_DEPOSIT_MADE' })
    expect(await tools.look(need(ofFew), other.token)).toMatchObject({ obstacle: 'NOT_FOR_YOU' })
  })

  it('are counted by the badge as they stand for the member, not as visitors see them', async () => {
    const { token } = await platform.signedInMember()
    const count = async () => (await platform.call('countRewards', { token })).value.count
    const before = await count()
    await tools.publish({ trigger: 'BIRTHDAY' })
    expect(await count()).toBe(before)
    await tools.publish({ trigger: 'DAY', times: 1_000 })
    expect(await count()).toBe(before + 1)
  })

  it('give something, weigh a category once, and have dates that there are', async () => {
    const token = await platform.operator()
    const wrong = async (change: object) =>
      platform.call('createPromotion', { token, body: { ...tools.draftOf(), ...change } })
    const { terms } = tools.draftOf()
    const twice = [
      { gameType: 'LIVE', percent: 10 },
      { gameType: 'LIVE', percent: 100 },
    ]
    expect(await wrong({ terms: { ...terms, reward: { kind: 'FIXED', amount: '0' } } })).toMatchObject({
      code: 'PROMOTION_TERMS_DISAGREE',
      field: 'terms.reward',
    })
    expect(await wrong({ terms: { ...terms, turnover: { ...terms.turnover, weights: twice } } })).toMatchObject({
      code: 'PROMOTION_TERMS_DISAGREE',
      field: 'terms.turnover.weights',
    })
    for (const startsAt of ['2026-06-30T23:59:60Z', '0001-01-01T00:00:00Z'])
      expect(await wrong({ startsAt })).toMatchObject({ code: 'INVALID_INPUT', field: 'startsAt' })
  })

  it('tell live clients when something is published, paused or closed, and of no draft', async () => {
    const topics: string[] = []
    const leave = platform.context.events.subscribe((event) => {
      if (event.type === 'site' && event.merchantId === SENVANG) topics.push(event.topic)
    })
    const id = await tools.publish()
    expect(topics).toEqual(['promotions'])
    const token = await platform.operator()
    await platform.call('updatePromotion', { token, params: { id }, body: tools.draftOf() })
    expect(topics).toHaveLength(1)
    await platform.call('pausePromotion', { token, params: { id }, body: { reason: 'Tạm dừng' } })
    await platform.call('closePromotion', { token, params: { id }, body: { reason: 'Kết thúc' } })
    expect(topics).toHaveLength(3)
    leave()
  })

  it('take the winnings along where they have to be played: else a bonus is a free bet, however small the greatest one', async () => {
    const token = await platform.operator()
    const make = (turnover: Partial<(typeof plainPromotion)['turnover']>) => {
      const terms = { ...plainPromotion, turnover: { ...plainPromotion.turnover, ...turnover } }
      return platform.call('createPromotion', { token, body: tools.draftOf({ terms }) })
    }
    const refused = { status: 400, code: 'PROMOTION_WINNINGS_STAY', field: 'terms.turnover.forfeitsWinnings' }
    expect(await make({ forfeitsWinnings: false })).toMatchObject(refused)
    expect(await make({ forfeitsWinnings: false, greatestBet: '1', breach: 'FORFEIT' })).toMatchObject(refused)
    expect(await make({ forfeitsWinnings: false, multiplier: 0 })).toMatchObject({ success: true })
    expect(await make({ forfeitsWinnings: true })).toMatchObject({ success: true })
  })

  it('are refused where they contradict each other or name who is unknown', async () => {
    const token = await platform.operator()
    const make = (change: Partial<typeof plainPromotion>) =>
      platform.call('createPromotion', { token, body: tools.draftOf({ terms: { ...plainPromotion, ...change } }) })
    const member = await platform.member()
    const cases = [
      [{ reward: share }, 'PROMOTION_TERMS_DISAGREE'],
      [{ trigger: 'LOSS', loss: null, reward: share }, 'PROMOTION_TERMS_DISAGREE'],
      [{ audience: { ...everybody, line: [member.account] } }, 'PROMOTION_AUDIENCE_UNKNOWN'],
      [{ audience: { ...everybody, tags: [newId()] } }, 'PROMOTION_AUDIENCE_UNKNOWN'],
      [{ audience: { ...everybody, tags: ["x' or true"] } }, 'VALIDATION_FAILED'],
      [{ audience: { ...everybody, line: Array.from({ length: 21 }, (_, at) => `agent${at}`) } }, 'VALIDATION_FAILED'],
    ] as const
    for (const [change, code] of cases) {
      const answer = await make(change as Partial<typeof plainPromotion>)
      expect([answer.success, code === 'VALIDATION_FAILED' ? answer.status : answer.code]).toEqual([
        false,
        code === 'VALIDATION_FAILED' ? 400 : code,
      ])
    }
  })
})
