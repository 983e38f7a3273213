import type { Transaction } from '../../../../db/connection.ts'
import type { PageRequest } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { newId } from '../../../../lib/id.ts'
import { type By, demand } from '../../../operators/service.ts'
import { type CorrectionWish, demandCorrectable, listChanges } from '../../draws/corrections/changes.ts'
import * as repository from '../../draws/corrections/corrections-repository.ts'
import { type CorrectionPreview, previewCorrection } from '../../draws/corrections/preview.ts'
import { lockDraw } from '../../draws/results-repository.ts'
import { lotteryErrors } from '../../errors.ts'
import { lotteryRights } from '../policy.ts'
import { approveCorrection, demandDecidable } from './approval.ts'
import type { DrawsOperatorDependencies } from './dependencies.ts'
import { presentCorrection } from './presenter.ts'

type Row = repository.CorrectionRow

/**
 * Draws made void, and results put right after settlement (lottery.md 5.7): asked for by one operator, approved by another who
 * saw what it does.
 */
export function createDrawCorrections(dependencies: DrawsOperatorDependencies) {
  const { clock, database, operators } = dependencies

  return {
    /** What a correction would do; changes nothing. Throws as `demandCorrectable`. */
    async preview(session: OperatorSession, drawId: string, wish: CorrectionWish): Promise<CorrectionPreview> {
      demand(session, lotteryRights['lotteryDraws.read'])
      const key = { merchantId: session.merchantId, drawId }
      const draw = await demandCorrectable(database, key, wish)
      const changes = await listChanges(database, key, draw, wish)
      const ids = [...new Set(changes.map(({ memberId }) => memberId))]
      const members = await repository.listMembers(database, key.merchantId, ids, clock.now())
      return previewCorrection(changes, new Map(members.map((member) => [member.id, member])))
    },

    /** Throws as `demandCorrectable`, and CORRECTION_OPEN. */
    request(by: By & { readonly reason: string }, drawId: string, wish: CorrectionWish): Promise<Row> {
      const { merchantId, operatorId: askedBy, account } = by.session
      return operators.perform(by, deed('requestCorrection'), async (tx) => {
        const key = { merchantId, drawId }
        await lockDraw(tx, key)
        await demandCorrectable(tx, key, wish)
        const at = clock.now()
        const asked = { ...key, ...wish, id: newId(at.getTime()), reason: by.reason, askedBy, account, at }
        if (!(await repository.insertCorrection(tx.query, asked))) throw lotteryErrors.CORRECTION_OPEN()
        return { before: null, after: await find(tx, merchantId, asked.id) }
      })
    },

    /** A page of the brand's, the newest first, and how many there are. */
    async list(session: OperatorSession, filter: repository.CorrectionFilter, page: PageRequest) {
      demand(session, lotteryRights['lotteryDraws.read'])
      return repository.listCorrections(database, session.merchantId, filter, page)
    },

    /** Approves or refuses what somebody else asked for. Throws CORRECTION_NOT_FOUND, CORRECTION_DECIDED, CORRECTION_OWN, FOUR_EYES_…. */
    decide(by: By & { readonly reason: string }, id: string, isApproved: boolean): Promise<Row> {
      const { merchantId, operatorId, account } = by.session
      return operators.perform(by, deed(isApproved ? 'approveCorrection' : 'refuseCorrection'), async (tx) => {
        const before = await repository.findCorrection(tx, merchantId, id, 'LOCK')
        if (before === undefined) throw lotteryErrors.CORRECTION_NOT_FOUND()
        await demandDecidable(tx, before, operatorId, clock.now())
        if (isApproved) await approveCorrection(dependencies, tx, before)
        const state = isApproved ? 'RUNNING' : 'REFUSED'
        const decision = { state, by: operatorId, account, reason: by.reason, at: clock.now() } as const
        await repository.decideCorrection(tx.query, merchantId, id, decision)
        return { before, after: await find(tx, merchantId, id) }
      })
    },
  }
}

async function find(tx: Transaction, merchantId: string, id: string): Promise<Row> {
  const row = await repository.findCorrection(tx, merchantId, id)
  if (row === undefined) throw lotteryErrors.CORRECTION_NOT_FOUND()
  return row
}

const deed = (verb: 'requestCorrection' | 'approveCorrection' | 'refuseCorrection') => ({
  right: lotteryRights['lotteryDraws.correct'],
  action: `lotteryDraws.${verb}`,
  subjectKind: 'lotteryCorrections',
  subjectId: ({ id }: Row) => id,
  present: presentCorrection,
})
