import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { formatMoney, type Money } from '../../../../lib/money.ts'
import { isAnyRaised } from '../../../../lib/raised.ts'
import { changeLimit, raisesLimit } from '../../../../lib/waiting-limit.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposal, lockSettings, mayCount } from '../../../proposals/service.ts'
import { findSettings, writeSettings } from '../../repository/settings.ts'
import type { PaymentSettings } from '../../settings.ts'
import { paymentsRights } from '../policy.ts'
import { presentSettings } from '../presenter.ts'
import type { OperatorDependencies } from './dependencies.ts'

/** What an operator wants of them. */
export type SettingsWish = Omit<PaymentSettings, 'fourEyes'> & { readonly fourEyesAbove: Money }

/** Whether more is credited that did not come as agreed: with more missing, later, or past a second operator. */
export function creditsMore(before: PaymentSettings, next: SettingsWish, now: Date): boolean {
  return (
    isAnyRaised(before, next, ['shortTolerance', 'lateGraceSeconds', 'lateReportHours']) ||
    raisesLimit(before.fourEyes, next.fourEyesAbove, now)
  )
}

/** What somebody wants of the settings, as a body of the call that changes them. */
const wishOfSettings = ({ shortTolerance, fourEyesAbove, ...rest }: SettingsWish) => ({
  ...rest,
  shortTolerancePercent: Number(shortTolerance) / 100,
  fourEyesAbove: formatMoney(fourEyesAbove),
})

/** What the brand wants done with deposits that are not paid as agreed, with what waits for a second operator. */
export async function readSettings({ database, clock, sites }: OperatorDependencies, session: OperatorSession) {
  demand(session, paymentsRights['paymentSettings.read'])
  const { merchantId } = session
  const { currency } = await sites.findMerchant(merchantId)
  const about = { merchantId, kind: 'paymentSettings', subjectId: merchantId } as const
  const proposal = await findProposal(database.query, about, clock.now())
  const settings = await findSettings(database.query, merchantId)
  return { settings, brand: { merchantId, currency }, proposal, now: clock.now() }
}

/**
 * What credits more takes two operators, and a raised limit of one operator then counts after a day; all else at once.
 * Throws as `mayCount`.
 */
export async function changeSettings(
  { clock, operators, sites }: OperatorDependencies,
  by: By,
  wanted: SettingsWish,
): Promise<void> {
  const { merchantId } = by.session
  const { currency } = await sites.findMerchant(merchantId)
  const deed = {
    right: paymentsRights['paymentSettings.change'],
    action: 'paymentSettings.update',
    subjectKind: 'paymentSettings',
    subjectId: () => merchantId,
    present: (one: PaymentSettings) => presentSettings(one, { merchantId, currency }, clock.now()),
  }
  await operators.perform(by, deed, (tx) => change(tx, by, wanted, clock.now()))
}

async function change(tx: Transaction, { session, reason = '' }: By, wanted: SettingsWish, now: Date) {
  const { merchantId } = session
  await lockSettings(tx, merchantId, 'paymentSettings')
  const before = await findSettings(tx.query, merchantId)
  const { fourEyesAbove, ...rest } = wanted
  const after = { ...rest, fourEyes: changeLimit(before.fourEyes, fourEyesAbove, now) }
  const about = { merchantId, kind: 'paymentSettings', subjectId: merchantId } as const
  const proposal = { ...about, wish: wishOfSettings(wanted), reason, raises: creditsMore(before, wanted, now) }
  if (!(await mayCount(tx, session, proposal, now))) return { before, after, action: 'paymentSettings.propose' }
  await writeSettings(tx.query, merchantId, after)
  return { before, after }
}
