import { commitmentOf, drawFromSeed } from '@croupier/lottery/fairness/draw.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isDue } from '../../../../../tests/support/is-due.ts'
import { findDraw, findOpenDraw, openOnly } from '../../../../../tests/support/lottery.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'
import { race } from '../../../../../tests/support/race.ts'
import type { LiveEvent } from '../../../events/events.ts'
import { StillFailing } from '../../../jobs/still-failing.ts'
import { DRAWS_TOGETHER } from './closing.ts'
import { closeDraws, DRAWS_DUE_AT } from './draws-repository.ts'

const LOTTERY = 'VN_SOUTH_1M'
const OPEN = [LOTTERY, 'SSC_5M']
const MINUTE = 60_000

describe('draws of our own', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
    await openOnly(platform.database, SENVANG, OPEN)
    await platform.context.lottery.draws.schedule()
  }, 60_000)
  afterAll(() => platform.stop())

  const ahead = async (code: string, merchantId = SENVANG) =>
    platform.database.query
      .selectFrom('lottery_draws')
      .selectAll()
      .where('merchant_id', '=', merchantId)
      .where('lottery_code', '=', code)
      .where('draws_at', '>', platform.clock.now())
      .orderBy('draws_at')
      .execute()
  const seedsOf = (drawId: string) =>
    platform.database.query.selectFrom('lottery_seeds').selectAll().where('draw_id', '=', drawId).execute()

  it('are planned at least 120 ahead, each with the commitment to a sealed seed', async () => {
    const draws = await ahead(LOTTERY)
    expect(draws.length).toBeGreaterThanOrEqual(120)
    const minutes = draws.map(({ draws_at }) => draws_at.getTime() / MINUTE)
    expect(minutes).toEqual(minutes.map((_, index) => (minutes[0] ?? 0) + index))
    expect(new Set(draws.map(({ number }) => number)).size).toBe(draws.length)
    for (const { id, state, seed, commitment, number } of draws.slice(0, 3)) {
      expect({ state, seed, number }).toEqual({
        state: 'OPEN',
        seed: null,
        number: expect.stringMatching(/^\d{8}-\d{4}$/),
      })
      const [sealed] = await seedsOf(id)
      expect(sealed?.sealed_seed).not.toContain(commitment)
    }
  })

  race('are planned once though several nodes plan', async () => {
    const before = await ahead(LOTTERY)
    platform.clock.advance(20 * MINUTE)
    await Promise.all([1, 2, 3].map(() => platform.context.lottery.draws.schedule()))
    const draws = await ahead(LOTTERY)
    expect(draws.length).toBeGreaterThanOrEqual(120)
    expect(new Set(draws.map(({ draws_at }) => draws_at.getTime())).size).toBe(draws.length)
    expect(draws[0]?.commitment).toBe(before.find(({ number }) => number === draws[0]?.number)?.commitment)
    const seeds = await platform.database.query.selectFrom('lottery_seeds').select('draw_id').execute()
    const ids = new Set(seeds.map(({ draw_id }) => draw_id))
    expect(draws.every(({ id }) => ids.has(id))).toBe(true)
  })

  race('close, show the seed that was promised, and what it gives', async () => {
    await platform.context.lottery.draws.carryOut()
    const draw = await findOpenDraw(platform, SENVANG, LOTTERY)
    const told: LiveEvent[] = []
    const leave = platform.context.events.subscribe((event) => event.type === 'draw' && told.push(event))
    platform.clock.advance(draw.closes_at.getTime() - platform.clock.now().getTime())
    expect(await isDue(platform, DRAWS_DUE_AT)).toBe(true)
    await platform.context.lottery.draws.carryOut()
    expect(await isDue(platform, DRAWS_DUE_AT)).toBe(false)
    expect(await findDraw(platform.database, SENVANG, draw.id)).toMatchObject({
      state: 'CLOSED',
      seed: null,
      result: null,
    })

    platform.clock.advance(draw.draws_at.getTime() - platform.clock.now().getTime())
    expect(await isDue(platform, DRAWS_DUE_AT)).toBe(true)
    await Promise.all([1, 2].map(() => platform.context.lottery.draws.carryOut()))
    leave()
    const drawn = await findDraw(platform.database, SENVANG, draw.id)
    expect(drawn).toMatchObject({ state: 'SETTLED', result_version: 1, commitment: commitmentOf(drawn.seed ?? '') })
    expect(drawn.result).toEqual(
      drawFromSeed(familyOf('VN_SOUTH'), drawn.seed ?? '', { lotteryCode: LOTTERY, number: draw.number }),
    )
    expect(await seedsOf(draw.id)).toEqual([])
    const own = told.filter(
      (event) => event.type === 'draw' && event.merchantId === SENVANG && event.number === draw.number,
    )
    expect(
      own
        .filter((event) => event.type === 'draw' && event.gameCode === LOTTERY)
        .map((event) => 'state' in event && event.state),
    ).toEqual(['CLOSED', 'SETTLED'])
  })

  it('are caught up with after hours without a worker, which may stop after any draws that share a transaction', async () => {
    platform.clock.advance(150 * MINUTE)
    await platform.context.lottery.draws.schedule()
    const late = () =>
      platform.database.query
        .selectFrom('lottery_draws')
        .select(['number', 'state'])
        .where('draws_at', '<=', platform.clock.now())
        .where('commitment', 'is not', null)
        .where('state', '<>', 'SETTLED')
        .execute()
    const missed = (await late()).length
    const stopping = new AbortController()
    const leave = platform.context.events.subscribe((event) => event.type === 'draw' && stopping.abort())
    await platform.context.lottery.draws.carryOut(stopping.signal)
    leave()
    expect((await late()).length).toBe(missed - DRAWS_TOGETHER)
    await platform.context.lottery.draws.carryOut()
    expect(await late()).toEqual([])
    expect((await ahead(LOTTERY)).length).toBeGreaterThanOrEqual(120)
  }, 120_000)

  it('that end together are closed and drawn together, however many there are', async () => {
    await platform.context.lottery.draws.carryOut()
    const both = await Promise.all(OPEN.map((code) => findOpenDraw(platform, SENVANG, code)))
    const last = Math.max(...both.map(({ draws_at }) => draws_at.getTime()))
    platform.clock.advance(last - platform.clock.now().getTime())
    const asked: string[] = []
    const { transaction, prepared } = platform.database
    platform.database.transaction = (work, options) => {
      asked.push('transaction')
      return transaction(work, options)
    }
    platform.database.prepared = (name, sql, parameters) => {
      asked.push(name)
      return prepared(name, sql, parameters)
    }
    await platform.context.lottery.draws.carryOut()
    Object.assign(platform.database, { transaction, prepared })
    for (const { id } of both)
      expect(await findDraw(platform.database, SENVANG, id)).toMatchObject({ state: 'SETTLED' })
    expect(asked).toEqual(['lottery_draws_due', 'transaction', 'transaction'])
  })

  it('are not drawn with another seed than the published one, and hold up none that end with them', async () => {
    const [draw, other] = await Promise.all(OPEN.map((code) => findOpenDraw(platform, SENVANG, code)))
    if (draw === undefined || other === undefined) throw new Error('two lotteries are open')
    await platform.database.raw(`update lottery_draws set commitment = repeat('0', 64) where id = $1`, [draw.id])
    const last = Math.max(draw.draws_at.getTime(), other.draws_at.getTime())
    platform.clock.advance(last - platform.clock.now().getTime())
    await expect(platform.context.lottery.draws.carryOut()).rejects.toThrow(AggregateError)
    expect(await findDraw(platform.database, SENVANG, draw.id)).toMatchObject({ state: 'CLOSED', result: null })
    expect(await findDraw(platform.database, SENVANG, other.id)).toMatchObject({ state: 'SETTLED' })
    await platform.database.raw('update lottery_draws set commitment = $2 where id = $1', [draw.id, draw.commitment])
    platform.clock.advance(MINUTE)
    await platform.context.lottery.draws.carryOut()
    expect(await findDraw(platform.database, SENVANG, draw.id)).toMatchObject({ state: 'SETTLED' })
  })

  it('that cannot be drawn are left alone for longer and longer, told of once a try, and the others go on together', async () => {
    const { carryOut } = platform.context.lottery.draws
    const draw = await findOpenDraw(platform, SENVANG, LOTTERY)
    await platform.database.raw(`update lottery_draws set commitment = repeat('0', 64) where id = $1`, [draw.id])
    const transaction = vi.spyOn(platform.database, 'transaction')
    const second = async () => {
      platform.clock.advance(1_000)
      transaction.mockClear()
      return { thrown: await carryOut().catch((error: unknown) => error), transactions: transaction.mock.calls.length }
    }
    platform.clock.advance(draw.draws_at.getTime() - platform.clock.now().getTime() - 1_000)
    const first = await second()
    expect(first.thrown).toMatchObject({ errors: [{ message: expect.stringContaining(draw.number) }] })

    // Until all that ends in the next ten minutes is drawn: by itself what failed, together what did not.
    const tries: number[] = []
    for (let after = 1; after <= 600; after += 1) {
      const { thrown, transactions } = await second()
      const isTried = thrown instanceof AggregateError
      if (isTried) expect(thrown.errors).toHaveLength(1)
      // What is not tried fails on, without a word in the log.
      else expect(thrown).toBeInstanceOf(StillFailing)
      if (isTried) tries.push(after)
      expect(transactions).toBeLessThanOrEqual(isTried ? 3 : 2)
    }
    transaction.mockRestore()
    expect(tries.slice(0, 6)).toEqual([2, 6, 14, 30, 62, 122])
    expect(tries).toHaveLength(13)

    await platform.database.raw('update lottery_draws set commitment = $2 where id = $1', [draw.id, draw.commitment])
    platform.clock.advance(MINUTE)
    await carryOut()
    expect(await findDraw(platform.database, SENVANG, draw.id)).toMatchObject({ state: 'SETTLED' })
  }, 60_000)

  it('that another node has in hand are not done by that: what it failed at is not forgotten', async () => {
    const { carryOut } = platform.context.lottery.draws
    const draw = await findOpenDraw(platform, SENVANG, LOTTERY)
    await platform.database.raw(`update lottery_draws set commitment = repeat('0', 64) where id = $1`, [draw.id])
    platform.clock.advance(draw.draws_at.getTime() - platform.clock.now().getTime())
    await expect(carryOut()).rejects.toThrow(AggregateError)
    platform.clock.advance(2_000)
    const transaction = vi.spyOn(platform.database, 'transaction').mockResolvedValueOnce([])
    await carryOut()
    transaction.mockRestore()
    await expect(carryOut()).rejects.toThrow(AggregateError)
    // Its second pause, not its first again.
    platform.clock.advance(2_000)
    await expect(carryOut()).rejects.toThrow(StillFailing)
    await platform.database.raw('update lottery_draws set commitment = $2 where id = $1', [draw.id, draw.commitment])
    platform.clock.advance(MINUTE)
    await carryOut()
    expect(await findDraw(platform.database, SENVANG, draw.id)).toMatchObject({ state: 'SETTLED' })
  })

  it('are done as soon as a database that was in trouble is well: none is left alone for it', async () => {
    const { carryOut } = platform.context.lottery.draws
    const draw = await findOpenDraw(platform, SENVANG, LOTTERY)
    platform.clock.advance(draw.draws_at.getTime() - platform.clock.now().getTime())
    const isHeld = Object.assign(new Error('a table is held'), { code: '55P03' })
    const transaction = vi.spyOn(platform.database, 'transaction').mockRejectedValue(isHeld)
    for (let round = 0; round < 3; round += 1) await expect(carryOut()).rejects.toThrow(AggregateError)
    transaction.mockRestore()
    await carryOut()
    expect(await findDraw(platform.database, SENVANG, draw.id)).toMatchObject({ state: 'SETTLED' })
  })
})

