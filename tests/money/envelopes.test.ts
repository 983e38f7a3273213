import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MONEY_SCALE } from '../../server/platform/lib/money.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'
import { publishByTwo } from '../support/two-operators.ts'

const DAY = 86_400_000
const reason = 'Lì xì cuối tuần'

describeOnEachDatabase('red envelopes', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
  }, 90_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  const planOf = (change: object = {}) => ({
    words: [
      { language: 'vi', title: 'Lì xì', text: '' },
      { language: 'en', title: 'Red envelopes', text: '' },
    ],
    startsAt: new Date(platform.clock.now().getTime() - 60_000).toISOString(),
    endsAt: new Date(platform.clock.now().getTime() + 9 * DAY).toISOString(),
    envelopes: 3,
    total: '30',
    least: '5',
    greatest: '20',
    isDaily: false,
    leastRank: 0,
    reason,
    ...change,
  })
  const create = async (change: object = {}) =>
    platform.call('createEnvelopes', { token: await platform.operator(), body: planOf(change) })
  const publish = (id: string) => publishByTwo(platform, 'publishEnvelopes', id, reason)
  /** A rain that two operators published. */
  async function rain(change: object = {}): Promise<string> {
    const { id } = need((await create(change)).value)
    expect((await publish(id)).value).toMatchObject({ state: 'PUBLISHED', proposal: null })
    return id
  }
  const pause = async (id: string) =>
    platform.call('pauseEnvelopes', { token: await platform.operator(), params: { id }, body: { reason } })
  const openOne = (token: string, id: string) => platform.call('openEnvelope', { token, params: { id } })
  const balance = async (token: string) => (await platform.call('getBalance', { token })).value.balance
  const shown = async (token: string, id: string) =>
    need((await platform.call('listEnvelopes', { token })).value).find((one) => one.id === id)

  it('rain once two operators want them; a plan is nobody’s to see, and what was published stays as it is', async () => {
    const { token } = await platform.signedInMember()
    const { id, revision } = need((await create()).value)
    expect(await shown(token, id)).toBe(undefined)
    expect(await openOne(token, id)).toMatchObject({ status: 404, code: 'ENVELOPES_NOT_FOUND' })
    const first = await platform.call('publishEnvelopes', {
      token: await platform.operator(),
      params: { id },
      body: { reason, revision },
    })
    expect(first.value).toMatchObject({ state: 'DRAFT', proposal: { kind: 'envelope' } })
    expect((await publish(id)).code).toBe('FOUR_EYES_SAME_OPERATOR')
    const second = { token: await platform.operator('operator2'), params: { id }, body: { reason, revision } }
    expect((await platform.call('publishEnvelopes', second)).value).toMatchObject({ state: 'PUBLISHED' })
    expect(await shown(token, id)).toMatchObject({ standing: 'OPEN', left: 3, opening: null })
    const change = { token: await platform.operator(), params: { id }, body: planOf() }
    expect(await platform.call('updateEnvelopes', change)).toMatchObject({ code: 'ENVELOPES_PUBLISHED' })
  })

  it('are refused where they could not be dealt or read', async () => {
    for (const change of [
      { total: '14' },
      { total: '61' },
      { least: '0' },
      { greatest: '4' },
      { least: '5.5' },
      { endsAt: new Date(0).toISOString() },
      { words: [{ language: 'en', title: 'Only English', text: '' }] },
    ])
      expect(await create(change)).toMatchObject({ status: 422, code: 'ENVELOPES_TERMS_INVALID' })
  })

  it('hold all that was planned, each within its bounds, bound by turnover; opened again they answer alike', async () => {
    const id = await rain()
    const found: number[] = []
    for (const _ of [1, 2, 3]) {
      const { token, member } = await platform.signedInMember()
      const { value } = await openOne(token, id)
      expect(value).toMatchObject({ standing: 'OPENED', left: 2 - found.length })
      const amount = need(value.opening).amount
      expect((await openOne(token, id)).value?.opening).toEqual(value.opening)
      expect(await balance(token)).toBe(amount)
      const owner = { merchantId: member.merchant_id, memberId: member.id }
      expect((await platform.context.turnover.remaining(owner, 'VND')).required).toBeGreaterThan(0n)
      found.push(Number(amount))
    }
    expect(found.every((amount) => amount >= 5 && amount <= 20)).toBe(true)
    expect(found.reduce((sum, amount) => sum + amount, 0)).toBe(30)
    const { token } = await platform.signedInMember()
    expect(await openOne(token, id)).toMatchObject({ status: 409, code: 'ENVELOPES_GONE' })
    const operator = await platform.operator()
    expect((await platform.call('getOperatorEnvelopes', { token: operator, params: { id } })).value).toMatchObject({
      opened: 3,
      dealt: '30.00',
    })
    const openings = await platform.call('listEnvelopeOpenings', { token: operator, params: { id } })
    expect(openings.value.content.map(({ amount }) => Number(amount)).toSorted()).toEqual(found.toSorted())
  })

  it('one a day is one a day of the brand; paused ones, later ones and those of a higher level stay shut', async () => {
    const id = await rain({ isDaily: true, envelopes: 10, total: '100' })
    const { token, member } = await platform.signedInMember()
    const first = need((await openOne(token, id)).value.opening)
    platform.clock.advance(DAY)
    const owner = { merchantId: member.merchant_id, memberId: member.id }
    const session = await platform.database.transaction((tx) =>
      platform.context.sessions.open(tx, { ...owner, ip: '10.1.2.3', userAgent: 'test' }),
    )
    const second = need((await openOne(session.token, id)).value.opening)
    expect(second.id).not.toBe(first.id)
    const { token: other } = await platform.signedInMember()
    await pause(id)
    expect(await openOne(other, id)).toMatchObject({ status: 409, code: 'ENVELOPES_CLOSED' })
    await publish(id)
    expect((await openOne(other, id)).success).toBe(true)
    const startsAt = new Date(platform.clock.now().getTime() + DAY).toISOString()
    const later = await rain({ startsAt })
    expect(await shown(other, later)).toMatchObject({ standing: 'SOON' })
    expect(await openOne(other, later)).toMatchObject({ code: 'ENVELOPES_CLOSED' })
    const higher = await rain({ leastRank: 5 })
    expect(await shown(other, higher)).toMatchObject({ standing: 'HIGHER_LEVEL' })
    expect(await openOne(other, higher)).toMatchObject({ status: 403, code: 'ENVELOPES_NOT_FOR_YOU' })
  })

  it('who takes a break is shown none and given none; who plays for free sees them and is given none', async () => {
    const id = await rain()
    const { token, member } = await platform.signedInMember()
    await platform.database.query
      .updateTable('members')
      .set({ play_blocked_until: new Date(platform.clock.now().getTime() + DAY) })
      .where('id', '=', member.id)
      .execute()
    expect(await shown(token, id)).toBe(undefined)
    expect(await openOne(token, id)).toMatchObject({ code: 'REWARDS_NOT_FOR_YOU' })
    expect((await platform.call('countRewards', { token })).value).toEqual({ count: 0, promotions: 0 })
  })

  race('one member who opens several times at once, and many for the last ones, get what is there once', async () => {
    const id = await rain({ envelopes: 4, total: '40' })
    const players = await Promise.all(Array.from({ length: 8 }, () => platform.signedInMember()))
    const answers = await Promise.all(
      players.flatMap(({ token }) => [openOne(token, id), openOne(token, id), openOne(token, id)]),
    )
    const openings = new Set(answers.flatMap(({ value }) => value?.opening?.id ?? []))
    expect(openings.size).toBe(4)
    expect(answers.filter(({ success }) => !success).map(({ code }) => code)).toEqual(Array(12).fill('ENVELOPES_GONE'))
    const balances = await Promise.all(players.map(({ token }) => balance(token)))
    expect(balances.reduce((sum, amount) => sum + Number(amount), 0)).toBe(40)
  })

  it('counts what can be opened, and at once what no longer can', async () => {
    const id = await rain()
    const { token } = await platform.signedInMember()
    const count = async () => need((await platform.call('countRewards', { token })).value).count
    const before = await count()
    await openOne(token, id)
    expect(await count()).toBe(before - 1)
  })

  it('any rain that can be planned is dealt whole, whatever chance says and in whatever order', async () => {
    const { raw } = platform.database
    const plans = fc
      .record({
        envelopes: fc.integer({ min: 1, max: 40 }),
        least: fc.integer({ min: 1, max: 50 }),
        spread: fc.integer({ min: 0, max: 100 }),
        share: fc.integer({ min: 0, max: 1_000 }),
        chance: fc.constantFrom('least', 'random'),
      })
      .map(({ envelopes, least, spread, share, chance }) => {
        const total = envelopes * least + Math.floor((envelopes * spread * share) / 1_000)
        return { envelopes, least, greatest: least + spread, total, chance }
      })
    await fc.assert(
      fc.asyncProperty(plans, async ({ envelopes, least, greatest, total, chance }) => {
        let left = BigInt(total) * MONEY_SCALE
        const [low, high] = [BigInt(least) * MONEY_SCALE, BigInt(greatest) * MONEY_SCALE]
        for (let number = envelopes; number > 0; number -= 1) {
          const random = chance === 'least' ? 0n : randomBytes(8).readBigUInt64BE() >> 1n
          const [row] = await raw<{ amount: bigint }>('select envelope_deal($1, $2, $3, $4, $5) as amount', [
            left,
            number,
            low,
            high,
            random,
          ])
          const { amount } = need(row)
          expect(amount >= low && amount <= high && amount % MONEY_SCALE === 0n).toBe(true)
          left -= amount
        }
        expect(left).toBe(0n)
      }),
      { numRuns: 40 },
    )
  })

  it('an early envelope is worth as much as a late one in the mean', async () => {
    const [row] = await platform.database.raw<{ first: string; all: string }>(
      `select avg(envelope_deal(1000000000, 20, 10000000, 500000000, (random() * 9e18)::int8))::text as first, (1000000000 / 20)::text as all
         from generate_series(1, 4000)`,
      [],
    )
    const { first, all } = need(row)
    expect(Math.abs(Number(first) / Number(all) - 1)).toBeLessThan(0.05)
  })
})
