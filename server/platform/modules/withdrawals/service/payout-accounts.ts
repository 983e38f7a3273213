import type { MemberSession } from '../../../http/session.ts'
import { newId } from '../../../lib/id.ts'
import { setPayeeName } from '../../members/service.ts'
import { withdrawalsErrors } from '../errors.ts'
import { bankName, isHolderName } from '../holder-name.ts'
import * as repository from '../payout-accounts-repository.ts'
import { withdrawalsPolicy } from '../policy.ts'
import { readSettings } from '../settings.ts'
import type { Dependencies } from './dependencies.ts'

export interface NewPayoutAccount {
  readonly bankCode: string
  readonly number: string
  readonly holder: string
  readonly paymentPassword: string
}

/** Accounts that one member may have. */
export const MOST_ACCOUNTS = 5

/** What a bank account's number and an e-wallet's phone number look like. */
const NUMBERS: Readonly<Record<string, RegExp>> = { BANK: /^\d{6,19}$/, WALLET: /^0\d{9}$/ }

/**
 * Adds an account in the member's own name (regulator row M2). A member without a payee name gets this holder's, once.
 * Throws PAYOUT_…, BANK_NOT_FOUND, PAYMENT_PASSWORD_….
 */
export async function addPayoutAccount(
  dependencies: Dependencies,
  session: MemberSession,
  wish: NewPayoutAccount,
): Promise<repository.PayoutAccountRow> {
  if (!withdrawalsPolicy['payoutAccount.change'](session)) throw withdrawalsErrors.WITHDRAWAL_NEEDS_TRUE_ACCOUNT()
  const { database, clock, members } = dependencies
  const holder = bankName(wish.holder)
  if (!isHolderName(holder)) throw withdrawalsErrors.PAYOUT_NAME_INVALID({ field: 'holder' })
  const bank = await repository.findBank(database.query, wish.bankCode)
  if (bank === undefined) throw withdrawalsErrors.BANK_NOT_FOUND({ field: 'bankCode' })
  if (!NUMBERS[bank.kind]?.test(wish.number)) throw withdrawalsErrors.PAYOUT_NUMBER_INVALID({ field: 'number' })
  await members.checkPaymentPassword(session, wish.paymentPassword)
  const { accountRestMinutes } = await readSettings(database.query, session.merchantId)
  return database.transaction(async (tx) => {
    const member = await repository.lockMember(tx.query, session)
    if (member.payee_name === null) await setPayeeName(tx.query, session, holder)
    else if (bankName(member.payee_name) !== holder) throw withdrawalsErrors.PAYOUT_NAME_MISMATCH({ field: 'holder' })
    const taken = await repository.findAccounts(tx.query, session)
    const slot = freeSlot(taken.map((account) => account.slot))
    if (slot === undefined) throw withdrawalsErrors.PAYOUT_ACCOUNT_TOO_MANY({ extras: { limit: MOST_ACCOUNTS } })
    const now = clock.now()
    const id = newId()
    const written = await repository.insertAccount(tx.query, {
      merchant_id: session.merchantId,
      member_id: session.memberId,
      id,
      bank_code: bank.code,
      number: wish.number,
      holder,
      slot,
      usable_at: new Date(now.getTime() + accountRestMinutes * 60_000),
      created_at: now,
    })
    const account = written ? await repository.findAccount(tx.query, session, id) : undefined
    if (account === undefined) throw withdrawalsErrors.PAYOUT_ACCOUNT_EXISTS({ field: 'number' })
    return account
  })
}

/** Takes an account out of use. Withdrawals under way still go to it. Throws PAYOUT_ACCOUNT_NOT_FOUND, PAYMENT_PASSWORD_…. */
export async function removePayoutAccount(
  { database, clock, members }: Dependencies,
  session: MemberSession,
  id: string,
  paymentPassword: string,
): Promise<void> {
  await members.checkPaymentPassword(session, paymentPassword)
  if (!(await repository.removeAccount(database.query, session, id, clock.now())))
    throw withdrawalsErrors.PAYOUT_ACCOUNT_NOT_FOUND()
}

function freeSlot(taken: readonly (number | null)[]): number | undefined {
  return Array.from({ length: MOST_ACCOUNTS }, (_none, index) => index + 1).find((slot) => !taken.includes(slot))
}
