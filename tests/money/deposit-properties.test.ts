import fc from 'fast-check'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Database } from '../../server/platform/db/connection.ts'
import { parseMoney } from '../../server/platform/lib/money.ts'
import { describeOnEachDatabase } from '../support/database.ts'
import { createCashier } from '../support/deposits.ts'
import { startPlatform, type TestPlatform } from '../support/platform.ts'
import { race } from '../support/race.ts'

const AMOUNT = 100_000
const RUNS = 10

/** One thing that the bank, the clock, the member or one of two operators does; `which` picks an earlier report. */
const event = fc.record({
  act: fc.constantFrom(
    'exact',
    'short',
    'short',
    'rest',
    'rest',
    'close',
    'over',
    'nameless',
    'elsewhere',
    'repeat',
    'contradict',
    'expire',
    'credit',
    'member',
    'return',
    'accept',
  ),
  deposit: fc.nat(1),
  which: fc.nat(6),
  isSecond: fc.boolean(),
})

const sums: Readonly<Record<string, number>> = {
  exact: AMOUNT,
  short: 40_000,
  rest: 60_000,
  close: 95_000,
  over: 150_000,
}

describeOnEachDatabase('deposit properties', (open) => {
  let database: Database
  let platform: TestPlatform
  let operators: string[]
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    operators = [await platform.operator(), await createCashier(platform).secondOperator()]
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  const total = async (condition: string) => {
    const [row] = await database.raw<{ total: bigint | null }>(
      `select sum(amount)::int8 as total from bank_transfers where ${condition}`,
    )
    return row?.total ?? 0n
  }

  race(
    'whatever comes in whichever order, at once and twice: each coin is in a wallet, in suspense or sent back',
    async () => {
      const cashier = createCashier(platform)
      await fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 16, size: 'max' }), async (events) => {
          const { token, member } = await platform.signedInMember()
          const deposits = [await cashier.start(token, String(AMOUNT)), await cashier.start(token, String(AMOUNT))]
          const bodies: ReturnType<typeof cashier.report>[] = []
          const before = await total("outcome = 'CREDITED'")
          const play = async ({ act, deposit: index, which, isSecond }: (typeof events)[number]) => {
            const deposit = deposits[index]
            if (deposit === undefined) return
            const earlier = bodies[which % Math.max(bodies.length, 1)]
            const amount = sums[act] ?? AMOUNT
            const change =
              act === 'nameless'
                ? { content: 'chuyen tien' }
                : act === 'elsewhere'
                  ? { accountNumber: '1012345678' }
                  : {}
            if (act in sums || act === 'nameless' || act === 'elsewhere') {
              const body = cashier.report(deposit, amount, change)
              await Promise.all([cashier.deliver(body), cashier.deliver(body)])
              // Known only now: a contradiction that overtakes the report would be the report.
              bodies.push(body)
            } else if (act === 'repeat' && earlier) await cashier.deliver(earlier)
            else if (act === 'contradict' && earlier) {
              expect((await cashier.deliver({ ...earlier, transferAmount: 999_999 })).status).toBe(409)
            } else if (act === 'expire') {
              await database.raw("update deposits set expires_at = now() - interval '1 hour' where id = $1", [
                deposit.id,
              ])
              await platform.context.payments.expireDeposits()
            } else if (act === 'accept') {
              const body = { amount: '95000' }
              await platform.call('acceptDepositAmount', { token, params: { id: deposit.id }, body })
            } else if (earlier) {
              const wishes = {
                credit: { decision: 'DEPOSIT', depositId: deposit.id },
                member: { decision: 'MEMBER', memberAccount: member.account },
                return: { decision: 'RETURN', reference: 'FT-BACK' },
              }
              const wish = wishes[act as keyof typeof wishes]
              // Two operators race when the second one takes part.
              const by = isSecond ? operators : operators.slice(0, 1)
              await Promise.all(by.map((operator) => cashier.decide(operator, cashier.idOf(earlier), wish)))
            }
          }
          // In pairs at once, so that reports, jobs and decisions overtake each other.
          for (let index = 0; index < events.length; index += 2)
            await Promise.all(events.slice(index, index + 2).map(play))
          const credited = (await total("outcome = 'CREDITED'")) - before
          expect(parseMoney(await cashier.balance(token))).toBe(credited)
          const [held] = await database.raw<{ total: bigint | null }>(
            "select sum(amount)::int8 as total from ledger_entries where account = 'HOUSE:SUSPENSE'",
          )
          expect(held?.total ?? 0n).toBe(await total("outcome = 'SUSPENSE'"))
          expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
        }),
        { numRuns: RUNS, endOnFailure: true },
      )
    },
    120_000,
  )
})
