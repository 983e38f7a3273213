import { httpErrors } from '../../../../http/errors.ts'
import type { By } from '../../../operators/service.ts'
import { mayCount } from '../../../proposals/service.ts'
import { lotteryRights } from '../policy.ts'
import type { RulesOperatorDependencies } from './dependencies.ts'
import { lockLottery, type OperatedLottery, readLottery, tellSite } from './operated-lottery.ts'
import * as repository from './repository.ts'

/** How a lottery takes bets. */
export interface Opening {
  readonly isOpen?: boolean | undefined
  readonly closeSeconds?: number | undefined
}

/**
 * Opens or closes a lottery, or lets bets in longer or shorter: longer takes two operators, since the last seconds before
 * an official draw are those in which its numbers may leak. Throws LOTTERY_NOT_FOUND, and INVALID_INPUT when bets would end
 * before the draw before.
 */
export function updateLottery(
  dependencies: RulesOperatorDependencies,
  by: By & { readonly reason: string },
  code: string,
  { isOpen, closeSeconds }: Opening,
): Promise<OperatedLottery> {
  const { clock, operators } = dependencies
  const { session, reason } = by
  const { merchantId } = session
  return operators.perform(by, updateDeed(code), async (tx) => {
    const which = { merchantId, code, at: clock.now() }
    const before = await lockLottery(tx, which)
    const { period_seconds: period, close_seconds: seconds } = before.lottery
    if (closeSeconds !== undefined && period !== null && closeSeconds >= period)
      throw httpErrors.INVALID_INPUT({ field: 'closeSeconds' })
    const change = {
      ...(isOpen !== undefined && { is_open: isOpen }),
      ...(closeSeconds !== undefined && { close_seconds: closeSeconds }),
    }
    if (closeSeconds !== undefined) {
      const wish = { ...(isOpen !== undefined && { isOpen }), closeSeconds }
      const about = { merchantId, kind: 'lotteryClosing', subjectId: code } as const
      const raises = closeSeconds < seconds
      if (!(await mayCount(tx, session, { ...about, wish, reason, raises }, clock.now())))
        return { before, after: { ...before, lottery: { ...before.lottery, ...change } }, action: 'lotteries.propose' }
    }
    if (Object.keys(change).length > 0) await repository.updateLottery(tx.query, merchantId, code, change)
    tellSite(dependencies, tx, merchantId)
    return { before, after: await readLottery(tx, which) }
  })
}

const updateDeed = (code: string) => ({
  right: lotteryRights['lotteries.change'],
  action: 'lotteries.update',
  subjectKind: 'lotteries',
  subjectId: () => code,
  present: ({ lottery: { is_open, close_seconds } }: OperatedLottery) => ({
    isOpen: is_open,
    closeSeconds: close_seconds,
  }),
})
