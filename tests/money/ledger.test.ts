import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { house } from '../../server/platform/modules/ledger/accounts.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createTestLedger, type TestLedger } from '../support/ledger.ts'

describeOnEachDatabase('ledger', (open) => {
  let books: TestLedger
  beforeAll(async () => {
    books = createTestLedger(await open.empty())
  }, 60_000)
  afterAll(async () => {
    expect((await books.ledger.runTrialBalance()).mismatches).toEqual([])
    await books.database.close()
  })

  it('answers a repeated order with its first outcome and the balance of now', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(100_000n)
    const bet = order(owner, { amount: 30_000n })
    const [first] = await database.transaction((tx) => ledger.post(tx, [bet]))
    await database.transaction((tx) => ledger.post(tx, [order(owner, { amount: 20_000n })]))
    const [again] = await database.transaction((tx) => ledger.post(tx, [bet]))
    expect(first).toMatchObject({
      outcome: 'POSTED',
      replayed: false,
      accounts: [{ account: 'CASH', balance: 70_000n }],
    })
    expect(again).toMatchObject({ transferId: first?.transferId, replayed: true, accounts: [{ balance: 50_000n }] })
    const other = database.transaction((tx) => ledger.post(tx, [{ ...bet, amount: 30_001n }]))
    await expect(other).rejects.toMatchObject({ code: 'DUPLICATE_MISMATCH', status: 409 })
    expect(await ledger.balance(owner, 'VND')).toBe(50_000n)
  })

  it('refuses what the account does not hold; a kept refusal stays, also after money came', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(10_000n)
    const thrown = database.transaction((tx) => ledger.post(tx, [order(owner, { amount: 10_001n })]))
    await expect(thrown).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' })
    const bet = order(owner, { amount: 10_001n })
    const keep = () => database.transaction((tx) => ledger.post(tx, [bet], { keepRefusals: true }))
    expect(await keep()).toMatchObject([{ outcome: 'REFUSED', refusal: 'WALLET_INSUFFICIENT', replayed: false }])
    await database.transaction((tx) => ledger.post(tx, [order(owner, { from: house.demo, to: 'CASH' })]))
    expect(await keep()).toMatchObject([{ outcome: 'REFUSED', refusal: 'WALLET_INSUFFICIENT', replayed: true }])
    expect(await ledger.balance(owner, 'VND')).toBe(20_000n)
  })

  it('refuses a currency that the member has no account in', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember()
    const win = order(owner, { from: house.games('test'), to: 'CASH', currency: 'XXX' })
    await expect(database.transaction((tx) => ledger.post(tx, [win]))).rejects.toMatchObject({
      code: 'ACCOUNT_UNKNOWN',
    })
  })

  it('posts linked orders all or none', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(10_000n)
    const linked = [
      order(owner, { from: house.promotion('welcome'), to: 'CASH', kind: 'BONUS', amount: 5_000n }),
      order(owner, { amount: 15_001n }),
    ]
    const keep = () => database.transaction((tx) => ledger.post(tx, linked, { keepRefusals: true }))
    expect((await keep()).map(({ outcome }) => outcome)).toEqual(['REFUSED', 'REFUSED'])
    expect((await keep()).map(({ replayed }) => replayed)).toEqual([true, true])
    await expect(
      database.transaction((tx) =>
        ledger.post(
          tx,
          linked.map((one) => ({ ...one, key: newId() })),
        ),
      ),
    ).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' })
    expect(await ledger.balance(owner, 'VND')).toBe(10_000n)
  })

  it('holds, posts a part and returns the rest, and resolves once', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(100_000n)
    const request = order(owner, { kind: 'WITHDRAWAL', to: house.clearing('bank'), amount: 60_000n })
    const { transferId } = await database.transaction((tx) => ledger.pend(tx, request))
    expect(await ledger.balance(owner, 'VND')).toBe(40_000n)
    expect(await ledger.balance(owner, 'VND', 'HOLD')).toBe(60_000n)
    const { amount: _amount, from: _from, to: _to, ...rest } = request
    const resolve = (key: string) => ({ ...rest, key, pendingId: transferId })
    await expect(
      database.transaction((tx) => ledger.postPending(tx, { ...resolve('more'), amount: 60_001n })),
    ).rejects.toMatchObject({ code: 'PENDING_EXCEEDED' })
    await database.transaction((tx) => ledger.postPending(tx, { ...resolve('part'), amount: 45_000n }))
    expect(await ledger.balance(owner, 'VND')).toBe(55_000n)
    expect(await ledger.balance(owner, 'VND', 'HOLD')).toBe(0n)
    await expect(database.transaction((tx) => ledger.voidPending(tx, resolve('void')))).rejects.toMatchObject({
      code: 'PENDING_RESOLVED',
    })
    await expect(
      database.transaction((tx) => ledger.voidPending(tx, { ...resolve('none'), pendingId: newId() })),
    ).rejects.toMatchObject({ code: 'PENDING_UNKNOWN' })
  })

  it('takes a transfer back once, with who and why', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(50_000n)
    const [bet] = await database.transaction((tx) => ledger.post(tx, [order(owner, { amount: 20_000n })]))
    const reversal = {
      ...order(owner, { kind: 'REVERSAL' }),
      transferId: bet?.transferId ?? '',
      reason: 'wrong result',
      actor: 'operator',
    }
    await database.transaction((tx) => ledger.reverse(tx, reversal))
    expect(await ledger.balance(owner, 'VND')).toBe(50_000n)
    await expect(database.transaction((tx) => ledger.reverse(tx, { ...reversal, key: newId() }))).rejects.toMatchObject(
      {
        code: 'ALREADY_REVERSED',
      },
    )
    const { rows } = await ledger.statement({ ...owner, currency: 'VND', stretch: { limit: 1, fromEnd: false } })
    expect(rows[0]).toMatchObject({
      kind: 'REVERSAL',
      reason: 'wrong result',
      reverses: bet?.transferId,
      amount: 20_000n,
    })
  })

  it('refuses a late order whose key was cancelled before it came', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(50_000n)
    const bet = order(owner)
    const cancel = () => database.transaction((tx) => ledger.cancelUnseen(tx, { ...bet, kind: 'ROLLBACK' }))
    expect(await cancel()).toMatchObject({ outcome: 'CANCELLED', replayed: false })
    expect(await cancel()).toMatchObject({ outcome: 'CANCELLED', replayed: true })
    const [late] = await database.transaction((tx) => ledger.post(tx, [bet], { keepRefusals: true }))
    expect(late).toMatchObject({ outcome: 'CANCELLED' })
    expect(await ledger.balance(owner, 'VND')).toBe(50_000n)
  })

  it('tells each new balance after the commit, never after a rollback', async () => {
    const { ledger, database, order, openMember, published } = books
    const owner = await openMember(50_000n)
    const mine = () => published.filter((event) => event.type === 'balance' && event.memberId === owner.memberId)
    expect(mine()).toHaveLength(1)
    await database
      .transaction(async (tx) => {
        await ledger.post(tx, [order(owner)])
        throw new Error('no')
      })
      .catch(() => undefined)
    expect(mine()).toHaveLength(1)
    await database.transaction((tx) => ledger.post(tx, [order(owner)]))
    expect(mine()[1]).toEqual({
      type: 'balance',
      ...owner,
      currency: 'VND',
      account: 'CASH',
      balance: '4.00',
      version: 2,
    })
  })

  it('pages a statement by key, with filters', async () => {
    const { ledger, database, order, openMember } = books
    const owner = await openMember(1_000_000n)
    for (let count = 0; count < 7; count++) {
      const change = count % 2 === 0 ? {} : ({ kind: 'WIN', from: house.games('test'), to: 'CASH' } as const)
      await database.transaction((tx) => ledger.post(tx, [order(owner, change)]))
    }
    const read = (bounds: { after?: bigint; before?: bigint; limit?: number; fromEnd?: boolean }, filter = {}) =>
      ledger.statement({ ...owner, currency: 'VND', stretch: { limit: 3, fromEnd: false, ...bounds }, ...filter })
    const versions = async (...asked: Parameters<typeof read>) => {
      const { rows, hasMore } = await read(...asked)
      return [rows.map(({ version }) => Number(version)), hasMore]
    }
    expect(await versions({})).toEqual([[8, 7, 6], true])
    expect(await versions({ after: 6n })).toEqual([[5, 4, 3], true])
    expect(await versions({ after: 3n })).toEqual([[2, 1], false])
    expect(await versions({ fromEnd: true })).toEqual([[3, 2, 1], true])
    expect(await versions({ fromEnd: true, before: 3n })).toEqual([[6, 5, 4], true])
    expect(await versions({ fromEnd: true, before: 6n })).toEqual([[8, 7], false])
    expect(await versions({ after: 4n, before: 7n })).toEqual([[], false])
    expect(await versions({ after: 6n, before: 2n, fromEnd: true })).toEqual([[5, 4, 3], false])
    const wins = await read({ limit: 50 }, { kinds: ['WIN'] })
    expect(wins.rows.map(({ kind }) => kind)).toEqual(['WIN', 'WIN', 'WIN'])
    expect((await read({}, { to: new Date(0) })).rows).toEqual([])
  })
})
