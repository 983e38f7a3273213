import type { Transaction } from '../../../../db/connection.ts'
import { httpErrors } from '../../../../http/errors.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { announceOffer, demandWindow, pairOffers } from '../../../vendors/operator/service.ts'
import { foldSearch } from '../../search.ts'
import { gamesRights } from '../policy.ts'
import { presentGameOffer } from '../presenter.ts'
import * as repository from '../repository.ts'
import type { GamesOperatorDependencies } from './dependencies.ts'

type GameSearch = Omit<repository.OperatorGameFilter, 'folded'> & { readonly search?: string | undefined }

/** Games of a brand by their ids, in that order. Throws NOT_FOUND when one of them is not on offer there. */
export async function needGames(
  { clock }: Pick<GamesOperatorDependencies, 'clock'>,
  query: Transaction['query'],
  merchantId: string,
  ids: readonly string[],
): Promise<repository.OperatorGameRow[]> {
  if (ids.length === 0) return []
  const page = { limit: ids.length, offset: 0 }
  const rows = await repository.listGames(query, { merchantId, at: clock.now() }, { ids }, page)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (row === undefined) throw httpErrors.NOT_FOUND()
    return row
  })
}

/** The games that a brand offers. */
export function createOfferedGames(dependencies: GamesOperatorDependencies) {
  const { database, clock, operators } = dependencies

  return {
    /** A page of them, and how many there are. */
    async list(
      session: OperatorSession,
      { search, ...rest }: GameSearch,
      page: { sort?: string | undefined; limit: number; offset: number },
    ) {
      demand(session, gamesRights['games.read'])
      const { merchantId } = session
      const filter = { ...rest, ...foldSearch(search) }
      const [rows, total] = await Promise.all([
        repository.listGames(database.query, { merchantId, at: clock.now() }, filter, page),
        repository.countGames(database.query, merchantId, filter),
      ])
      return { rows, total }
    },

    /** Throws NOT_FOUND. */
    async find(session: OperatorSession, id: string): Promise<repository.OperatorGameRow> {
      demand(session, gamesRights['games.read'])
      const [game] = await needGames(dependencies, database.query, session.merchantId, [id])
      if (game === undefined) throw httpErrors.NOT_FOUND()
      return game
    },

    /** All of them or none. Throws as `find`, and INVALID_INPUT for a window that ends before it begins. */
    update(by: By, ids: readonly string[], wish: repository.GameWish): Promise<repository.OperatorGameRow[]> {
      const { merchantId } = by.session
      return operators.performEach(by, updateDeed, async (tx) => {
        demandWindow(wish)
        await repository.lockGames(tx.query, merchantId, ids)
        const before = await needGames(dependencies, tx.query, merchantId, ids)
        await repository.updateGames(tx, merchantId, ids, wish)
        announceOffer(dependencies, tx, merchantId)
        return pairOffers(before, await needGames(dependencies, tx.query, merchantId, ids))
      })
    },

    /** Tags that games of the brand wear. */
    async tags(session: OperatorSession): Promise<string[]> {
      demand(session, gamesRights['games.read'])
      return repository.listTags(database.query, session.merchantId)
    },
  }
}

const updateDeed = {
  right: gamesRights['games.change'],
  action: 'games.update',
  subjectKind: 'games',
  subjectId: ({ id }: repository.OperatorGameRow) => id,
  present: presentGameOffer,
}
