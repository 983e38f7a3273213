import { SimulatorError } from '../http/errors.ts'
import type { SimulatorOptions } from '../options.ts'
import type { Bank } from './bank.ts'
import type { Payouts } from './payouts.ts'

/** One movement on an account of the house, as its statement lists it. Amounts are whole VND. */
export interface StatementEntry {
  /** Of money in the number that its report bears, of payouts and returns the reference. */
  readonly id: string
  readonly account: string
  readonly direction: 'IN' | 'OUT'
  readonly amount: number
  readonly currency: string
  readonly reference: string
  /** The payout order that was carried out, or whose money came back. */
  readonly orderId: string | null
  readonly content: string
  readonly at: string
}

/** What is asked for: from a moment on, until before another one, oldest first. */
interface StatementQuery {
  readonly account: string
  readonly from: string
  readonly to: string
  /** Where the page before ended. */
  readonly cursor: string | undefined
  readonly limit: number
}

/** What moved on the accounts of the house: transfers in, reported or not, payouts, and payouts that came back. */
export function createStatement(
  { bank, payouts }: { readonly bank: Bank; readonly payouts: Payouts },
  { bank: { accounts, payoutAccount } }: Pick<SimulatorOptions, 'bank'>,
) {
  const isOurs = (number: string) =>
    number === payoutAccount || accounts.some(({ accountNumber }) => accountNumber === number)

  function entriesOf(account: string): StatementEntry[] {
    const received = bank.arrivedOn(account).map(
      (transfer): StatementEntry => ({
        id: String(transfer.number),
        account,
        direction: 'IN',
        amount: transfer.amount,
        currency: 'VND',
        reference: transfer.reference,
        orderId: null,
        content: transfer.content,
        at: transfer.arrivesAt,
      }),
    )
    return account === payoutAccount ? [...received, ...payoutEntries(payouts, account)] : received
  }

  return {
    /** One page; `nextCursor` is null on the last. Throws ACCOUNT_UNKNOWN, INVALID_INPUT. */
    page({ account, from, to, cursor, limit }: StatementQuery) {
      if (!isOurs(account)) throw new SimulatorError(404, 'ACCOUNT_UNKNOWN', 'account: none of the house')
      if (Date.parse(to) < Date.parse(from)) throw new SimulatorError(400, 'INVALID_INPUT', 'to: lies before from')
      const left = entriesOf(account)
        .filter(({ at }) => Date.parse(at) >= Date.parse(from) && Date.parse(at) < Date.parse(to))
        .filter((entry) => cursor === undefined || cursorOf(entry) > cursor)
        .toSorted((one, other) => (cursorOf(one) < cursorOf(other) ? -1 : 1))
      const entries = left.slice(0, limit)
      const last = entries.at(-1)
      return { entries, nextCursor: last !== undefined && left.length > limit ? cursorOf(last) : null }
    },
  }
}

export type Statement = ReturnType<typeof createStatement>

function payoutEntries(payouts: Payouts, account: string): StatementEntry[] {
  return payouts.carriedOut().flatMap((payout) => {
    const { orderId, currency, content, reference = orderId, returnedAmount, returnReference } = payout
    const about = { account, currency, orderId, content }
    const out = { ...about, id: reference, direction: 'OUT' as const, amount: payout.amount, reference, at: payout.at }
    if (returnedAmount === undefined || returnReference === undefined) return [out]
    const back = { id: returnReference, reference: returnReference, at: payout.returnedAt ?? payout.at }
    return [out, { ...about, ...back, direction: 'IN' as const, amount: returnedAmount }]
  })
}

/** Time and id name a place in the statement; entries that come later never stand before it. */
const cursorOf = ({ at, id }: StatementEntry) => `${at}_${id}`
