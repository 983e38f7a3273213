import type { Transaction } from '../../../../db/connection.ts'
import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { formatMoney, type Money } from '../../../../lib/money.ts'
import { isAnyRaised } from '../../../../lib/raised.ts'
import { changeLimit, raisesLimit } from '../../../../lib/waiting-limit.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposal, lockSettings, mayCount } from '../../../proposals/service.ts'
import { withdrawalsErrors } from '../../errors.ts'
import { readSettings, writeSettings } from '../../repository/settings.ts'
import type { WithdrawalSettings } from '../../settings.ts'
import { withdrawalsRights } from '../policy.ts'
import { presentSettings } from '../presenter.ts'
import type { OperatorDependencies } from './decide.ts'

/** What an operator wants of them; the time zone stays. */
export type WithdrawalSettingsWish = Omit<WithdrawalSettings, 'fourEyes' | 'timeZone'> & {
  readonly fourEyesAbove: Money
}

/** Whether more money may leave, or with less looking at it: more of it, sooner, by itself, past a second operator or untold. */
export function raisesPayouts(before: WithdrawalSettings, next: WithdrawalSettingsWish, now: Date): boolean {
  return (
    isAnyRaised(before, next, ['maximum', 'dailyCount', 'dailySum', 'openAtOnce', 'winAlarmFrom']) ||
    isAnyRaised(next, before, ['accountRestMinutes', 'autoReceiveMinutes']) ||
    (next.gateway === 'BANK_API' && before.gateway !== 'BANK_API') ||
    raisesLimit(before.fourEyes, next.fourEyesAbove, now)
  )
}

/** What somebody wants of the settings, as a body of the call that changes them. */
const wishOf = ({
  minimum,
  maximum,
  quickAmounts,
  dailySum,
  fourEyesAbove,
  winAlarmFrom,
  ...rest
}: WithdrawalSettingsWish) => ({
  ...rest,
  minimum: formatMoney(minimum),
  maximum: formatMoney(maximum),
  quickAmounts: quickAmounts.map(formatMoney),
  dailySum: formatMoney(dailySum),
  fourEyesAbove: formatMoney(fourEyesAbove),
  winAlarmFrom: formatMoney(winAlarmFrom),
})

/** How a brand pays out, in the way its operators see it: with what waits for a second one. */
export async function findSettings({ database, clock, sites }: OperatorDependencies, session: OperatorSession) {
  demand(session, withdrawalsRights['withdrawalSettings.read'])
  const { merchantId } = session
  const { currency } = await sites.findMerchant(merchantId)
  const about = { merchantId, kind: 'withdrawalSettings', subjectId: merchantId } as const
  const proposal = await findProposal(database.query, about, clock.now())
  const settings = await readSettings(database.query, merchantId)
  return { settings, brand: { id: merchantId, currency }, proposal, now: clock.now() }
}

/**
 * Changes how a brand pays out; what lets more money leave takes two operators. A raised limit of one operator then counts
 * after a day; withdrawals asked for before keep the approvals they needed then. Throws WITHDRAWAL_SETTINGS_RANGE,
 * INVALID_INPUT and as `mayCount`.
 */
export async function changeSettings(
  { clock, operators, sites }: OperatorDependencies,
  by: By & { readonly reason: string },
  wish: WithdrawalSettingsWish,
): Promise<void> {
  const { merchantId } = by.session
  const { currency } = await sites.findMerchant(merchantId)
  const deed = {
    right: withdrawalsRights['withdrawalSettings.change'],
    action: 'withdrawalSettings.update',
    subjectKind: 'withdrawalSettings',
    subjectId: () => merchantId,
    present: (settings: WithdrawalSettings) => presentSettings(settings, { id: merchantId, currency }, clock.now()),
  }
  await operators.perform(by, deed, (tx) => change(tx, by, wish, clock.now()))
}

async function change(
  tx: Transaction,
  { session, reason }: By & { readonly reason: string },
  wish: WithdrawalSettingsWish,
  now: Date,
): Promise<{ before: WithdrawalSettings; after: WithdrawalSettings; action?: string }> {
  const { merchantId } = session
  checkRanges(wish)
  await lockSettings(tx, merchantId, 'withdrawalSettings')
  const before = await readSettings(tx.query, merchantId)
  const { fourEyesAbove, ...rest } = wish
  const fourEyes = changeLimit(before.fourEyes, fourEyesAbove, now)
  const after: WithdrawalSettings = { ...rest, fourEyes, timeZone: before.timeZone }
  const about = { merchantId, kind: 'withdrawalSettings', subjectId: merchantId } as const
  const change = { ...about, wish: wishOf(wish), reason, raises: raisesPayouts(before, wish, now) }
  if (!(await mayCount(tx, session, change, now))) return { before, after, action: 'withdrawalSettings.propose' }
  await writeSettings(tx, merchantId, after)
  return { before, after }
}

function checkRanges({ minimum, maximum, dailySum, quickAmounts, winAlarmFrom }: WithdrawalSettingsWish): void {
  if (minimum <= 0n) throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'minimum' })
  if (maximum < minimum) throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'maximum' })
  if (dailySum < maximum) throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'dailySum' })
  if (quickAmounts.some((amount) => amount < minimum || amount > maximum))
    throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'quickAmounts' })
  // From nothing on, every win would be great.
  if (winAlarmFrom <= 0n) throw httpErrors.INVALID_INPUT({ field: 'winAlarmFrom' })
}
