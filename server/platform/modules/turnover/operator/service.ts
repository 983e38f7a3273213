import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type By, demand, type OperatorsService } from '../../operators/service.ts'
import { lockSettings, mayCount, type ProposalsService } from '../../proposals/service.ts'
import { SOURCES, type TurnoverSource } from '../sources.ts'
import { turnoverRights } from './policy.ts'
import { presentRule } from './presenter.ts'
import { asksLess, complete, readRule, saveRule, type TurnoverRule } from './rules.ts'

export interface TurnoverOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform'>
  readonly proposals: Pick<ProposalsService, 'find'>
}

/** What must be played before money leaves, a rule for each source of money. */
export function createTurnoverOperatorService({ database, clock, operators, proposals }: TurnoverOperatorDependencies) {
  async function read(merchantId: string, source: TurnoverSource) {
    const rule = await readRule(database.query, merchantId, source)
    return { rule, proposal: await proposals.find(merchantId, 'turnoverRules', source) }
  }

  return {
    /** The rules of the brand in view, each with what waits for a second operator. */
    async list(session: OperatorSession) {
      demand(session, turnoverRights['turnoverRules.read'])
      return Promise.all(SOURCES.map((source) => read(session.merchantId, source)))
    },

    /**
     * Changes a rule; buckets that are open keep what they were opened with. One that asks less takes two operators. Throws
     * as `mayCount`.
     */
    async update(by: By & { readonly reason: string }, wanted: TurnoverRule) {
      const { session, reason } = by
      const { merchantId } = session
      const { source } = wanted
      await operators.perform(by, updateDeed, async (tx) => {
        await lockSettings(tx, merchantId, 'turnoverRules')
        const before = await readRule(tx.query, merchantId, source)
        const after = complete(wanted)
        const { id: _id, ...wish } = presentRule(after)
        const about = { merchantId, kind: 'turnoverRules', subjectId: source } as const
        const change = { ...about, wish, reason, raises: asksLess(before, after) }
        if (!(await mayCount(tx, session, change, clock.now())))
          return { before, after, action: 'turnoverRules.propose' }
        await saveRule(tx.query, merchantId, after)
        return { before, after }
      })
      return read(merchantId, source)
    },
  }
}

const updateDeed = {
  right: turnoverRights['turnoverRules.change'],
  action: 'turnoverRules.update',
  subjectKind: 'turnoverRules',
  subjectId: ({ source }: TurnoverRule) => source,
  present: presentRule,
}
