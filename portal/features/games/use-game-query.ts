import { useSearchParams } from 'react-router-dom'
import { type GameSort, gameSorts, gameSubTypes } from '../../kits/games/game-sort.ts'
import type { GameSubType } from '../../lib/schema.generated.ts'
import { categoryInAddress } from '../../paths.ts'

/** What a list of games shows, as its address says it. */
interface GameQuery {
  vendorCode: string | null
  subType: GameSubType | null
  sort: GameSort
  search: string
  page: number
}

/** Sub-types as addresses name them: links and bookmarks have these words of §3. */
const subTypeWords: Readonly<Record<GameSubType, string>> = {
  SCRATCH_CARD: 'SC',
  VIDEO_POKER: 'VP',
  JACKPOT: 'JP',
  TABLE_GAME: 'TG',
  ARCADE: 'AC',
  BINGO: 'BG',
}

/** What addresses call otherwise: links and bookmarks have these words of §2. */
const parameters: Readonly<Record<string, string>> = { vendorCode: 'vassalage', subType: 'gameClassify' }

const none: GameQuery = { vendorCode: null, subType: null, sort: 'recommended', search: '', page: 1 }

/** Reads the filters of a game list from the address; what stands there cannot be trusted. */
export function readGameQuery(query: URLSearchParams): GameQuery {
  const page = Number(query.get('page'))
  return {
    vendorCode: query.get('vassalage'),
    subType: gameSubTypes.find((subType) => subTypeWords[subType] === query.get('gameClassify')) ?? null,
    sort: gameSorts.find((sort) => sort === query.get('sort')) ?? none.sort,
    search: query.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a game list; what is as usual is left out. */
export function writeGameQuery(gameType: string, wanted: GameQuery): Record<string, string> {
  const subType = wanted.subType && subTypeWords[wanted.subType]
  const entries = Object.entries({ ...wanted, subType }).filter(
    ([name, value]) => value !== null && value !== '' && value !== none[name as keyof GameQuery],
  )
  const address = entries.map(([name, value]) => [parameters[name] ?? name, String(value)])
  return { gameType: categoryInAddress(gameType), ...Object.fromEntries(address) }
}

/** The filters of a game list, kept in the address, so that the way back and a shared link show the same games. */
export function useGameQuery(gameType: string) {
  const [address, setAddress] = useSearchParams()
  const query = readGameQuery(address)
  return {
    query,
    /** Another choice starts at the first page; turning the page is a step one can go back. */
    change: (wish: Partial<GameQuery>) =>
      setAddress(writeGameQuery(gameType, { ...query, page: 1, ...wish }), { replace: wish.page === undefined }),
  }
}
