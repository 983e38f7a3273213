import { parseMoney } from '../../server/platform/lib/money.ts'
import type { ContractKind } from '../../server/platform/modules/contracts/pay/terms.ts'
import type { ContractTerms } from '../../server/platform/modules/contracts/terms.ts'
import { decideBet, type TestBet, writeBet } from './bets.ts'
import { createContractTools, type Maker, termsAt } from './contracts.ts'
import { SENVANG, type TestPlatform } from './platform.ts'

const DAY = 86_400_000

/** Short words for what agents at Sen Vang earn. Amounts are written in whole units. */
export function createEarningTools(platform: TestPlatform) {
  const { context, database, clock } = platform
  const contracts = createContractTools(platform)

  const tools = {
    ...contracts,

    /** A flat share of a kind. */
    flat: (kind: ContractKind, percent: number): ContractTerms => termsAt(percent, 0, kind),

    /** A settled bet, placed now; answers how it is taken back. */
    async bet(member: Maker, stake: number | string, rest: Partial<TestBet> = {}): Promise<() => Promise<void>> {
      const id = await writeBet(database, member, { placedAt: clock.now(), stake: parseMoney(String(stake)), ...rest })
      await context.turnover.count(member)
      return async () => {
        await decideBet(database, member, id, { state: 'VOID', validBet: 0n, payout: 0n })
        await context.turnover.count(member)
      }
    },

    /** Takes all that waits into the figures, settles what is due and pays it. */
    async settle(): Promise<void> {
      await context.agents.fold(SENVANG)
      await context.settlements.settleDue()
      // Pay is told to the figures too, and may be due at once to those below.
      await context.settlements.payAll()
    },

    /** Goes on by days (or parts of one) and settles. */
    async afterDays(days: number): Promise<void> {
      clock.advance(days * DAY)
      await tools.settle()
    },

    /** What was written for an agent, the oldest window first: what it comes to, what is paid of it, how it stands. */
    async earnings(payee: Maker, kind?: ContractKind): Promise<string[]> {
      const rows = await database.query
        .selectFrom('earnings')
        .select(['amount', 'paid', 'state', 'revision', 'skip_reason'])
        .where('payee_id', '=', payee.memberId)
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
        .orderBy('created_at')
        .orderBy('window_from')
        .orderBy('revision')
        .execute()
      return rows.map(
        ({ amount, paid, state, revision, skip_reason }) =>
          `${units(amount)} ${state}${state === 'PART_PAID' ? ` ${units(paid)}` : ''}${revision > 0 ? ` revision ${revision}` : ''}${skip_reason ? ` ${skip_reason}` : ''}`,
      )
    },

    balance: async ({ merchantId, memberId }: Maker): Promise<number> =>
      units(await context.ledger.balance({ merchantId, memberId }, 'VND')),

    /** Takes money out of a wallet, so that it has no more than this. */
    async leave(member: Maker, left: number): Promise<void> {
      const { merchantId, memberId } = member
      const owner = { merchantId, memberId }
      const amount = (await context.ledger.balance(owner, 'VND')) - parseMoney(String(left))
      const id = crypto.randomUUID()
      await database.transaction((tx) =>
        context.ledger.post(tx, [
          {
            ...owner,
            source: 'test',
            key: id,
            kind: 'ADJUSTMENT',
            document: { kind: 'seed', id },
            currency: 'VND',
            amount,
            from: 'CASH',
            to: 'HOUSE:ADJUSTMENT',
          },
        ]),
      )
    },
  }
  return tools
}

const units = (amount: bigint): number => Number(amount) / 10_000
