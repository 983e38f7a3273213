import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { OWN_DRAW_BETS, TABLE_BETS_OF } from '../../server/platform/modules/suspicion/sides-repository.ts'
import { NEIGHBOURS_OF, SHARED_WITH, TRAITS } from '../../server/platform/modules/suspicion/traits-repository.ts'
import { writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { openDraws, openLottery } from '../support/lottery-bets.ts'
import { randomAddress, SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createPromotionTools } from '../support/promotions.ts'
import { race } from '../support/race.ts'

const UNIT = 10_000n
const reason = 'Đã gọi điện xác minh'

describeOnEachDatabase('a claim that looks like abuse', (open) => {
  let platform: TestPlatform
  let operator: string
  let tools: ReturnType<typeof createPromotionTools>
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
    operator = await platform.operator('operator')
    tools = createPromotionTools(platform)
  }, 90_000)
  afterAll(async () => {
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    // Stakes at tables are written here without their money.
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  /** A member who came from an address with a browser. */
  async function from(ip: string, userAgent: string) {
    const member = await platform.member({ funds: 10_000n * UNIT })
    const owner = { merchantId: SENVANG, memberId: member.id }
    const session = { ...owner, ip, userAgent }
    const { token } = await platform.database.transaction((tx) => platform.context.sessions.open(tx, session))
    return { member, owner, token }
  }
  /** Adds a payout account to a member. */
  const payTo = ({ owner: { merchantId, memberId } }: Awaited<ReturnType<typeof from>>, number: string) =>
    platform.database.query
      .insertInto('payout_accounts')
      .values({
        ...{
          merchant_id: merchantId,
          member_id: memberId,
          id: newId(),
          bank_code: '970436',
          number,
          holder: 'A',
          slot: 1,
        },
        usable_at: platform.clock.now(),
        created_at: platform.clock.now(),
      })
      .execute()
  const claimsOf = async (promotionId: string, query: object = {}) =>
    (await platform.call('listOperatorPromotionClaims', { token: operator, query: { promotionId, ...query } })).value
      .content
  const signalsOf = async (promotionId: string, account: string) =>
    (await claimsOf(promotionId, { account }))[0]?.signals.map(({ kind, otherAccount }) => [kind, otherAccount])
  const cash = async (memberId: string) =>
    (await platform.context.ledger.balance({ merchantId: SENVANG, memberId }, 'VND')) / UNIT

  it('waits for an operator with what was found, and is given when he approves', async () => {
    const id = await tools.publish()
    const [ip, browser] = [randomAddress(), 'Safari 19']
    const [first, second] = [await from(ip, browser), await from(ip, browser)]
    expect((await tools.claim(first.token, id)).value.standing).toBe('CLAIMED')
    expect((await tools.claim(second.token, id)).value.standing).toBe('APPLYING')
    expect((await tools.look(id, second.token))?.standing).toBe('APPLYING')
    expect(await cash(second.member.id)).toBe(10_000n)

    const [held, ...others] = await claimsOf(id, { isWaiting: true, isSuspicious: true })
    expect(others).toEqual([])
    expect(held).toMatchObject({
      account: second.member.account,
      state: 'APPLYING',
      due: '100.00',
      claimedBy: null,
      signals: [
        { kind: 'DEVICE', otherId: first.member.id, otherAccount: first.member.account, detail: `${ip} ${browser}` },
      ],
    })
    // The member reads nothing of it.
    const { value: own } = await platform.call('listPromotionClaims', { token: second.token })
    expect(Object.keys(own.content[0] ?? {})).not.toContain('signals')
    const approved = await platform.call('approvePromotionClaim', {
      token: operator,
      params: { id: held?.id ?? '' },
      body: { reason },
    })
    expect(approved.value).toMatchObject({ state: 'ISSUED', amount: '100.00', claimedBy: 'operator' })
    expect(await cash(second.member.id)).toBe(10_100n)
    expect(await claimsOf(id, { isSuspicious: true })).toHaveLength(1)
  })

  race('is seen also where both are claimed at once', async () => {
    const id = await tools.publish()
    const ip = randomAddress()
    const members = await Promise.all([1, 2, 3, 4].map((number) => from(ip, `Chrome ${number % 2}`)))
    const answers = await Promise.all(members.map(({ token }) => tools.claim(token, id)))
    expect(answers.map(({ value }) => value.standing).toSorted()).toEqual([
      'APPLYING',
      'APPLYING',
      'APPLYING',
      'CLAIMED',
    ])
  })

  it('is not made by who shares nothing, nor by who shares it but claimed another promotion', async () => {
    const [id, otherId] = [await tools.publish(), await tools.publish()]
    const ip = randomAddress()
    const [first, second] = [await from(ip, 'Edge'), await from(ip, 'Edge')]
    await tools.claim(first.token, otherId)
    expect((await tools.claim(second.token, id)).value.standing).toBe('CLAIMED')
    expect(await claimsOf(id, { isSuspicious: true })).toEqual([])
    // Calls that came through no proxy all have the address of the machine.
    const [third, fourth] = [await from('127.0.0.1', 'Edge'), await from('127.0.0.1', 'Edge')]
    await tools.claim(third.token, id)
    expect((await tools.claim(fourth.token, id)).value.standing).toBe('CLAIMED')
  })

  it('is given at once where the terms do not hold it, and what was found is kept', async () => {
    const id = await tools.publish({ holdsSuspicious: false })
    const ip = randomAddress()
    const [first, second] = [await from(ip, 'Firefox'), await from(ip, 'Opera')]
    await tools.claim(first.token, id)
    expect((await tools.claim(second.token, id)).value.standing).toBe('CLAIMED')
    expect(await signalsOf(id, second.member.account)).toEqual([['ADDRESS', first.member.account]])
    expect((await tools.look(id))?.terms).not.toHaveProperty('holdsSuspicious')
  })

  it('shows when the deposit came, by a payout account that somebody else had before', async () => {
    const id = await tools.publish({ trigger: 'DEPOSIT', reward: { kind: 'PERCENT', percent: 50, cap: '300' } })
    const [first, second] = [await from(randomAddress(), 'A'), await from(randomAddress(), 'B')]
    for (const one of [first, second]) await tools.claim(one.token, id)
    for (const one of [first, second]) await payTo(one, '0071000123456')
    await platform.database.query
      .updateTable('payout_accounts')
      .set({ slot: null, removed_at: platform.clock.now() })
      .where('member_id', '=', first.member.id)
      .execute()
    const [documentId, at] = [newId(), platform.clock.now()]
    await platform.database.transaction(async (tx) => {
      for (const listener of platform.context.depositListeners)
        await listener(tx, [{ ...second.owner, currency: 'VND', amount: 200n * UNIT, documentId, at }])
    })
    await platform.context.promotions.giveDue()
    const [held] = await claimsOf(id, { isWaiting: true })
    expect(held).toMatchObject({
      account: second.member.account,
      state: 'APPLYING',
      due: '100.00',
      signals: [{ kind: 'PAYOUT_ACCOUNT', otherAccount: first.member.account, detail: '970436 0071000123456' }],
    })
  })

  it('has bets on both sides of a draw, alone and together with who shares something', async () => {
    const { code } = await openLottery(platform.database, { family: 'SSC' })
    const [draw] = await openDraws(platform.database, { merchantId: SENVANG, code })
    const bet = (token: string, ...sides: string[]) =>
      platform.call('placeLotteryOrder', {
        token,
        body: {
          gameCode: code,
          rulesVersion: 1,
          lines: [{ playType: 'place-sides', picks: [sides, [], [], [], []], unit: '1000', multiple: 1, series: 1980 }],
          draws: [{ number: draw?.number ?? '', multiple: 1 }],
        },
      })
    const id = await tools.publish()
    const ip = randomAddress()
    const [first, second] = [await from(ip, 'A'), await from(ip, 'B')]
    expect((await bet(first.token, 'BIG')).code).toBeUndefined()
    expect((await bet(second.token, 'SMALL')).code).toBeUndefined()
    await tools.claim(first.token, id)
    await tools.claim(second.token, id)
    expect(await signalsOf(id, second.member.account)).toEqual([
      ['ADDRESS', first.member.account],
      ['BOTH_SIDES', first.member.account],
    ])
    const third = await from(randomAddress(), 'C')
    await bet(third.token, 'ODD', 'EVEN')
    expect((await tools.claim(third.token, id)).value.standing).toBe('APPLYING')
    expect(await signalsOf(id, third.member.account)).toEqual([['BOTH_SIDES', null]])
  })

  it('has stakes at one table that mirror those of who shares something', async () => {
    const id = await tools.publish()
    const ip = randomAddress()
    const [first, second] = [await from(ip, 'A'), await from(ip, 'B')]
    const start = platform.clock.now().getTime() - 3_600_000
    for (const round of [0, 1, 2, 3, 4, 5])
      for (const [place, { owner }] of [first, second].entries())
        await writeBet(platform.database, owner, {
          gameType: 'LIVE',
          stake: 10n * UNIT,
          payout: round % 2 === place ? 20n * UNIT : 0n,
          placedAt: new Date(start + round * 60_000 + place * 3_000),
        })
    await tools.claim(first.token, id)
    await tools.claim(second.token, id)
    expect(await signalsOf(id, second.member.account)).toEqual([
      ['ADDRESS', first.member.account],
      ['MIRRORED_STAKES', first.member.account],
    ])
    expect((await claimsOf(id, { isSuspicious: true }))[0]?.signals[1]?.detail).toBe('6/6')
  })

  it('is looked for by indexes', async () => {
    const [member, none] = [newId(), [newId()]]
    const plans = await platform.database.transaction(async (tx) => {
      await tx.raw('set local enable_seqscan = off')
      const explain = async (sql: string, given: unknown[]) =>
        (await tx.raw<Record<string, string>>(`explain ${sql}`, given)).map((row) => Object.values(row)[0]).join('\n')
      return [
        await explain(TRAITS, [SENVANG, member]),
        await explain(NEIGHBOURS_OF, [SENVANG, member, ['1.2.3.4']]),
        await explain(SHARED_WITH, [SENVANG, member, none]),
        await explain(OWN_DRAW_BETS, [SENVANG, member, new Date()]),
        await explain(TABLE_BETS_OF, [SENVANG, none, new Date()]),
      ]
    })
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (sessions|payout|bets|lottery|members)/)
    const [traits, neighbours, , draws] = plans
    expect(traits).toContain('sessions_member')
    expect(neighbours).toContain('sessions_address')
    expect(neighbours).toContain('members_register_address')
    expect(neighbours).toContain('payout_accounts_shared')
    expect(draws).toContain('lottery_orders_of_member')
  })
})
