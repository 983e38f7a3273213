import type { By } from '../../../operators/service.ts'
import { mayCount } from '../../../proposals/service.ts'
import { lotteryErrors } from '../../errors.ts'
import { raisesExposure } from '../../rules/exposure.ts'
import { demandSound } from '../../rules/returns.ts'
import { type RulesWish, rulesOf } from '../../rules/wish.ts'
import { lotteryRights } from '../policy.ts'
import type { RulesOperatorDependencies } from './dependencies.ts'
import { lockLottery, type OperatedLottery, readLottery, tellSite } from './operated-lottery.ts'
import { presentVersion, wishOfRules } from './presenter.ts'
import { insertRules } from './repository.ts'

/**
 * The rules as a new version: at once when nothing of them raises what may be lost, else once a second operator wants the
 * same of the same version. Throws LOTTERY_RULES_CHANGED when they were made from an older one, LOTTERY_RETURN_TOO_LOW,
 * LOTTERY_RETURN_TOO_HIGH, LOTTERY_ODDS_UNKNOWN, FOUR_EYES_SAME_OPERATOR, FOUR_EYES_DEPENDENT.
 */
export function saveRules(
  dependencies: RulesOperatorDependencies,
  by: By & { readonly reason: string },
  code: string,
  { basedOn, ...wish }: RulesWish & { readonly basedOn: number },
): Promise<OperatedLottery> {
  const { clock, operators } = dependencies
  const { session, reason } = by
  const { merchantId, account } = session
  return operators.perform(by, saveDeed(code), async (tx) => {
    const which = { merchantId, code, at: clock.now() }
    const before = await lockLottery(tx, which)
    if (before.rules.version !== basedOn)
      throw lotteryErrors.LOTTERY_RULES_CHANGED({
        field: 'basedOn',
        extras: { rulesVersion: before.rules.version, reason: 'LOTTERY_RULES_CHANGED_DESK' },
      })
    const next = rulesOf(before.family, before.rules, wish)
    demandSound(before.family, next)
    const raises = raisesExposure(before.family, before.rules, next)
    const about = { merchantId, kind: 'lotteryRules', subjectId: code } as const
    const change = { ...about, wish: { ...wishOfRules(next), basedOn }, reason, raises }
    if (!(await mayCount(tx, session, change, clock.now())))
      return { before, after: { ...before, rules: next }, action: 'lotteryRules.propose' }
    const made = { version: basedOn + 1, created_by: account, created_at: clock.now() }
    await insertRules(tx.query, merchantId, code, { ...next, ...made })
    tellSite(dependencies, tx, merchantId)
    return { before, after: await readLottery(tx, which) }
  })
}

const saveDeed = (code: string) => ({
  right: lotteryRights['lotteries.change'],
  action: 'lotteryRules.save',
  subjectKind: 'lotteries',
  subjectId: () => code,
  present: ({ rules }: OperatedLottery) => presentVersion(rules),
})
