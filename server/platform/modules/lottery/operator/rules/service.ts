import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposal, type ProposalRow } from '../../../proposals/service.ts'
import { raisesExposure } from '../../rules/exposure.ts'
import { tooHigh, tooLow } from '../../rules/returns.ts'
import { type RulesWish, rulesOf } from '../../rules/wish.ts'
import { lotteryRights } from '../policy.ts'
import type { RulesOperatorDependencies } from './dependencies.ts'
import { type OperatedLottery, readLottery } from './operated-lottery.ts'
import { listLotteries } from './repository.ts'
import { saveRules } from './save-rules.ts'
import { type Opening, updateLottery } from './update-lottery.ts'

/** A lottery with what waits for a second operator about it. */
export interface LotteryView extends OperatedLottery {
  readonly proposedRules: ProposalRow | undefined
  readonly proposedClosing: ProposalRow | undefined
}

/** What operators decide about a lottery: what may be bet, what it pays, and whether it takes bets at all. */
export function createRulesOperatorService(dependencies: RulesOperatorDependencies) {
  const { database, clock } = dependencies

  async function view(merchantId: string, code: string): Promise<LotteryView> {
    const about = (kind: 'lotteryRules' | 'lotteryClosing') =>
      findProposal(database.query, { merchantId, kind, subjectId: code }, clock.now())
    const [operated, proposedRules, proposedClosing] = await Promise.all([
      readLottery(database, { merchantId, code, at: clock.now() }),
      about('lotteryRules'),
      about('lotteryClosing'),
    ])
    return { ...operated, proposedRules, proposedClosing }
  }

  return {
    /** All of the brand, also those that members do not see. */
    async list(session: OperatorSession) {
      demand(session, lotteryRights['lotteries.read'])
      return listLotteries(database, session.merchantId, clock.now())
    },

    /** Throws LOTTERY_NOT_FOUND. */
    async find(session: OperatorSession, code: string): Promise<LotteryView> {
      demand(session, lotteryRights['lotteries.read'])
      return view(session.merchantId, code)
    },

    /**
     * What rules would pay, which tickets return less than the floor or more than the whole stake, and whether they take a
     * second operator. Throws LOTTERY_ODDS_UNKNOWN, INVALID_INPUT.
     */
    async preview(session: OperatorSession, code: string, wish: RulesWish) {
      demand(session, lotteryRights['lotteries.read'])
      const which = { merchantId: session.merchantId, code, at: clock.now() }
      const { family, rules } = await readLottery(database, which)
      const next = rulesOf(family, rules, wish)
      const raises = raisesExposure(family, rules, next)
      return { family, rules: next, tooLow: tooLow(family, next), tooHigh: tooHigh(family, next), raises }
    },

    /** Throws as `saveRules`. */
    async save(by: By & { readonly reason: string }, code: string, wish: RulesWish & { readonly basedOn: number }) {
      await saveRules(dependencies, by, code, wish)
      return view(by.session.merchantId, code)
    },

    /** Throws as `updateLottery`. */
    async update(by: By & { readonly reason: string }, code: string, opening: Opening): Promise<LotteryView> {
      await updateLottery(dependencies, by, code, opening)
      return view(by.session.merchantId, code)
    },
  }
}
