import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Transaction } from '../../server/platform/db/connection.ts'
import { newId } from '../../server/platform/lib/id.ts'
import type { TransferKind } from '../../server/platform/modules/ledger/kinds.ts'
import { house } from '../../server/platform/modules/ledger/service.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { need } from '../support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

const UNIT = 10_000n

/** A promise that somebody else keeps. */
function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve: () => resolve() }
}

describeOnEachDatabase('cancelling a bonus', (open, kind) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ database: await open() })
  }, 90_000)
  afterAll(async () => {
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
    await platform.stop()
    await platform.database.close()
  })

  /** A member with 500 of his own, who plays with bonuses. */
  async function player() {
    const { member, token } = await platform.signedInMember({ funds: 500n * UNIT })
    const owner = { merchantId: SENVANG, memberId: member.id }
    const { ledger, turnover } = platform.context
    /** Into the account of bonuses, or out of it. */
    const moveIn = (tx: Transaction, kind: TransferKind, documentId: string, amount: bigint) =>
      ledger.post(tx, [
        {
          ...owner,
          source: 'test',
          key: newId(),
          kind,
          document: { kind: 'test', id: documentId },
          currency: 'VND',
          amount: (amount < 0n ? -amount : amount) * UNIT,
          from: amount < 0n ? 'BONUS' : house.promotion('test'),
          to: amount < 0n ? house.promotion('test') : 'BONUS',
        },
      ])
    const move = (kind: TransferKind, documentId: string, amount: bigint) =>
      platform.database.transaction((tx) => moveIn(tx, kind, documentId, amount))
    const buckets = async () => (await platform.call('getTurnover', { token })).value.buckets
    return {
      token,
      moveIn,
      win: (amount: bigint) => move('WIN', newId(), amount),
      lose: (amount: bigint) => move('BET', newId(), -amount),
      buckets,
      /** Gives a bonus and answers with the bucket of its turnover. */
      async bonus(amount: bigint): Promise<string> {
        const documentId = newId()
        await move('BONUS', documentId, amount)
        await platform.database.transaction((tx) =>
          turnover.require(tx, { ...owner, currency: 'VND', source: 'BONUS', documentId, amount: amount * UNIT }),
        )
        return need((await buckets()).find((bucket) => bucket.documentId === documentId)).id
      },
      preview: (id: string, as = token) => platform.call('previewCancellation', { token: as, params: { id } }),
      cancel: (id: string, forfeited: string, as = token) =>
        platform.call('cancelBonus', { token: as, params: { id }, body: { forfeited } }),
      async owned() {
        const accounts = await ledger.balances(owner)
        const of = (name: string) => (accounts.find(({ account }) => account === name)?.balance ?? 0n) / UNIT
        return { cash: of('CASH'), bonus: of('BONUS') }
      },
    }
  }

  it('takes the bonus and what was won with it, and nothing of the main wallet', async () => {
    const { bonus, win, preview, cancel, owned, buckets, token } = await player()
    const id = await bonus(100n)
    await win(40n)
    const amounts = { currency: 'VND', bonus: '100.00', winnings: '40.00', forfeited: '140.00' }
    expect(await preview(id)).toMatchObject({ success: true, value: amounts })
    expect(await owned()).toEqual({ cash: 500n, bonus: 140n })
    expect(await cancel(id, '140.00')).toMatchObject({ success: true, value: amounts })
    expect(await owned()).toEqual({ cash: 500n, bonus: 0n })
    expect(await buckets()).toMatchObject([{ id, state: 'CANCELLED', mayCancel: false, closedAt: expect.any(String) }])
    expect((await platform.call('getTurnover', { token })).value).toMatchObject({ required: '0.00', missing: '0.00' })
  })

  it('takes what is left of a bonus that was partly lost, and nothing of one that is gone', async () => {
    const { bonus, lose, preview, cancel, owned } = await player()
    const id = await bonus(100n)
    await lose(70n)
    expect((await preview(id)).value).toMatchObject({ bonus: '30.00', winnings: '0.00', forfeited: '30.00' })
    await lose(30n)
    expect(await cancel(id, '0.00')).toMatchObject({ success: true, value: { forfeited: '0.00' } })
    expect(await owned()).toEqual({ cash: 500n, bonus: 0n })
  })

  it('takes only its own amount while another bonus shares the account', async () => {
    const { bonus, win, preview, cancel, owned, buckets } = await player()
    const id = await bonus(100n)
    const other = await bonus(50n)
    await win(40n)
    expect((await preview(id)).value).toMatchObject({ bonus: '100.00', winnings: '0.00', forfeited: '100.00' })
    expect(await cancel(id, '100.00')).toMatchObject({ success: true })
    expect(await owned()).toEqual({ cash: 500n, bonus: 90n })
    expect((await buckets()).find((bucket) => bucket.id === other)).toMatchObject({ state: 'OPEN', mayCancel: true })
    expect((await preview(other)).value).toMatchObject({ bonus: '50.00', winnings: '40.00', forfeited: '90.00' })
  })

  race('happens once, also when it is asked for twice at the same time', async () => {
    const { bonus, cancel, owned, preview } = await player()
    const id = await bonus(100n)
    const answers = await Promise.all([cancel(id, '100.00'), cancel(id, '100.00')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'TURNOVER_NOT_CANCELLABLE' })
    expect(await cancel(id, '100.00')).toMatchObject({ status: 409, code: 'TURNOVER_NOT_CANCELLABLE' })
    expect(await preview(id)).toMatchObject({ status: 409, code: 'TURNOVER_NOT_CANCELLABLE' })
    expect(await owned()).toEqual({ cash: 500n, bonus: 0n })
  })

  race('answers everybody who comes second alike, whenever that is', async () => {
    const { bonus, cancel, owned } = await player()
    for (let round = 0; round < 15; round += 1) {
      const id = await bonus(100n)
      const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(id, '100.00')))
      expect(answers.map(({ code }) => code ?? 'CANCELLED').toSorted()).toEqual([
        'CANCELLED',
        ...Array.from({ length: 3 }, () => 'TURNOVER_NOT_CANCELLABLE'),
      ])
    }
    expect(await owned()).toEqual({ cash: 500n, bonus: 0n })
  })

  it('knows what the bonus gave however much was played since', async () => {
    const { bonus, win, lose, preview } = await player()
    const id = await bonus(100n)
    for (let round = 0; round < 101; round += 1) {
      await lose(1n)
      await win(1n)
    }
    await win(10n)
    expect((await preview(id)).value).toMatchObject({ bonus: '100.00', winnings: '10.00', forfeited: '110.00' })
  })

  it('takes nothing when more or less than was shown would go', async () => {
    const { bonus, win, lose, preview, cancel, owned, buckets } = await player()
    const id = await bonus(100n)
    const shown = (await preview(id)).value.forfeited
    await win(5n)
    const changed = { status: 409, code: 'TURNOVER_CHANGED', field: 'forfeited' }
    expect(await cancel(id, shown)).toMatchObject({ ...changed, forfeited: '105.00' })
    await lose(25n)
    expect(await cancel(id, '105.00')).toMatchObject({ ...changed, forfeited: '80.00' })
    expect(await owned()).toEqual({ cash: 500n, bonus: 80n })
    expect(await buckets()).toMatchObject([{ id, state: 'OPEN' }])
    expect(await cancel(id, '80.00')).toMatchObject({ success: true })
  })

  it.runIf(kind === 'postgres')('takes nothing when a win or a loss comes between its look and its lock', async () => {
    for (const [amount, forfeited] of [
      [-3n, '97.00'],
      [7n, '107.00'],
    ] as const) {
      const { bonus, moveIn, cancel, owned, buckets } = await player()
      const id = await bonus(100n)
      const written = gate()
      const held = gate()
      const movement = platform.database.transaction(async (tx) => {
        await moveIn(tx, amount < 0n ? 'BET' : 'WIN', newId(), amount)
        written.resolve()
        await held.promise
      })
      await written.promise
      const answer = cancel(id, '100.00')
      const waiting = `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect
        .poll(async () => (await platform.database.raw<{ count: bigint }>(waiting))[0]?.count, { timeout: 10_000 })
        .toBe(1n)
      held.resolve()
      await movement
      const changed = { status: 409, code: 'TURNOVER_CHANGED', field: 'forfeited', forfeited }
      expect(await answer).toMatchObject(changed)
      expect(await owned()).toEqual({ cash: 500n, bonus: 100n + amount })
      expect(await buckets()).toMatchObject([{ id, state: 'OPEN' }])
    }
  })

  it('is the member’s own: neither another member nor a trial player finds the bonus', async () => {
    const { bonus, preview, cancel, owned } = await player()
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
    expect(await owned()).toEqual({ cash: 500n, bonus: 100n })
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
