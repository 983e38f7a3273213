import type { DrawResult } from '@croupier/lottery/core/play-type.ts'
import type { Database, Transaction } from '../../../../db/connection.ts'
import type { PageRequest } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { type CorrectionRow, listCorrections } from '../../draws/corrections/corrections-repository.ts'
import type { DrawKey } from '../../draws/draws-repository.ts'
import { enterByOperator } from '../../draws/results.ts'
import { type EntryRow, listEntries } from '../../draws/results-repository.ts'
import { lotteryErrors } from '../../errors.ts'
import { lotteryRights } from '../policy.ts'
import { createDrawCorrections } from './corrections.ts'
import type { DrawsOperatorDependencies } from './dependencies.ts'
import { presentForAudit } from './presenter.ts'
import { type Recomputation, recompute } from './recomputation.ts'
import * as repository from './repository.ts'

/** Everything operators see of a draw. */
export interface DrawView {
  readonly draw: repository.OperatorDrawRow
  readonly figures: repository.FiguresRow
  readonly totals: readonly repository.ExposureRow[]
  readonly numbers: readonly repository.ExposureRow[]
  readonly entries: readonly EntryRow[]
  readonly corrections: readonly CorrectionRow[]
  readonly audit: Recomputation
}

const MOST_NUMBERS = 50
const MOST_CORRECTIONS = 50

/** Draws for operators: what is at stake, results entered, and corrections with four eyes. */
export function createDrawsOperatorService(dependencies: DrawsOperatorDependencies) {
  const { clock, database, operators } = dependencies

  return {
    corrections: createDrawCorrections(dependencies),

    /** A page of the brand's draws, and how many there are. */
    async list(session: OperatorSession, filter: repository.DrawFilter, page: PageRequest) {
      demand(session, lotteryRights['lotteryDraws.read'])
      return repository.listDraws(database, session.merchantId, filter, page, clock.now())
    },

    /** One draw with all that belongs to it. Throws LOTTERY_DRAW_NOT_FOUND. */
    async find(session: OperatorSession, drawId: string): Promise<DrawView> {
      demand(session, lotteryRights['lotteryDraws.read'])
      return viewDraw(database, { merchantId: session.merchantId, drawId })
    },

    /** Enters the result of an official draw, or puts an own entry right. Throws as `enterByOperator`. */
    enterResult(by: By, drawId: string, result: DrawResult): Promise<DrawView> {
      const key = { merchantId: by.session.merchantId, drawId }
      return operators.perform(by, enterDeed, async (tx) => {
        const before = await viewDraw(tx, key)
        await enterByOperator(dependencies, tx, by.session, drawId, result)
        return { before, after: await viewDraw(tx, key) }
      })
    },
  }
}

async function viewDraw(connection: Database | Transaction, key: DrawKey): Promise<DrawView> {
  const draw = await repository.findDraw(connection, key)
  if (draw === undefined) throw lotteryErrors.LOTTERY_DRAW_NOT_FOUND()
  const page = { pageSize: MOST_CORRECTIONS }
  return {
    draw,
    figures: await repository.sumBets(connection, key),
    totals: await repository.listTotals(connection, key),
    numbers: await repository.listNumbers(connection, key, MOST_NUMBERS),
    entries: await listEntries(connection.query, key),
    corrections: (await listCorrections(connection, key.merchantId, { drawId: key.drawId }, page)).rows,
    audit: recompute(draw),
  }
}

const enterDeed = {
  right: lotteryRights['lotteryDraws.enter'],
  action: 'lotteryDraws.enter',
  subjectKind: 'lotteryDraws',
  subjectId: ({ draw }: DrawView) => draw.id,
  present: presentForAudit,
}
