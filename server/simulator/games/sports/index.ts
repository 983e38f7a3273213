import type { Language } from '../../http/language.ts'
import type { GameKind } from '../../play/kind.ts'
import { createBets } from './bets.ts'
import { type Board, createBoard } from './board.ts'
import { createBook } from './book.ts'
import { drawSportsCover, sportsThemes } from './cover.ts'
import type { BetContent } from './legs.ts'
import { tellMatches } from './news.ts'
import { returnPercent } from './odds.ts'
import { drawBet } from './recall.ts'
import { registerRoutes } from './routes.ts'
import type { SportsVariant } from './sports.ts'

/** Between two looks at the matches, milliseconds; a step of the fastest sport takes some seconds. */
const tick = 1_000
const rtp = returnPercent.toFixed(2)

/** The sports book: simulated matches with moving odds, singles and parlays. */
export const sportsKind: GameKind<BetContent> = {
  code: 'sports',
  variants: { football: { rtp }, esports: { rtp } },
  themes: sportsThemes,
  drawCover: drawSportsCover,
  register(room, parts) {
    const now = () => Date.now()
    const book = createBook({ journal: parts.journal, uniform: parts.uniform, now })
    const bets = createBets({ ...parts, book, now })
    const boards = new Map<string, Board>()
    let clock: NodeJS.Timeout | undefined

    /** A board for each variant and language, made when it is first read. */
    function boardOf(variant: SportsVariant, language: Language): Board {
      const key = `${variant}/${language}`
      const board = boards.get(key) ?? createBoard(book, variant, language, now)
      boards.set(key, board)
      return board
    }

    function look() {
      book.refresh()
      bets.settleDue()
      for (const board of boards.values()) board.refresh()
    }

    registerRoutes(room, { kind: parts, book, bets, boardOf })
    return {
      drawWager: drawBet,
      tellMatches: (language) => tellMatches(book, language),
      start() {
        bets.resume()
        look()
        clock = setInterval(() => {
          try {
            look()
          } catch (error) {
            parts.logger.error({ error }, 'simulator: the sports book missed a beat')
          }
        }, tick)
        clock.unref()
      },
      stop: () => clearInterval(clock),
    }
  },
}
