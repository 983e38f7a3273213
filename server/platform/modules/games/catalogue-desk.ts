import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import { httpErrors } from '../../http/errors.ts'
import type { Clock } from '../../lib/clock.ts'
import * as desk from './operator-repository.ts'
import { type ChoiceList, listChosenIds } from './repository.ts'
import { foldSearch } from './search.ts'

interface CatalogueDeskParts {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

type Query = Transaction['query']
type GameSearch = Omit<desk.OperatorGameFilter, 'folded'> & { readonly search?: string | undefined }

/** A place of the lobby and the games chosen for it. */
export interface Choices {
  readonly list: ChoiceList
  readonly games: readonly desk.OperatorGameRow[]
}

/** What operators do about a brand's vendors and games. Every change belongs to the caller's transaction, beside its audit entry. */
export function createCatalogueDesk({ database, clock, events }: CatalogueDeskParts) {
  const reading = (merchantId: string) => ({ merchantId, at: clock.now() })

  /** Lobbies, lists and everything kept of them are read anew. */
  const announce = (tx: Transaction, merchantId: string) =>
    tx.onCommit(() => events.publish({ type: 'site', merchantId, topic: 'games', version: clock.now().getTime() }))

  async function gamesById(query: Query, merchantId: string, ids: readonly string[]) {
    if (ids.length === 0) return []
    const rows = await desk.selectGames(query, reading(merchantId), { ids }, { limit: ids.length, offset: 0 })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => {
      const row = byId.get(id)
      if (row === undefined) throw httpErrors.NOT_FOUND()
      return row
    })
  }

  async function vendorsById(query: Query, merchantId: string, codes: readonly string[]) {
    const byCode = new Map((await desk.selectVendors(query, reading(merchantId))).map((row) => [row.code, row]))
    return codes.map((code) => {
      const row = byCode.get(code)
      if (row === undefined) throw httpErrors.NOT_FOUND()
      return row
    })
  }

  /** Things as they were beside what they became. */
  const pairs = <Thing>(before: readonly Thing[], after: readonly Thing[]) =>
    before.flatMap((was, index) => {
      const is = after[index]
      return is === undefined ? [] : [{ before: was, after: is }]
    })

  async function choicesOf(query: Query, merchantId: string, list: ChoiceList): Promise<Choices> {
    return { list, games: await gamesById(query, merchantId, await listChosenIds(query, merchantId, list)) }
  }

  return {
    vendors: (merchantId: string) => desk.selectVendors(database.query, reading(merchantId)),

    /** Throws NOT_FOUND for a vendor that the brand does not offer, INVALID_INPUT for a window that ends before it begins. */
    async updateVendors(tx: Transaction, merchantId: string, codes: readonly string[], wish: desk.OfferWish) {
      checkWindow(wish)
      await desk.lockVendors(tx.query, merchantId, codes)
      const before = await vendorsById(tx.query, merchantId, codes)
      await desk.updateVendors(tx.query, merchantId, codes, wish)
      announce(tx, merchantId)
      return pairs(before, await vendorsById(tx.query, merchantId, codes))
    },

    /** The vendors named stand together from a place on (0 is the first), in this order; the others stay in theirs. */
    async orderVendors(tx: Transaction, merchantId: string, codes: readonly string[], place: number) {
      const before = await desk.selectVendors(tx.query, reading(merchantId))
      await desk.lockVendors(
        tx.query,
        merchantId,
        before.map(({ code }) => code),
      )
      await vendorsById(tx.query, merchantId, codes)
      const others = before.map(({ code }) => code).filter((code) => !codes.includes(code))
      await desk.orderVendors(tx, merchantId, [...others.slice(0, place), ...codes, ...others.slice(place)])
      announce(tx, merchantId)
      return { before, after: await desk.selectVendors(tx.query, reading(merchantId)) }
    },

    async searchGames(
      merchantId: string,
      { search, ...rest }: GameSearch,
      page: { sort?: string | undefined; limit: number; offset: number },
    ) {
      const filter = { ...rest, ...foldSearch(search) }
      const [rows, total] = await Promise.all([
        desk.selectGames(database.query, reading(merchantId), filter, page),
        desk.countOperatorGames(database.query, merchantId, filter),
      ])
      return { rows, total }
    },

    /** Throws NOT_FOUND. */
    async game(merchantId: string, id: string) {
      const [game] = await gamesById(database.query, merchantId, [id])
      if (game === undefined) throw httpErrors.NOT_FOUND()
      return game
    },

    /** Throws NOT_FOUND when one of them is not on offer at the brand, INVALID_INPUT as `updateVendors`. */
    async updateGames(tx: Transaction, merchantId: string, ids: readonly string[], wish: desk.GameWish) {
      checkWindow(wish)
      await desk.lockGames(tx.query, merchantId, ids)
      const before = await gamesById(tx.query, merchantId, ids)
      await desk.updateGames(tx, merchantId, ids, wish)
      announce(tx, merchantId)
      return pairs(before, await gamesById(tx.query, merchantId, ids))
    },

    gameTags: (merchantId: string) => desk.selectGameTags(database.query, merchantId),

    choices: (merchantId: string, list: ChoiceList) => choicesOf(database.query, merchantId, list),
    /** Throws NOT_FOUND when one of them is not on offer at the brand. */
    async setChoices(tx: Transaction, merchantId: string, list: ChoiceList, ids: readonly string[]) {
      const before = await choicesOf(tx.query, merchantId, list)
      await gamesById(tx.query, merchantId, ids)
      await desk.replaceChoices(tx.query, merchantId, list, ids)
      announce(tx, merchantId)
      return { before, after: await choicesOf(tx.query, merchantId, list) }
    },
  }
}

function checkWindow({ maintenance }: desk.OfferWish): void {
  if (maintenance && maintenance.from >= maintenance.until)
    throw httpErrors.INVALID_INPUT({ field: 'maintenance.until' })
}
