import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand, demandAll } from '../../../operators/service.ts'
import { type ExclusionFilter, type ExclusionRow, findExclusions } from '../../exclusions/exclusions-repository.ts'
import { findPendingChanges } from '../../limits/limits-repository.ts'
import { presentExclusion } from '../../presenter.ts'
import type { ProtectionOperatorDependencies } from '../dependencies.ts'
import { protectionRights } from '../policy.ts'
import { findMember, listMarked } from '../repository.ts'

const MARKED_DAYS = 30
/** A member is shown once the marks of a month reach this. */
const LEAST_MARKS = 3

/** What the operators who protect members look at: breaks, limits about to rise, members who give cause for concern. */
export function createProtectionLists(dependencies: ProtectionOperatorDependencies) {
  const { database, clock, operators, protection } = dependencies

  return {
    /** Time-outs and self-exclusions, newest first. */
    async exclusions(session: OperatorSession, filter: ExclusionFilter, page: PageRequest) {
      demand(session, protectionRights['protection.read'])
      return findExclusions(database.query, session.merchantId, { ...filter, now: clock.now() }, pageOf(page))
    },

    /** Grants or refuses the wish to end a self-exclusion early. Throws as `decideLift`, and OPERATOR_BEYOND_BRANDS. */
    async decideLift(by: By & { readonly reason: string }, id: string, grant: boolean) {
      const { session, reason } = by
      demand(session, protectionRights['protection.decide'])
      const own = await operators.merchantsWhere(session, 'protection.decide')
      const row = await operators.perform(by, liftDeed(grant), (tx) =>
        protection.exclusions.decideLift(tx, session.merchantId, id, {
          grant,
          answer: reason.trim(),
          demandBrands: (brands) => demandAll(own, brands),
        }),
      )
      const member = await findMember(database.query, { merchantId: row.merchant_id, memberId: row.member_id })
      return { row, account: member?.account ?? '' }
    },

    /** Increases of limits that members asked for. */
    async pendingLimits(session: OperatorSession, page: PageRequest) {
      demand(session, protectionRights['protection.read'])
      const { limit, offset } = pageOf(page)
      return findPendingChanges(database.query, session.merchantId, limit, offset)
    },

    /** Members who raised limits or hit them often within thirty days, the most marked first. */
    async marked(session: OperatorSession, page: PageRequest) {
      demand(session, protectionRights['protection.read'])
      const since = new Date(clock.now().getTime() - MARKED_DAYS * 86_400_000)
      return listMarked(database, session.merchantId, { since, least: LEAST_MARKS, ...pageOf(page) })
    },
  }
}

const liftDeed = (grant: boolean) => ({
  right: protectionRights['protection.decide'],
  action: grant ? 'exclusions.lift' : 'exclusions.keep',
  subjectKind: 'exclusions',
  subjectId: ({ id }: ExclusionRow) => id,
  present: presentExclusion,
})
