import { createKeptReads } from '../../../lib/kept-reads.ts'
import { gamesErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import type { GamesDependencies } from './dependencies.ts'
import type { Lobby } from './lobby.ts'

/** How long vendors are kept: an operator's change is told at once, a window of maintenance is seen so much later. */
const LIFE = 10_000
const MOST_LOTTERIES = 100

type VendorCard = Awaited<ReturnType<typeof repository.listVendorCards>>[number]

/** Vendors as the lobby shows them, and the menus of lotteries. */
export function createMenus({ database, clock, events, vendors }: GamesDependencies, { listGames }: Lobby) {
  const { query } = database
  const kept = createKeptReads({ clock, events, life: LIFE })
  const readCards = (merchantId: string) => repository.listVendorCards(query, { merchantId, at: clock.now() })

  const gamesOf = ({ vendor_code: vassalage, game_type: gameType }: VendorCard, merchantId: string) =>
    listGames(merchantId, { vassalage, gameType }, { language: 'vi', limit: MOST_LOTTERIES, offset: 0 })

  return {
    /** Kept for all; which vendors do not answer is asked anew each time. */
    async listVendorCards(merchantId: string) {
      const cards = await kept.keep(`vendors ${merchantId}`, () => readCards(merchantId))
      const down = vendors.health.unavailableVendors()
      return cards.map((card) => ({ ...card, is_open: card.is_open && !down.has(card.vendor_code) }))
    },

    /** Lotteries by vendor in the order of the lobby, and the prize mode that follows from who offers them (section 4). */
    lotteryMenus: (merchantId: string) =>
      kept.keep(`lotteries ${merchantId}`, async () => {
        const lotteries = (await readCards(merchantId)).filter(
          ({ game_type }) => game_type === 'ELOTT' || game_type === 'LOTT',
        )
        const menus = await Promise.all(lotteries.map((card) => gamesOf(card, merchantId)))
        return {
          prizeMode: prizeModeOf(lotteries),
          menus: menus.map(({ rows }) => rows).filter((games) => games.length > 0),
        }
      }),

    /** The game of a lottery's code. Throws GAME_NOT_FOUND. */
    async findLotteryId(merchantId: string, gameCode: string | undefined): Promise<string> {
      const id = gameCode === undefined ? undefined : await repository.findLotteryId(query, merchantId, gameCode)
      if (id === undefined) throw gamesErrors.GAME_NOT_FOUND({ field: gameCode === undefined ? 'nodeId' : 'gameCode' })
      return id
    },
  }
}

/** ELOTT when one of these vendors offers lotteries of that category, else LOTT (section 4). */
function prizeModeOf(cards: readonly Pick<VendorCard, 'vendor_code' | 'game_type'>[]): 'ELOTT' | 'LOTT' {
  const tells = ({ vendor_code, game_type }: Pick<VendorCard, 'vendor_code' | 'game_type'>) =>
    game_type === 'ELOTT' && (vendor_code === 'TCG_LOTTO_VN' || vendor_code === 'LOTT')
  return cards.some(tells) ? 'ELOTT' : 'LOTT'
}
