import type { Database } from '../../../server/platform/db/connection.ts'
import { newId } from '../../../server/platform/lib/id.ts'
import { createCashier } from '../../support/deposits.ts'
import { SENVANG, type TestPlatform } from '../../support/platform.ts'
import { createWithdrawalTools } from '../../support/withdrawals.ts'
import { createVendor, seatPlayer } from './hub88.ts'

/** What a person, the bank, a vendor or an operator does with a member's money. */
export const deeds = [
  'deposit',
  'pay',
  'payShort',
  'payAgain',
  'expire',
  'accept',
  'withdraw',
  'claim',
  'approve',
  'reject',
  'release',
  'fail',
  'receive',
  'bet',
  'win',
  'rollBack',
] as const
export type Deed = (typeof deeds)[number]

export interface Step {
  readonly deed: Deed
  /** Chooses among the things that the deed may be done to. */
  readonly which: number
  /** In thousands of the unit. */
  readonly amount: number
}

/** So much every player begins with, in units. */
export const FUNDS = 900_000n

/**
 * A player and all who move the player's money, through the front door: HTTP calls of the member, of operators and of the vendor, and
 * webhooks of the bank. What is not possible now is refused and changes nothing; what an answer says is not believed, the books are
 * asked (`proveCashierBooks`).
 */
export async function enterPlayer(platform: TestPlatform, operator: string, second: string) {
  const cashier = createCashier(platform)
  const post = createVendor(platform)
  const seat = await seatPlayer(platform, FUNDS, { canPay: true })
  const token = await platform.signIn(seat.member.account)
  const payee = { token, accountId: await createWithdrawalTools(platform).addAccount(token) }
  const tools = createWithdrawalTools(platform)
  const deposits: Awaited<ReturnType<typeof cashier.start>>[] = []
  const reports: ReturnType<typeof cashier.report>[] = []
  const withdrawals: string[] = []
  const bets: ReturnType<typeof seat.bet>[] = []
  const one = <Thing>(things: readonly Thing[], which: number): Thing | undefined =>
    things[which % Math.max(1, things.length)]

  const decide = (name: Parameters<TestPlatform['call']>[0], id: string | undefined, body: object) =>
    id === undefined ? undefined : platform.call(name, { token: operator, params: { id }, body })

  async function report(deposit: (typeof deposits)[number] | undefined, amount: number) {
    if (deposit === undefined) return
    const body = cashier.report(deposit, amount)
    reports.push(body)
    // Banks repeat themselves, also while the first report is still being read.
    await Promise.all([cashier.deliver(body), cashier.deliver(body)])
  }

  const ways: Record<Deed, (which: number, amount: number) => Promise<unknown> | undefined> = {
    async deposit(_which, amount) {
      const made = await platform.call('createDeposit', {
        token,
        body: { channelId: 'VIETQR_MB', amount: String(amount * 1_000) },
      })
      if (made.success) deposits.push(made.value)
    },
    pay: (which) => report(one(deposits, which), Number(one(deposits, which)?.amount)),
    payShort: (which) => report(one(deposits, which), Math.floor(Number(one(deposits, which)?.amount) * 0.96)),
    payAgain: (which) => {
      const earlier = one(reports, which)
      return earlier && cashier.deliver(earlier)
    },
    async expire(which) {
      const id = one(deposits, which)?.id
      if (id === undefined) return
      await platform.database.raw("update deposits set expires_at = now() - interval '1 hour' where id = $1", [id])
      await platform.context.payments.expireDeposits()
    },
    accept: (which) => {
      const deposit = one(deposits, which)
      if (deposit === undefined) return
      const amount = String(Math.floor(Number(deposit.amount) * 0.96))
      return platform.call('acceptDepositAmount', { token, params: { id: deposit.id }, body: { amount } })
    },
    async withdraw(_which, amount) {
      const made = await tools.request(payee, String(amount * 1_000))
      if (made.success) withdrawals.push(made.value.id)
    },
    claim: (which) => decide('claimWithdrawal', one(withdrawals, which), {}),
    approve: (which) => decide('approveWithdrawal', one(withdrawals, which), {}),
    reject: (which) => decide('rejectWithdrawal', one(withdrawals, which), { code: 'OTHER', reason: 'Không hợp lệ' }),
    release: (which) => decide('releaseWithdrawal', one(withdrawals, which), { reference: `FT${newId()}` }),
    async fail(which) {
      const body = { reason: 'Ngân hàng trả lại', returnReference: `RT${newId()}` }
      for (const token of [operator, second])
        await platform.call('failWithdrawal', { token, params: { id: one(withdrawals, which) ?? newId() }, body })
    },
    receive: (which) => {
      const id = one(withdrawals, which)
      return id === undefined
        ? undefined
        : platform.call('confirmWithdrawal', { token, params: { id }, body: { answer: 'RECEIVED' } })
    },
    async bet(_which, amount) {
      const bet = seat.bet(amount * 1_000)
      bets.push(bet)
      await Promise.all([post('/transaction/bet', bet), post('/transaction/bet', bet)])
    },
    win: (which, amount) => {
      const bet = one(bets, which)
      return bet && post('/transaction/win', seat.win(bet, amount * 1_000))
    },
    rollBack: (which) => {
      const bet = one(bets, which)
      return bet && post('/transaction/rollback', seat.rollback(bet))
    },
  }
  return {
    owner: { merchantId: SENVANG, memberId: seat.member.id },
    do: async ({ deed, which, amount }: Step): Promise<void> => void (await ways[deed](which, amount)),
  }
}

/**
 * The money of every player of a storm, by the documents and by the ledger, where the two differ; and balances below zero. Empty
 * when nothing was made or lost.
 */
export function findCashierDifferences(database: Database): Promise<unknown[]> {
  return database.raw(
    `with money as (
       select merchant_id, member_id, sum(balance)::int8 as held_and_free, coalesce(sum(balance) filter (where account = 'HOLD'), 0)::int8 as held,
              min(balance) as least
       from ledger_accounts where account in ('CASH', 'HOLD') and currency <> 'POINT' group by 1, 2
     ), documents as (
       select m.merchant_id, m.member_id,
         coalesce((select sum(amount) from ledger_transfers t where (t.merchant_id, t.member_id) = (m.merchant_id, m.member_id)
           and t.kind = 'OPENING' and t.outcome = 'POSTED'), 0)::int8 as opened,
         coalesce((select sum(credited_amount) from deposits d where (d.merchant_id, d.member_id) = (m.merchant_id, m.member_id)), 0)::int8 as came_in,
         coalesce((select sum(case when state in ('RELEASED', 'RECEIVED', 'PARTLY_RECEIVED', 'NOT_RECEIVED', 'CLOSED') then amount
             when state = 'FAILED' then amount - coalesce(rest_amount, amount) else 0 end)
           from withdrawals w where (w.merchant_id, w.member_id) = (m.merchant_id, m.member_id)), 0)::int8 as went_out,
         coalesce((select sum(amount) from withdrawals w where (w.merchant_id, w.member_id) = (m.merchant_id, m.member_id)
           and state in ('REQUESTED', 'REVIEW', 'APPROVED')), 0)::int8 as reserved,
         coalesce((select sum(payout - case when state = 'VOID' then 0 else stake end) from bets b where (b.merchant_id, b.member_id) = (m.merchant_id, m.member_id)
           ), 0)::int8 as won
       from money m
     )
     select money.*, documents.* from money join documents using (merchant_id, member_id)
     where held_and_free <> opened + came_in - went_out + won or held <> reserved or least < 0`,
  )
}
