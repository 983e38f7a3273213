import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Failure } from '../../server/platform/lib/failure.ts'
import { newId } from '../../server/platform/lib/id.ts'
import { house } from '../../server/platform/modules/ledger/accounts.ts'
import type { Movement, Owner, ResolveOrder, TransferOrder } from '../../server/platform/modules/ledger/movement.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createTestLedger, postMany, type TestLedger } from '../support/ledger.ts'
import { race } from '../support/race.ts'

const MEMBERS = 2
const RUNS = 24

/** One random thing to do; `which` picks an earlier movement where one is needed. */
const operation = fc.record({
  act: fc.constantFrom(
    'credit',
    'credit',
    'debit',
    'pend',
    'pend',
    'post',
    'void',
    'reverse',
    'replay',
    'linked',
    'many',
  ),
  member: fc.nat(MEMBERS - 1),
  amount: fc.bigInt({ min: 1n, max: 100n }),
  which: fc.nat(8),
})
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never

/** The ledger retold in a few lines: what the balances must be. */
interface Model {
  readonly cash: bigint[]
  readonly hold: bigint[]
  readonly pending: { member: number; id: string; order: TransferOrder; open: boolean }[]
  readonly posted: { member: number; id: string; order: TransferOrder; reversed: boolean }[]
}

