import { newId } from '../../../lib/id.ts'
import type { LaunchOrder } from '../../vendors/service.ts'
import { gamesErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import { type GamesDependencies, LOTTERY } from './dependencies.ts'
import { needPlayable } from './find-games.ts'

interface Launch extends Pick<LaunchOrder, 'language' | 'device' | 'backUrl'> {
  readonly gameId: string
}

/** Opens games, for money and for fun. */
export function createLaunches(dependencies: GamesDependencies) {
  const { clock, database, protection, vendors } = dependencies

  return {
    /** Opens a session and the game at its vendor; a lottery of ours is a page of the portal. Throws GAME_NOT_FOUND, GAME_MAINTENANCE, VENDOR_UNAVAILABLE, and as `checkPlay`. */
    async launchGame(member: repository.MemberKey & { readonly currency: string }, { gameId, ...how }: Launch) {
      const game = await needPlayable(dependencies, member.merchantId, gameId)
      const { merchantId, memberId, currency } = member
      const keepsWallet = game.adapter !== LOTTERY && vendors.keepsWallet(game.adapter)
      const asked = { vendorCode: game.vendor_code, gameType: game.game_type, currency, keepsWallet }
      const notAfter = await protection.checkPlay(member, asked)
      if (game.adapter === LOTTERY) {
        await repository.noteRecent(database.query, member, gameId, clock.now())
        return { url: lotteryPageOf(game), gameSessionId: newId(), game, keepsWallet: false }
      }
      const played = {
        adapter: game.adapter,
        vendorCode: game.vendor_code,
        gameCode: game.vendor_game_code,
        gameId,
        gameType: game.game_type,
      }
      const { id, token } = await vendors.openSession({ merchantId, memberId }, played, currency, notAfter)
      const url = await vendors.launch(
        played,
        { ...how, gameCode: game.vendor_game_code },
        { merchantId, memberId, token, currency },
      )
      // Such a vendor asks no more. Play that was stopped while it opened the game was ended before there was any: the address,
      // which alone lets the member in, stays here.
      if (keepsWallet) await protection.refuseStopped(member, asked)
      await repository.noteRecent(database.query, member, gameId, clock.now())
      return { url, gameSessionId: id, game, keepsWallet }
    },

    /** Opens a game for fun. Throws GAME_NOT_FOUND, GAME_MAINTENANCE, GAME_HAS_NO_DEMO, VENDOR_UNAVAILABLE. */
    async launchDemo(merchantId: string, { gameId, ...how }: Launch) {
      const game = await needPlayable(dependencies, merchantId, gameId)
      if (!game.has_demo) throw gamesErrors.GAME_HAS_NO_DEMO({ field: 'nodeId' })
      const { adapter, vendor_code: vendorCode, vendor_game_code: gameCode } = game
      return { url: await vendors.launchDemo({ adapter, vendorCode }, { ...how, gameCode }, merchantId), game }
    },
  }
}

/** Pages of the portal by who offers the lottery (section 4). */
const LOTTERY_PAGES: Readonly<Record<string, string>> = { TCG_LOTTO_VN: '/vnLottery', TCG_SEA: '/seaLottery' }

const lotteryPageOf = ({ vendor_code, vendor_game_code }: repository.GameRow): string =>
  `${LOTTERY_PAGES[vendor_code] ?? '/lottery'}?gameCode=${vendor_game_code}`
