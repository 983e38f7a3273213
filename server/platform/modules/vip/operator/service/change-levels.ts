import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { lockSettings, mayCount } from '../../../proposals/service.ts'
import { vipErrors } from '../../errors.ts'
import { LEVELS_CHANGED } from '../../jobs.ts'
import { deleteLevel, isHeld, listLevels, saveLevel } from '../../repository/levels.ts'
import { checkLevels, givesMore, type LevelWish, presentWish, rowOfWish, wishOfRow } from '../levels.ts'
import { vipRights } from '../policy.ts'
import type { VipOperatorDependencies } from './dependencies.ts'

/** The levels of the brand in view, with what waits for a second operator. */
export async function readLevels({ database, proposals, sites }: VipOperatorDependencies, session: OperatorSession) {
  demand(session, vipRights['vipLevels.read'])
  const { merchantId } = session
  const { currency } = await sites.findMerchant(merchantId)
  const levels = (await listLevels(database.query, merchantId)).map(wishOfRow)
  return {
    levels,
    brand: { id: merchantId, currency },
    proposal: await proposals.find(merchantId, 'vipLevels', merchantId),
  }
}

/**
 * Changes the levels of the brand, all at once. What gives members more takes two operators; members keep the level that they have until a
 * month is reviewed. Throws VIP_LEVEL_ORDER, VIP_LEVEL_NAMES, VIP_LEVEL_HELD, and as `mayCount`.
 */
export async function changeLevels(
  dependencies: VipOperatorDependencies,
  by: By & { readonly reason: string },
  wanted: readonly LevelWish[],
): Promise<void> {
  const { clock, jobs, operators, sites } = dependencies
  const { merchantId } = by.session
  const { languages } = await sites.findMerchant(merchantId)
  const wish = { levels: wanted.map(presentWish) }
  await operators.perform(by, deedOf(merchantId), async (tx) => {
    checkLevels(wanted, languages)
    await lockSettings(tx, merchantId, 'vipLevels')
    const rows = await listLevels(tx.query, merchantId)
    const before = rows.map(wishOfRow)
    const dropped = rows[wanted.length]
    if (dropped !== undefined && (await isHeld(tx.query, dropped))) throw vipErrors.VIP_LEVEL_HELD()
    const about = { merchantId, kind: 'vipLevels', subjectId: merchantId } as const
    const change = { ...about, wish, reason: by.reason, raises: givesMore(before, wanted) }
    if (!(await mayCount(tx, by.session, change, clock.now())))
      return { before, after: wanted, action: 'vipLevels.propose' }
    await write(tx, merchantId, wanted)
    await jobs.send(LEVELS_CHANGED, { merchantId }, { tx })
    return { before, after: wanted }
  })
}

async function write(tx: Transaction, merchantId: string, wanted: readonly LevelWish[]): Promise<void> {
  for (const row of (await listLevels(tx.query, merchantId)).slice(wanted.length)) await deleteLevel(tx.query, row)
  for (const [place, wish] of wanted.entries()) await saveLevel(tx.query, rowOfWish(merchantId, place + 1, wish))
}

const deedOf = (merchantId: string) => ({
  right: vipRights['vipLevels.change'],
  action: 'vipLevels.update',
  subjectKind: 'vipLevels',
  changesSite: 'rewards' as const,
  subjectId: () => merchantId,
  present: (levels: readonly LevelWish[]) => ({ levels: levels.map(presentWish) }),
})
