import type { Transaction } from '../../../../db/connection.ts'
import type { Rows, TimeSpan } from '../../../../db/search.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { presentProposal } from '../../../proposals/service.ts'
import { rafflesErrors } from '../../errors.ts'
import { findRaffle, listPrizes, type RaffleRow } from '../../repository.ts'
import { rafflesRights } from '../policy.ts'
import type { WholeRaffle } from '../presenter.ts'
import * as repository from '../repository.ts'
import type { RafflesOperatorDependencies } from './dependencies.ts'

/** A raffle, and what waits about it. */
export interface OperatorRaffleView {
  readonly whole: WholeRaffle
  readonly proposal: ReturnType<typeof presentProposal>
}

/** A raffle with its prizes. */
export const wholeOf = async ({ query }: Pick<Transaction, 'query'>, raffle: RaffleRow): Promise<WholeRaffle> => ({
  raffle,
  prizes: await listPrizes(query, raffle.merchant_id, [raffle.id]),
})

/** A page of the raffles of the brand in view. */
export async function listOperatorRaffles(
  { database, proposals }: RafflesOperatorDependencies,
  session: OperatorSession,
  filter: repository.RaffleFilter,
  asked: PageRequest,
): Promise<Rows<OperatorRaffleView>> {
  demand(session, rafflesRights['raffles.read'])
  const { merchantId } = session
  const { rows, total } = await repository.listRaffles(database.query, merchantId, filter, pageOf(asked))
  const ids = rows.map(({ id }) => id)
  const waiting = await proposals.listShown([merchantId], 'raffle', ids)
  const all = await listPrizes(database.query, merchantId, ids)
  const views = rows.map((raffle) => ({
    whole: { raffle, prizes: all.filter(({ raffle_id }) => raffle_id === raffle.id) },
    proposal: waiting.get(raffle.id) ?? null,
  }))
  return { rows: views, total }
}

/** Throws RAFFLE_NOT_FOUND, also for another brand's. */
export async function findOperatorRaffle(
  { database, proposals }: RafflesOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<OperatorRaffleView> {
  demand(session, rafflesRights['raffles.read'])
  const { merchantId } = session
  const raffle = await findRaffle(database.query, merchantId, id)
  if (raffle === undefined) throw rafflesErrors.RAFFLE_NOT_FOUND()
  const proposal = presentProposal(await proposals.find(merchantId, 'raffle', id))
  return { whole: await wholeOf(database, raffle), proposal }
}

/** A page of what members drew of a raffle. Throws RAFFLE_NOT_FOUND. */
export async function listOperatorRaffleSpins(
  { database }: RafflesOperatorDependencies,
  session: OperatorSession,
  id: string,
  span: TimeSpan,
  asked: PageRequest,
): Promise<Rows<repository.SpinOfMember>> {
  demand(session, rafflesRights['raffles.read'])
  const raffle = await findRaffle(database.query, session.merchantId, id)
  if (raffle === undefined) throw rafflesErrors.RAFFLE_NOT_FOUND()
  return repository.listSpinsOfRaffle(database.query, raffle, span, pageOf(asked))
}
