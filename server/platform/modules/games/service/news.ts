import { createKeptReads } from '../../../lib/kept-reads.ts'
import * as repository from '../repository.ts'
import type { GamesDependencies } from './dependencies.ts'
import { findGames } from './find-games.ts'

/** How long a list is kept, in milliseconds; vendors are asked less often. */
const LIFE = 2_000
const MOST_JACKPOTS = 24
const MOST_MATCHES = 12

/** What goes on in the games of a brand: jackpots and matches of its vendors, each with a game to get there. */
export function createNews(dependencies: GamesDependencies) {
  const { clock, database, events, vendors } = dependencies
  const kept = createKeptReads({ clock, events, life: LIFE })

  /** Each item with the first of its games that can be started here; of items with the same games each takes the next one. */
  async function withGames<Item extends { readonly adapter: string; readonly gameCodes: readonly string[] }>(
    merchantId: string,
    items: readonly Item[],
  ): Promise<{ item: Item; game: repository.GameRow }[]> {
    const codes = [...new Set(items.flatMap(({ gameCodes }) => gameCodes))]
    const ids = await repository.listIdsByCodes(database.query, merchantId, codes)
    const open = (await findGames(dependencies, merchantId, ids)).filter(({ availability }) => availability === 'OPEN')
    const byCode = new Map(open.map((game) => [`${game.adapter} ${game.vendor_game_code}`, game]))
    const taken = new Map<string, number>()
    return items.flatMap((item) => {
      const games = item.gameCodes.flatMap((code) => byCode.get(`${item.adapter} ${code}`) ?? [])
      const turn = taken.get(games[0]?.id ?? '') ?? 0
      const game = games[turn % games.length]
      if (game === undefined) return []
      taken.set(games[0]?.id ?? '', turn + 1)
      return [{ item, game }]
    })
  }

  return {
    /** The growing prizes of the vendors that a brand offers, the largest first. */
    listJackpots: (merchantId: string, currency: string) =>
      kept.keep(`jackpots ${merchantId} ${currency}`, async () => {
        const jackpots = await vendors.listJackpots(currency)
        const sorted = [...jackpots].sort((one, other) => Number(other.amount - one.amount))
        return (await withGames(merchantId, sorted)).slice(0, MOST_JACKPOTS)
      }),

    /** The matches that run in the sports books of a brand, then those to come. */
    listMatches: (merchantId: string, language: string) =>
      kept.keep(`matches ${merchantId} ${language}`, async () =>
        (await withGames(merchantId, await vendors.listMatches(language))).slice(0, MOST_MATCHES),
      ),
  }
}
