import { SimulatorError } from '../http/errors.ts'
import type { Games } from './games.ts'
import type { PlaySession, Sessions } from './sessions.ts'
import { stakesOf } from './stakes.ts'
import type { Wager, Wagers } from './wager.ts'
import type { WalletCode } from './wallet.ts'

interface Parts {
  readonly publicUrl: string
  readonly games: Games
  readonly sessions: Sessions
  readonly wagers: Pick<Wagers, 'find'>
}

interface OpeningOrder {
  readonly player: { readonly user: string; readonly token: string } | undefined
  readonly gameCode: string
  readonly currency: string
  readonly locale: string
  readonly lobbyUrl: string | undefined
}

/** What every vendor offers an operator, whatever the protocol: to open a game, and to tell a round. */
export function createVendorRoom({ publicUrl, games, sessions, wagers }: Parts) {
  return {
    /** Address of a game's page, for a vendor of that protocol. Throws GAME_UNKNOWN (404), WRONG_CURRENCY. */
    open(wallet: WalletCode, { player, gameCode, currency, locale, lobbyUrl }: OpeningOrder): string {
      const game = games.find(gameCode)
      if (game?.wallet !== wallet) throw new SimulatorError(404, 'GAME_UNKNOWN', 'no such game')
      if (!stakesOf(currency)) throw new SimulatorError(400, 'WRONG_CURRENCY', 'currency: not served by this game')
      const language = locale.toLowerCase().startsWith('vi') ? 'vi' : 'en'
      const session = sessions.open({ player, wallet: player && wallet, gameCode, currency, language, lobbyUrl })
      return `${publicUrl}/games/${game.kind}/${session.id}`
    },

    /** Ends the games that a player has open at a vendor of that protocol: no stake is taken in them any more. */
    end(wallet: WalletCode, user: string, vendorCode: string): void {
      const isThere = ({ wallet: code, gameCode }: PlaySession) =>
        code === wallet && games.find(gameCode)?.vendorCode === vendorCode
      sessions.endOf(user, isThere, 'KICKED')
    },

    /** A round in full and the page that draws it. Throws ROUND_UNKNOWN (404), also for one of another player. */
    tellRound(id: string, user: string, locale: string | undefined) {
      const wager = wagers.find(id)
      if (wager.player?.user !== user) throw new SimulatorError(404, 'ROUND_UNKNOWN', 'no such round')
      const language = locale === 'vi' ? 'vi' : 'en'
      return { url: `${publicUrl}/rounds/${wager.id}?lang=${language}`, round: presentWager(wager) }
    },
  }
}

export type VendorRoom = ReturnType<typeof createVendorRoom>

/** All that is needed to show a round again. Amounts are integers at 100 000 per unit. */
function presentWager(wager: Wager) {
  return {
    round: wager.id,
    user: wager.player?.user,
    game_code: wager.gameCode,
    currency: wager.currency,
    state: wager.state,
    round_closed: wager.closedAt !== undefined,
    stake: wager.stake,
    win: wager.win,
    choice: wager.choice,
    play: wager.play,
    outcome: wager.outcome,
    refusal: wager.refusal,
    started_at: wager.placedAt,
    drawn_at: wager.decidedAt,
    closed_at: wager.closedAt,
  }
}
