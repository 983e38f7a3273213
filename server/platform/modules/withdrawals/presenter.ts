import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import { fileUrl } from '../content/service.ts'
import { MOST_ACCOUNTS, MOST_PROOFS } from './limits.ts'
import type { BankRow, PayoutAccountRow } from './repository/payout-accounts.ts'
import type { Bank, PayoutAccount, Withdrawal, WithdrawalTerms } from './schema.ts'
import type { OwnWithdrawal } from './service/read.ts'
import type { Terms } from './service/terms.ts'

/** The house charges nothing for a withdrawal. */
const FEE = '0.00'

export const presentBank = ({ code, kind, name }: BankRow): Static<typeof Bank> => ({
  code,
  kind: kind as Static<typeof Bank>['kind'],
  name,
})

/** A stolen session shall not give account numbers away: the last four digits are enough to know one's own. */
export const maskNumber = (number: string): string => `•••• ${number.slice(-4)}`

export function presentAccount(row: PayoutAccountRow): Static<typeof PayoutAccount> {
  return {
    id: row.id,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    kind: row.bank_kind as Static<typeof PayoutAccount>['kind'],
    maskedNumber: maskNumber(row.number),
    holder: row.holder,
    usableAt: row.usable_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  }
}

export function presentTerms({ settings, turnover, ...terms }: Terms): Static<typeof WithdrawalTerms> {
  return {
    currency: terms.currency,
    available: formatMoney(terms.available),
    minimum: formatMoney(settings.minimum),
    maximum: formatMoney(settings.maximum),
    quickAmounts: settings.quickAmounts.map(formatMoney),
    most: formatMoney(terms.most),
    leftToday: formatMoney(terms.leftToday),
    countLeft: terms.countLeft,
    openAtOnce: settings.openAtOnce,
    openCount: terms.openCount,
    turnoverRequired: formatMoney(turnover.required),
    turnoverDone: formatMoney(turnover.done),
    turnoverMissing: formatMoney(turnover.missing),
    hasPaymentPassword: terms.hasPaymentPassword,
    payeeName: terms.payeeName,
    mostAccounts: MOST_ACCOUNTS,
    fee: FEE,
    autoReceiveMinutes: settings.autoReceiveMinutes,
    mayCancel: settings.mayCancel,
    missing: [...terms.missing],
  }
}

/** Notes of steps that are the house's own affair. */
const INTERNAL = new Set(['FIRST_APPROVAL', 'PAYOUT_REFUSED', 'PAYOUT_RETURNED'])

export function presentWithdrawal({ withdrawal, steps, proofs, payouts, mayCancel }: OwnWithdrawal) {
  const state = withdrawal.state as Static<typeof Withdrawal>['state']
  return {
    id: withdrawal.id,
    state,
    amount: formatMoney(withdrawal.amount),
    currency: withdrawal.currency,
    fee: FEE,
    bankName: withdrawal.bank_name,
    maskedNumber: maskNumber(withdrawal.account_number),
    holder: withdrawal.account_holder,
    rejectCode: withdrawal.reject_code as Static<typeof Withdrawal>['rejectCode'],
    restAmount: withdrawal.rest_amount === null ? null : formatMoney(withdrawal.rest_amount),
    reference: payouts.at(-1)?.reference ?? null,
    isPaid: withdrawal.paid_at !== null,
    receiveDueAt: withdrawal.receive_due_at?.toISOString() ?? null,
    mayCancel: mayCancel && state === 'REQUESTED',
    proofs: proofs.map(fileUrl),
    mostProofs: MOST_PROOFS,
    createdAt: withdrawal.created_at.toISOString(),
    timeline: steps
      .filter(({ note }) => note === null || !INTERNAL.has(note))
      .map((step) => ({ state: step.state as typeof state, at: new Date(step.at).toISOString(), note: step.note })),
  } satisfies Static<typeof Withdrawal>
}
