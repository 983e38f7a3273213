import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Transaction } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import type { TransferKind } from '../../server/platform/modules/ledger/kinds.ts'
import { house } from '../../server/platform/modules/ledger/service.ts'
import { presentBucket } from '../../server/platform/modules/turnover/presenter.ts'
import { decideBet, writeBet } from '../support/bets.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

const UNIT = 10_000n
const HOUR = 3_600_000

interface Terms {
  readonly forfeitsWinnings?: boolean
  readonly greatestBet?: bigint
  leastOdds?: bigint
  readonly breach?: 'UNCOUNTED' | 'FORFEIT'
  readonly hours?: number
}

/** A promise that somebody else keeps. */
function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve: () => resolve() }
}

describeOnEachDatabase('giving up a bonus', (open, kind) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
  }, 90_000)
  afterAll(async () => {
    // Bets are written beside their money here.
    const { mismatches } = await platform.context.ledger.runTrialBalance()
    expect(mismatches.filter(({ check }) => check !== 'bets equal their transfers')).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  /** A member with 500 of his own, who plays with bonuses. */
  async function player() {
    const { member, token } = await platform.signedInMember({ funds: 500n * UNIT })
    const owner = { merchantId: SENVANG, memberId: member.id }
    const { clock, context, database } = platform
    const { ledger, turnover } = context
    /** Into the main wallet, or out of it. */
    const moveIn = (tx: Transaction, movement: TransferKind, documentId: string, amount: bigint) =>
      ledger.post(tx, [
        {
          ...owner,
          source: 'test',
          key: newId(),
          kind: movement,
          document: { kind: 'seed', id: documentId },
          currency: 'VND',
          amount: (amount < 0n ? -amount : amount) * UNIT,
          from: amount < 0n ? 'CASH' : house.promotion('test'),
          to: amount < 0n ? house.promotion('test') : 'CASH',
        },
      ])
    const move = (movement: TransferKind, amount: bigint) =>
      database.transaction((tx) => moveIn(tx, movement, newId(), amount))
    /** A bet that is settled at once, with its money. */
    async function bet(stake: bigint, payout: bigint) {
      await move('BET', -stake)
      if (payout > 0n) await move('WIN', payout)
      return writeBet(database, owner, { stake: stake * UNIT, payout: payout * UNIT, placedAt: clock.now() })
    }
    const buckets = async () => {
      await turnover.count(owner)
      return (await turnover.listBuckets(owner, 'VND')).map(presentBucket)
    }
    return {
      owner,
      token,
      moveIn,
      move,
      bet,
      win: (amount: bigint) => bet(1n, amount + 1n),
      lose: (amount: bigint) => bet(amount, 0n),
      buckets,
      /** Gives a bonus and answers with the bucket of its turnover. */
      async bonus(
        amount: bigint,
        { forfeitsWinnings = true, greatestBet, leastOdds, breach = 'UNCOUNTED', hours }: Terms = {},
      ) {
        const documentId = newId()
        const terms = {
          multiplier: 100_000n,
          weights: {},
          greatestBet: (greatestBet ?? 0n) * UNIT || null,
          leastOdds: leastOdds ?? null,
          breach,
          forfeitsWinnings,
        }
        const expiresAt = hours === undefined ? null : new Date(clock.now().getTime() + hours * HOUR)
        await database.transaction(async (tx) => {
          await moveIn(tx, 'BONUS', documentId, amount)
          const bound = { amount: amount * UNIT, programme: 'test', expiresAt }
          const demand = { ...owner, currency: 'VND', source: 'BONUS', documentId, amount: amount * UNIT } as const
          await turnover.require(tx, { ...demand, terms, bonus: bound })
        })
        clock.advance(1_000)
        return need((await buckets()).find((bucket) => bucket.documentId === documentId)).id
      },
      preview: (id: string, as = token) => platform.call('previewCancellation', { token: as, params: { id } }),
      cancel: (id: string, forfeited: string, as = token) =>
        platform.call('cancelBonus', { token: as, params: { id }, body: { forfeited } }),
      cash: async () => (await ledger.balance(owner, 'VND')) / UNIT,
    }
  }

  it('takes the bonus and what was won since, and leaves the deposit', async () => {
    const { bonus, win, preview, cancel, cash, buckets, token } = await player()
    const id = await bonus(100n)
    await win(40n)
    const amounts = { currency: 'VND', bonus: '100.00', winnings: '40.00', forfeited: '140.00' }
    expect(await preview(id)).toMatchObject({ success: true, value: amounts })
    expect(await cash()).toBe(640n)
    expect(await cancel(id, '140.00')).toMatchObject({ success: true, value: amounts })
    expect(await cash()).toBe(500n)
    expect(await buckets()).toMatchObject([
      { id, state: 'CANCELLED', mayCancel: false, forfeited: '140.00', closedAt: expect.any(String) },
    ])
    expect((await platform.call('getTurnover', { token })).value).toMatchObject({ required: '0.00', missing: '0.00' })
  })

  it('leaves what was won where the terms do not name it', async () => {
    const { bonus, win, preview } = await player()
    const id = await bonus(100n, { forfeitsWinnings: false })
    await win(40n)
    expect((await preview(id)).value).toMatchObject({ bonus: '100.00', winnings: '0.00', forfeited: '100.00' })
  })

  it('counts losses from own money first, and takes what is left of the bonus then', async () => {
    const { bonus, lose, preview, cancel, cash } = await player()
    const id = await bonus(100n)
    await lose(500n)
    expect((await preview(id)).value).toMatchObject({ bonus: '100.00', winnings: '0.00' })
    await lose(70n)
    expect((await preview(id)).value).toMatchObject({ bonus: '30.00', winnings: '0.00', forfeited: '30.00' })
    await lose(30n)
    expect(await cancel(id, '0.00')).toMatchObject({ success: true, value: { forfeited: '0.00' } })
    expect(await cash()).toBe(0n)
  })

  it('never takes what was paid in after the bonus was lost, also where money was staked or elsewhere then', async () => {
    const { bonus, lose, move, preview, owner } = await player()
    const id = await bonus(100n)
    await lose(570n)
    await move('DEPOSIT', 1_000n)
    expect((await preview(id)).value).toMatchObject({ bonus: '30.00', winnings: '0.00' })
    const other = await player()
    const bound = await other.bonus(100n)
    // All is staked while other money comes in: the bonus is not lost by that.
    await other.move('BET', -600n)
    const { clock, database } = platform
    const bet = await writeBet(database, other.owner, { stake: 600n * UNIT, state: 'OPEN', placedAt: clock.now() })
    clock.advance(1_000)
    await other.move('DEPOSIT', 1n)
    clock.advance(1_000)
    expect(await other.preview(bound)).toMatchObject({ status: 409, code: 'TURNOVER_BETS_OPEN' })
    await other.move('WIN', 600n)
    const settled = { state: 'SETTLED', valid_bet: 0n, payout: 600n * UNIT, settled_at: clock.now() } as const
    await database.query.updateTable('bets').set(settled).where('id', '=', bet).execute()
    expect((await other.preview(bound)).value).toMatchObject({ bonus: '100.00', winnings: '0.00' })
    expect(owner.memberId).not.toBe(other.owner.memberId)
  })

  it('waits for money that lies with a vendor', async () => {
    const { bonus, owner, preview, cancel } = await player()
    const id = await bonus(100n)
    const { ledger } = platform.context
    const order = {
      ...owner,
      source: 'test',
      document: { kind: 'seed', id },
      currency: 'VND',
      amount: 50n * UNIT,
    } as const
    await platform.database.transaction((tx) =>
      ledger.post(tx, [{ ...order, key: 'out', kind: 'VENDOR_IN', from: 'CASH', to: 'VENDOR:JL' }]),
    )
    expect(await preview(id)).toMatchObject({ status: 409, code: 'TURNOVER_MONEY_AWAY' })
    expect(await cancel(id, '100.00')).toMatchObject({ status: 409, code: 'TURNOVER_MONEY_AWAY' })
    await platform.database.transaction((tx) =>
      ledger.post(tx, [{ ...order, key: 'back', kind: 'VENDOR_OUT', from: 'VENDOR:JL', to: 'CASH' }]),
    )
    expect(await cancel(id, '100.00')).toMatchObject({ success: true })
  })

  it('takes what was won once, also where two bonuses are given up', async () => {
    const { bonus, win, cancel, preview, cash, buckets } = await player()
    const id = await bonus(100n)
    const other = await bonus(50n)
    await win(40n)
    expect(await cancel(id, '140.00')).toMatchObject({ success: true })
    expect((await buckets()).find((bucket) => bucket.id === other)).toMatchObject({ state: 'OPEN', mayCancel: true })
    expect((await preview(other)).value).toMatchObject({ bonus: '50.00', winnings: '0.00', forfeited: '50.00' })
    expect(await cancel(other, '50.00')).toMatchObject({ success: true })
    expect(await cash()).toBe(500n)
  })

  it('happens by itself when a bonus is not played in time, as soon as no bet is open', async () => {
    const { bonus, win, cash, buckets, owner } = await player()
    const { clock, context, database } = platform
    const id = await bonus(100n, { hours: 24 })
    await win(40n)
    clock.advance(23 * HOUR)
    await context.turnover.endDue()
    expect(await buckets()).toMatchObject([{ id, state: 'OPEN' }])
    clock.advance(HOUR)
    const late = await writeBet(database, owner, { stake: UNIT, state: 'OPEN', placedAt: clock.now() })
    await context.turnover.endDue()
    expect(await buckets()).toMatchObject([{ id, state: 'OPEN' }])
    await decideBet(database, owner, late, { state: 'VOID', validBet: 0n })
    await Promise.all([context.turnover.endDue(), context.turnover.endDue()])
    expect(await buckets()).toMatchObject([{ id, state: 'EXPIRED', forfeited: '140.00', mayCancel: false }])
    expect(await cash()).toBe(500n)
  })

  it('counts no bet above the greatest, says so, and ends the bonus where its terms say that', async () => {
    const { bonus, bet, buckets, cash, token } = await player()
    const { context } = platform
    const lenient = await bonus(100n, { greatestBet: 10n })
    await bet(11n, 0n)
    await bet(10n, 0n)
    expect(await buckets()).toMatchObject([{ id: lenient, state: 'OPEN', done: '10.00', breachedAt: null }])
    const bets = await platform.call('listBucketBets', { token, params: { id: lenient } })
    expect(bets.value.content.map(({ stake, counted, reason }) => [stake, counted, reason])).toEqual(
      expect.arrayContaining([
        ['11.00', '0.00', 'GREATEST_BET'],
        ['10.00', '10.00', null],
      ]),
    )
    const strict = await bonus(100n, { greatestBet: 10n, breach: 'FORFEIT' })
    await bet(11n, 31n)
    await bet(10n, 10n)
    const broken = (await buckets()).find(({ id }) => id === strict)
    expect(broken).toMatchObject({ state: 'OPEN', done: '0.00', breachedAt: expect.any(String) })
    expect(await cash()).toBe(699n)
    expect(await context.turnover.endDue()).toBe(1)
    expect((await buckets()).find(({ id }) => id === strict)).toMatchObject({ state: 'BREACHED', forfeited: '120.00' })
    expect(await cash()).toBe(579n)
  })

  it('counts no bet at lower odds than its terms ask, and those that have none', async () => {
    const { bonus, buckets, owner, token } = await player()
    const id = await bonus(100n, { leastOdds: 18_000n })
    const placedAt = platform.clock.now()
    for (const odds of [17_999, 18_000, undefined])
      await writeBet(platform.database, owner, {
        stake: 10n * UNIT,
        gameType: 'SPORTS',
        placedAt,
        ...(odds && { odds }),
      })
    expect(await buckets()).toMatchObject([{ id, leastOdds: 1.8, done: '20.00' }])
    const bets = await platform.call('listBucketBets', { token, params: { id } })
    expect(bets.value.content.map(({ reason }) => reason).toSorted()).toEqual(['LEAST_ODDS', null, null])
  })

  it('forgives a bet above the greatest that is taken back before the bonus is lost', async () => {
    const { bonus, bet, buckets, owner } = await player()
    const id = await bonus(100n, { greatestBet: 10n, breach: 'FORFEIT' })
    const great = await bet(11n, 0n)
    expect(await buckets()).toMatchObject([{ id, breachedAt: expect.any(String) }])
    await decideBet(platform.database, owner, great, { state: 'VOID', validBet: 0n })
    expect(await buckets()).toMatchObject([{ id, state: 'OPEN', breachedAt: null }])
    expect(await platform.context.turnover.endDue()).toBe(0)
  })

  it('shows the bets of a bucket to its member alone', async () => {
    const { bonus } = await player()
    const id = await bonus(100n)
    const { token } = await player()
    expect(await platform.call('listBucketBets', { token, params: { id } })).toMatchObject({
      status: 404,
      code: 'TURNOVER_NOT_FOUND',
    })
  })

  race('happens once, also when it is asked for twice at the same time', async () => {
    const { bonus, cancel, cash, preview } = await player()
    const id = await bonus(100n)
    const answers = await Promise.all([cancel(id, '100.00'), cancel(id, '100.00')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'TURNOVER_NOT_CANCELLABLE' })
    expect(await cancel(id, '100.00')).toMatchObject({ status: 409, code: 'TURNOVER_NOT_CANCELLABLE' })
    expect(await preview(id)).toMatchObject({ status: 409, code: 'TURNOVER_NOT_CANCELLABLE' })
    expect(await cash()).toBe(500n)
  })

  race('answers everybody who comes second alike, whenever that is', async () => {
    const { bonus, cancel, cash } = await player()
    for (let round = 0; round < 15; round += 1) {
      const id = await bonus(100n)
      const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(id, '100.00')))
      expect(answers.map(({ code }) => code ?? 'CANCELLED').toSorted()).toEqual([
        'CANCELLED',
        ...Array.from({ length: 3 }, () => 'TURNOVER_NOT_CANCELLABLE'),
      ])
    }
    expect(await cash()).toBe(500n)
  })

  it('takes nothing when more or less than was shown would go', async () => {
    const { bonus, win, lose, preview, cancel, cash, buckets } = await player()
    const id = await bonus(100n)
    const shown = (await preview(id)).value.forfeited
    await win(5n)
    const changed = { status: 409, code: 'TURNOVER_CHANGED', field: 'forfeited' }
    expect(await cancel(id, shown)).toMatchObject({ ...changed, forfeited: '105.00' })
    await lose(525n)
    expect(await cancel(id, '105.00')).toMatchObject({ ...changed, forfeited: '80.00' })
    expect(await cash()).toBe(80n)
    expect(await buckets()).toMatchObject([{ id, state: 'OPEN' }])
    expect(await cancel(id, '80.00')).toMatchObject({ success: true })
  })

  it.runIf(kind === 'postgres')('takes nothing when money comes or goes between its look and its lock', async () => {
    const { bonus, moveIn, lose, cancel, cash, buckets } = await player()
    const id = await bonus(100n)
    await lose(530n)
    const written = gate()
    const held = gate()
    const movement = platform.database.transaction(async (tx) => {
      await moveIn(tx, 'BET', newId(), -3n)
      written.resolve()
      await held.promise
    })
    await written.promise
    const answer = cancel(id, '70.00')
    const waiting = `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect
      .poll(async () => (await platform.database.raw<{ count: bigint }>(waiting))[0]?.count, { timeout: 10_000 })
      .toBe(1n)
    held.resolve()
    await movement
    const changed = { status: 409, code: 'TURNOVER_CHANGED', field: 'forfeited', forfeited: '67.00' }
    expect(await answer).toMatchObject(changed)
    expect(await cash()).toBe(67n)
    expect(await buckets()).toMatchObject([{ id, state: 'OPEN' }])
  })

  it('is the member’s own: neither another member nor a trial player finds the bonus', async () => {
    const { bonus, preview, cancel, cash } = await player()
    const id = await bonus(100n)
    const other = await player()
    const trial = (await platform.call('startFreePlay', { body: { os: 'web', platform: 'W', gatewayVersion: 3 } }))
      .value.token
    for (const token of [other.token, trial]) {
      expect(await preview(id, token)).toMatchObject({ status: 404, code: 'TURNOVER_NOT_FOUND' })
      expect(await cancel(id, '100.00', token)).toMatchObject({ status: 404, code: 'TURNOVER_NOT_FOUND' })
    }
    expect(await platform.call('cancelBonus', { params: { id }, body: { forfeited: '100.00' } })).toMatchObject({
      status: 401,
    })
    expect(await cash()).toBe(600n)
  })

  it('is for bonuses: what a deposit asks for stays to be played', async () => {
    const { member, token } = await platform.signedInMember()
    const owner = { merchantId: SENVANG, memberId: member.id }
    const demand = { ...owner, currency: 'VND', source: 'DEPOSIT', documentId: newId(), amount: UNIT } as const
    await platform.database.transaction((tx) => platform.context.turnover.require(tx, demand))
    const { buckets } = (await platform.call('getTurnover', { token })).value
    const params = { id: need(buckets[0]).id }
    expect(buckets).toMatchObject([{ source: 'DEPOSIT', mayCancel: false }])
    expect(await platform.call('cancelBonus', { token, params, body: { forfeited: '0.00' } })).toMatchObject({
      status: 409,
      code: 'TURNOVER_NOT_CANCELLABLE',
    })
  })
})
