import type { Transaction } from '../../../../db/connection.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { assemble, type Place, type Sums, shareOf, sumDays } from './assemble.ts'
import { MOVEMENTS, sumMovements } from './movements-repository.ts'
import { type AskedRow, askedDeposits, askedWithdrawals } from './payments-repository.ts'
import type { ReportSpan } from './span.ts'

const PAYMENTS = ['deposits', 'deposited', 'withdrawals', 'withdrawn'] as const
type PaymentSums = Sums<(typeof PAYMENTS)[number]>

/** What came in and went out by way of payment, as the ledger moved it; how often what was asked for came about, and how fast. */
export async function readPayments(tx: Pick<Transaction, 'raw'>, span: ReportSpan) {
  const moved = [
    ...(await sumMovements(tx, span, span.currency, MOVEMENTS.deposits, 'house_account')).map((row) => ({
      ...row,
      ...{ deposits: row.movements, deposited: row.came - row.went, withdrawals: 0n, withdrawn: 0n },
    })),
    ...(await sumMovements(tx, span, span.currency, MOVEMENTS.withdrawals, 'house_account')).map((row) => ({
      ...row,
      ...{ deposits: 0n, deposited: 0n, withdrawals: row.movements, withdrawn: row.went - row.came },
    })),
  ]
  const deposits = finder(await askedDeposits(tx, span))
  const withdrawals = finder(await askedWithdrawals(tx, span))
  const present = (sums: PaymentSums, place: Place) => {
    const [came, went] = [deposits(place), withdrawals(place)]
    return {
      deposits: Number(sums.deposits),
      deposited: formatMoney(sums.deposited),
      depositsAsked: Number(came?.asked ?? 0),
      depositSuccess: shareOf(came?.done ?? 0n, came?.ended ?? 0n),
      depositSeconds: came?.median_seconds ?? null,
      withdrawals: Number(sums.withdrawals),
      withdrawn: formatMoney(sums.withdrawn),
      withdrawalsAsked: Number(went?.asked ?? 0),
      withdrawalSuccess: shareOf(went?.done ?? 0n, went?.ended ?? 0n),
      withdrawalSeconds: went?.median_seconds ?? null,
      net: formatMoney(sums.deposited - sums.withdrawn),
    }
  }
  const rank = ({ deposited, withdrawn }: PaymentSums) => deposited + withdrawn
  return assemble(span, { days: sumDays(PAYMENTS, moved), rows: moved }, { names: PAYMENTS, rank, present })
}

/** Looks up what became of what was asked for where figures stand. */
function finder(rows: readonly AskedRow[]) {
  const known = new Map(rows.map((row) => [[row.is_before, row.gateway, row.day].join('\n'), row]))
  return ({ isBefore, key, day }: Place) =>
    known.get([isBefore, key?.replace('HOUSE:CLEARING:', '') ?? null, day ?? null].join('\n'))
}
