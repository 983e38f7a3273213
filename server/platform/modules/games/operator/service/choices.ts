import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { announceOffer } from '../../../vendors/operator/service.ts'
import { type ChoiceList, listChosenIds } from '../../repository.ts'
import { gamesRights } from '../policy.ts'
import { presentChoices } from '../presenter.ts'
import { type OperatorGameRow, replaceChoices } from '../repository.ts'
import type { GamesOperatorDependencies } from './dependencies.ts'
import { needGames } from './games.ts'

/** The games that operators choose for places of the lobby. */
export function createChoices(dependencies: GamesOperatorDependencies) {
  const { database, operators } = dependencies

  const read = async (query: Transaction['query'], merchantId: string, list: ChoiceList) =>
    needGames(dependencies, query, merchantId, await listChosenIds(query, merchantId, list))

  return {
    /** Those of a place, in their order. */
    async list(session: OperatorSession, list: ChoiceList): Promise<readonly OperatorGameRow[]> {
      demand(session, gamesRights['games.read'])
      return read(database.query, session.merchantId, list)
    },

    /** Throws NOT_FOUND when one of them is not on offer at the brand. */
    set(by: By, list: ChoiceList, ids: readonly string[]): Promise<readonly OperatorGameRow[]> {
      const { merchantId } = by.session
      return operators.perform(by, setDeed(list), async (tx) => {
        const before = await read(tx.query, merchantId, list)
        await needGames(dependencies, tx.query, merchantId, ids)
        await replaceChoices(tx.query, merchantId, list, ids)
        announceOffer(dependencies, tx, merchantId)
        return { before, after: await read(tx.query, merchantId, list) }
      })
    },
  }
}

const setDeed = (list: ChoiceList) => ({
  right: gamesRights['games.change'],
  action: 'gameChoices.update',
  subjectKind: 'gameChoices',
  subjectId: () => list,
  present: presentChoices,
})
