import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HELD } from '../../server/platform/lib/aside.ts'
import { type AccountName, house } from '../../server/platform/modules/ledger/accounts.ts'
import type { Move, Owner } from '../../server/platform/modules/ledger/movement.ts'
import { type MoveRow, move, moveMany } from '../../server/platform/modules/ledger/repository/moves.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createTestLedger, type TestLedger } from '../support/ledger.ts'
import { need } from '../support/need.ts'

const MEMBERS = 4
const RUNS = 60
const FUNDS = 60n
const AT = new Date(Date.UTC(2026, 0, 1))

/** True once in so many times. */
const rarely = (times: number) => fc.nat(times - 1).map((one) => one === times - 1)

const WAYS: readonly (readonly [AccountName, AccountName])[] = [
  ['CASH', house.games('test')],
  ['CASH', house.games('test')],
  ['CASH', house.games('test')],
  [house.games('test'), 'CASH'],
  [house.games('test'), 'CASH'],
  // To the account of a vendor, back from it, and between two of them: not the main wallet's alone.
  ['CASH', 'VENDOR:test'],
  ['VENDOR:test', 'CASH'],
  ['VENDOR:test', 'VENDOR:other'],
]

const asked = fc.record({
  member: fc.nat(MEMBERS - 1),
  amount: fc.bigInt({ min: 1n, max: 25n }),
  way: fc.nat(9).map((one) => need(WAYS[one % WAYS.length])),
  /** Which key of the member's is sent again, counted back from the last; with other content where it is another's amount. */
  again: fc.option(fc.nat(3), { freq: 8 }),
  hasReason: rarely(10),
  isElsewhere: rarely(15),
  document: fc.constantFrom('seed', 'seed', 'rebate-claim'),
})
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never
const script = fc.array(fc.array(asked, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 5 })

describeOnEachDatabase('movements in sets', (open) => {
  let books: TestLedger
  beforeAll(async () => {
    books = createTestLedger(await open.empty())
  }, 60_000)
  afterAll(async () => {
    expect((await books.ledger.runTrialBalance()).mismatches).toEqual([])
    await books.database.close()
  })

  /** The movements of one batch as `owners` ask for them; `keys` are those that were sent before. */
  function movesOf(batch: readonly Asked[], owners: readonly Owner[], keys: string[][]): Move[] {
    return batch.map(({ member, amount, way: [from, to], again, hasReason, isElsewhere, document }) => {
      const known = need(keys[member])
      const before = again === null ? undefined : known.at(-1 - again)
      const key = before ?? `${known.length}`
      if (before === undefined) known.push(key)
      return {
        ...need(owners[member]),
        phase: 'SINGLE',
        source: 'sets',
        key,
        kind: from === 'CASH' ? 'BET' : 'WIN',
        document: { kind: document, id: key },
        currency: isElsewhere ? 'USDT' : 'VND',
        amount,
        from,
        to,
        ...(hasReason && { reason: 'a reason', actor: 'somebody' }),
      }
    })
  }

  const said = (row: MoveRow | typeof HELD | undefined) =>
    row === undefined || row === HELD ? row : { ...row, transfer_id: undefined }

  /** All that movements left behind, by their keys. */
  async function traces(owners: readonly Owner[]) {
    const { raw } = books.database
    return Promise.all(
      owners.map(async ({ memberId }) => [
        await raw(
          `select currency, account, balance, version from ledger_accounts where member_id = $1 order by 1, 2`,
          [memberId],
        ),
        await raw(
          `select t.key, t.request_hash, t.kind, t.phase, t.outcome, t.refusal, t.currency, t.amount, t.from_account, t.to_account,
              t.document_kind, t.document_id, t.reason, t.actor, t.created_at
            from ledger_transfers t where t.member_id = $1 and t.source = 'sets' order by 1`,
          [memberId],
        ),
        await raw(
          `select t.key, e.leg, e.currency, e.account, e.amount, e.version, e.balance_after, e.kind, e.created_at
            from ledger_entries e join ledger_transfers t on t.member_id = e.member_id and t.id = e.transfer_id
           where e.member_id = $1 and t.source = 'sets' order by 1, 2`,
          [memberId],
        ),
      ]),
    )
  }

  it('are answered and written as if each had come alone, whatever they are', { timeout: 240_000 }, async () => {
    const { database } = books
    const outcomes = new Set<string>()
    await fc.assert(
      fc.asyncProperty(script, async (batches) => {
        const openMembers = () => Promise.all(Array.from({ length: MEMBERS }, () => books.openMember(FUNDS)))
        const [together, alone] = [await openMembers(), await openMembers()]
        const keys = { together: together.map((): string[] => []), alone: alone.map((): string[] => []) }
        for (const batch of batches) {
          const answers = await moveMany(database, movesOf(batch, together, keys.together), AT)
          const expected: MoveRow[] = []
          for (const one of movesOf(batch, alone, keys.alone))
            expected.push(await move(database, one, AT, { keepRefusal: true }))
          expect(answers.map(said)).toEqual(expected.map(said))
          for (const { outcome, refusal, replayed } of expected)
            outcomes.add(`${refusal ?? outcome}${replayed ? ' again' : ''}`)
        }
        expect(await traces(together)).toEqual(await traces(alone))
      }),
      { numRuns: RUNS },
    )
    expect([...outcomes].sort()).toEqual([
      'ACCOUNT_UNKNOWN',
      'ACCOUNT_UNKNOWN again',
      'DUPLICATE_MISMATCH again',
      'POSTED',
      'POSTED again',
      'WALLET_INSUFFICIENT',
      'WALLET_INSUFFICIENT again',
    ])
  })
})
