import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { lockSettings, mayCount, type ProposalRow } from '../../../proposals/service.ts'
import { pointsErrors } from '../../errors.ts'
import { presentSettings } from '../../presenter.ts'
import { givesMore, isWhole, type PointSettings } from '../../ratio.ts'
import { readSettings, saveSettings } from '../../repository/settings.ts'
import { pointsRights } from '../policy.ts'
import type { PointsOperatorDependencies } from './dependencies.ts'

/** The settings of the brand in view, with what waits for a second operator. */
export interface SettingsView {
  readonly merchantId: string
  readonly currency: string
  readonly settings: PointSettings
  readonly proposal: ProposalRow | undefined
}

export async function findSettings(
  { database, proposals, sites }: PointsOperatorDependencies,
  session: OperatorSession,
): Promise<SettingsView> {
  demand(session, pointsRights['pointSettings.read'])
  const { merchantId } = session
  const { currency } = await sites.findMerchant(merchantId)
  return {
    merchantId,
    currency,
    settings: await readSettings(database.query, merchantId),
    proposal: await proposals.find(merchantId, 'pointSettings', merchantId),
  }
}

/**
 * Changes what deposits earn and what points are exchanged for. Settings that give more take two operators. Throws POINT_STEP_REPEATED,
 * POINTS_NOT_WHOLE, POINTS_TOO_FEW and as `mayCount`.
 */
export async function changeSettings(
  dependencies: PointsOperatorDependencies,
  by: By & { readonly reason: string },
  wanted: PointSettings,
): Promise<SettingsView> {
  const { clock, operators } = dependencies
  const { session, reason } = by
  const { merchantId } = session
  const after = inOrder(wanted)
  const deed = {
    right: pointsRights['pointSettings.change'],
    action: 'pointSettings.update',
    subjectKind: 'pointSettings',
    changesSite: 'rewards' as const,
    subjectId: () => merchantId,
    present: presentSettings,
  }
  await operators.perform(by, deed, async (tx) => {
    await lockSettings(tx, merchantId, 'pointSettings')
    const before = await readSettings(tx.query, merchantId)
    const about = { merchantId, kind: 'pointSettings', subjectId: merchantId } as const
    const change = { ...about, wish: presentSettings(after), reason, raises: givesMore(before, after) }
    if (!(await mayCount(tx, session, change, clock.now()))) return { before, after, action: 'pointSettings.propose' }
    await saveSettings(tx.query, merchantId, after)
    return { before, after }
  })
  return findSettings(dependencies, session)
}

/** The steps in order, the least amount first. */
function inOrder(wanted: PointSettings): PointSettings {
  const steps = wanted.steps.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  if (steps.some(({ from }, index) => steps[index + 1]?.from === from))
    throw pointsErrors.POINT_STEP_REPEATED({ field: 'steps' })
  if (!isWhole(wanted.minimumPoints)) throw pointsErrors.POINTS_NOT_WHOLE({ field: 'minimumPoints' })
  if (wanted.minimumPoints === 0n)
    throw pointsErrors.POINTS_TOO_FEW({ field: 'minimumPoints', extras: { minimum: '1.00' } })
  return { ...wanted, steps }
}