describe('draws in a hurry', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ config: { lotterySeconds: 10 } })
    await platform.context.lottery.draws.schedule()
  }, 60_000)
  afterAll(() => platform.stop())

  it.each([
    ['SSC_1M', 10],
    ['SSC_5M', 50],
  ])('come of %s every %i seconds, and close a twelfth of it before', async (code, seconds) => {
    const draw = await findOpenDraw(platform, SENVANG, code)
    expect(draw.draws_at.getTime() % (seconds * 1_000)).toBe(0)
    expect(draw.draws_at.getTime() - draw.opens_at.getTime()).toBe(seconds * 1_000)
    expect(draw.draws_at.getTime() - draw.closes_at.getTime()).toBe(Math.round(seconds / 12) * 1_000)
  })
})

it('draws are closed in the order of their ids, in which bets lock them, whatever comes first', async () => {
  const ids = ['c', 'a', 'b'].map((letter) => `01a2${letter}000-0000-7000-8000-000000000000`)
  const locked: string[] = []
  const platform = await startPlatform()
  try {
    await platform.database.script(`create function lottery_draw_seen(text, uuid, timestamptz) returns boolean language plpgsql as $$
      begin perform set_config('tests.seen', coalesce(current_setting('tests.seen', true), '') || ' ' || $2, true); return true; end $$`)
    await platform.database.transaction(async (tx) => {
      const prepared: typeof tx.prepared = (name, sql, parameters) =>
        tx.prepared(`${name} seen`, sql.replace('lottery_close_draw(', 'lottery_draw_seen('), parameters)
      await closeDraws(
        { ...tx, prepared },
        ids.map((drawId) => ({ merchantId: SENVANG, drawId })),
        platform.clock.now(),
      )
      const [row] = await tx.raw<{ seen: string }>(`select current_setting('tests.seen') as seen`)
      locked.push(...(row?.seen.trim().split(' ') ?? []))
    })
  } finally {
    await platform.stop()
  }
  expect(locked).toEqual(ids.toSorted())
})