describeOnEachDatabase('ledger properties', (open) => {
  let books: TestLedger
  beforeAll(async () => {
    books = createTestLedger(await open.empty())
  }, 60_000)
  afterAll(() => books.database.close())

  async function play(owners: readonly Owner[], operations: readonly Operation[]): Promise<Model> {
    const { ledger, database, order } = books
    const model: Model = { cash: owners.map(() => 0n), hold: owners.map(() => 0n), pending: [], posted: [] }
    const replays: (() => Promise<Movement[]>)[] = []
    const attempt = async (work: () => Promise<Movement[]>, expected: boolean): Promise<Movement[] | undefined> => {
      try {
        const movements = await work()
        expect(expected).toBe(true)
        replays.push(work)
        return movements
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        expect(expected).toBe(false)
        return undefined
      }
    }
    for (const { act, member, amount, which } of operations) {
      const owner = owners[member] as Owner
      const cash = model.cash[member] ?? 0n
      if (act === 'credit' || act === 'debit') {
        const credit = act === 'credit'
        const asked = order(owner, credit ? { amount, from: house.games('test'), to: 'CASH', kind: 'WIN' } : { amount })
        const done = await attempt(
          () => database.transaction((tx) => ledger.post(tx, [asked])),
          credit || cash >= amount,
        )
        if (done?.[0] === undefined) continue
        model.cash[member] = credit ? cash + amount : cash - amount
        model.posted.push({ member, id: done[0].transferId, order: asked, reversed: false })
      } else if (act === 'linked') {
        // A debit and a credit of half of it: both or none.
        const pair = [
          order(owner, { amount }),
          order(owner, { amount: amount / 2n + 1n, from: house.games('test'), to: 'CASH' }),
        ]
        const done = await attempt(() => database.transaction((tx) => ledger.post(tx, pair)), cash >= amount)
        if (done !== undefined) model.cash[member] = cash - amount + amount / 2n + 1n
      } else if (act === 'many') {
        // One after the other of both members, in sets: all, or none when one of them is not covered on the way.
        const asked = [amount, amount / 2n + 1n, 1n].map((some, index) => {
          const whose = (member + index) % MEMBERS
          const change = (which + index) % 3 === 0 ? { from: house.games('test'), to: 'CASH' as const } : {}
          return { member: whose, order: order(owners[whose] as Owner, { amount: some, ...change }) }
        })
        const left = [...model.cash]
        let isCovered = true
        for (const one of asked) {
          const after = (left[one.member] ?? 0n) + (one.order.from === 'CASH' ? -one.order.amount : one.order.amount)
          left[one.member] = after
          isCovered &&= after >= 0n
        }
        const orders = asked.map((one) => one.order)
        if (isCovered) {
          const ids = await postMany(database, orders)
          for (const [index, one] of asked.entries())
            model.posted.push({ ...one, id: ids[index] ?? '', reversed: false })
          model.cash.splice(0, MEMBERS, ...left)
        }
        // Again it is refused, whether for its keys or for want of money, and changes nothing.
        await expect(postMany(database, orders)).rejects.toThrow()
      } else if (act === 'pend') {
        const asked = order(owner, { amount, kind: 'WITHDRAWAL', to: house.clearing('bank') })
        const done = await attempt(
          async () => [await database.transaction((tx) => ledger.pend(tx, asked))],
          cash >= amount,
        )
        if (done?.[0] === undefined) continue
        model.cash[member] = cash - amount
        model.hold[member] = (model.hold[member] ?? 0n) + amount
        model.pending.push({ member, id: done[0].transferId, order: asked, open: true })
      } else if (act === 'post' || act === 'void') {
        const pending = model.pending[which % Math.max(model.pending.length, 1)]
        if (pending === undefined) continue
        const part = act === 'post' && amount <= pending.order.amount ? amount : pending.order.amount
        const { amount: _amount, from: _from, to: _to, ...rest } = pending.order
        const resolve: ResolveOrder = {
          ...rest,
          key: newId(),
          pendingId: pending.id,
          ...(act === 'post' ? { amount: part } : {}),
        }
        const work = async () => [
          await database.transaction((tx) =>
            act === 'post' ? ledger.postPending(tx, resolve) : ledger.voidPending(tx, resolve),
          ),
        ]
        if ((await attempt(work, pending.open)) === undefined) continue
        pending.open = false
        model.hold[pending.member] = (model.hold[pending.member] ?? 0n) - pending.order.amount
        const back = act === 'post' ? pending.order.amount - part : pending.order.amount
        model.cash[pending.member] = (model.cash[pending.member] ?? 0n) + back
      } else if (act === 'reverse') {
        const posted = model.posted[which % Math.max(model.posted.length, 1)]
        if (posted === undefined) continue
        const change = posted.order.from === 'CASH' ? posted.order.amount : -posted.order.amount
        const held = model.cash[posted.member] ?? 0n
        const reversal = {
          ...order(owners[posted.member] as Owner),
          transferId: posted.id,
          reason: 'test',
          actor: 'test',
        }
        const work = async () => [await database.transaction((tx) => ledger.reverse(tx, reversal))]
        if ((await attempt(work, !posted.reversed && held + change >= 0n)) === undefined) continue
        posted.reversed = true
        model.cash[posted.member] = held + change
      } else {
        const replay = replays[which % Math.max(replays.length, 1)]
        for (const movement of (await replay?.()) ?? []) expect(movement.replayed).toBe(true)
      }
    }
    // Everything said again changes nothing.
    for (const replay of replays) for (const movement of await replay()) expect(movement.replayed).toBe(true)
    return model
  }

  race(
    'keeps debits equal to credits, nothing negative, replays without effect and statements in a chain',
    async () => {
      const { ledger, openMember } = books
      await fc.assert(
        fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 60, size: 'max' }), async (operations) => {
          const owners = await Promise.all(Array.from({ length: MEMBERS }, () => openMember()))
          const model = await play(owners, operations)
          for (const [member, owner] of owners.entries()) {
            expect(await ledger.balance(owner, 'VND')).toBe(model.cash[member])
            expect(await ledger.balance(owner, 'VND', 'HOLD')).toBe(model.hold[member])
            const stretch = { limit: 200, fromEnd: false }
            const { rows } = await ledger.statement({ ...owner, currency: 'VND', stretch })
            const oldestFirst = rows.toReversed()
            expect(oldestFirst.map(({ version }) => version)).toEqual(
              oldestFirst.map((_entry, index) => BigInt(index + 1)),
            )
            let balance = 0n
            for (const entry of oldestFirst) {
              expect(entry.before).toBe(balance)
              balance = entry.after
              expect(balance).toBe(entry.before + entry.amount)
              expect(balance >= 0n).toBe(true)
            }
            expect(balance).toBe(model.cash[member])
          }
          expect((await ledger.runTrialBalance()).mismatches).toEqual([])
        }),
        { numRuns: RUNS },
      )
    },
  )

  it('posts in sets only between open main wallets and the house', async () => {
    const { database, order, openMember } = books
    const owner = await openMember(100n)
    const wrong = [
      order({ ...owner, memberId: newId() }, { amount: 1n }),
      order(owner, { amount: 1n, currency: 'USD' }),
      order(owner, { amount: 1n, from: 'HOLD' }),
      order(owner, { amount: 1n, from: house.games('test') }),
    ]
    for (const one of wrong)
      await expect(postMany(database, [order(owner, { amount: 1n }), one])).rejects.toMatchObject({ code: 'P0001' })
    expect(await books.ledger.balance(owner, 'VND')).toBe(100n)
  })

  it('refuses a negative balance in the database itself', async () => {
    const { database, openMember } = books
    const { memberId } = await openMember(10n)
    const update = database.raw('update ledger_accounts set balance = balance - 11 where member_id = $1', [memberId])
    await expect(update).rejects.toMatchObject({ code: '23514' })
  })
})
