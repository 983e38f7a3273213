import { useNavigate } from 'react-router-dom'
import { closeDialog, openDialog } from '../../dialogs/dialog-store.ts'
import type { GameType } from '../../lib/schema.generated.ts'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { hasLotteryPage, lotteryPath } from './lottery-path.ts'

/** What is needed to start a game or a vendor. */
export interface LaunchTarget {
  /** Id of the game; empty when a vendor with several games was pressed. */
  id: string
  /** Not known of a game that is only named by its id. */
  gameType?: GameType
  vendorCode: string
  /** Of a lottery of the house: its code. Without one, its page opens what was played last. */
  lotteryCode?: string | null
  /** Name of the vendor, for the title of its list. */
  name?: string
}

/** What a press on a game or vendor does. */
type Launch =
  | { kind: 'lottery'; path: string }
  /** A list of games; for everybody, signed in or not. */
  | { kind: 'list'; path: string }
  | { kind: 'popup' }
  | { kind: 'game'; path: string }

/** What a press on a game or vendor does (§4, game launch by vendorCode). */
export function launchOf({ id, gameType, vendorCode, lotteryCode }: LaunchTarget): Launch {
  if (hasLotteryPage(vendorCode) || gameType === 'LOTTERY' || gameType === 'E_LOTTERY')
    return { kind: 'lottery', path: lotteryPath({ vendorCode, lotteryCode: lotteryCode ?? null }) }
  if (id !== '') return { kind: 'game', path: paths.seamless({ gameId: id }) }
  // Hundreds of slots want a page with filters; the few games of other vendors a popup.
  return gameType === 'SLOTS' ? { kind: 'list', path: paths.category('SLOTS', { vendorCode }) } : { kind: 'popup' }
}

/** Starts games by the rules of §4: guests are asked to sign in, trial players for a real account. */
export function useLaunch(): { launch(game: LaunchTarget): void; tryDemo(game: LaunchTarget): void } {
  const navigate = useNavigate()
  const { isSignedIn, isTrial } = useMember()
  return {
    launch: (game) => {
      const wanted = launchOf(game)
      if (wanted.kind === 'popup') {
        const { gameType, vendorCode, name } = game
        return openDialog('vendor-games', { vendorCode, ...(gameType && { gameType }), ...(name && { name }) })
      }
      if (wanted.kind === 'list') return void navigate(wanted.path)
      if (!isSignedIn) return openDialog('login', { returnTo: wanted.path })
      if (isTrial) return openDialog('need-true-account', { gameId: wanted.kind === 'game' ? game.id : undefined })
      closeDialog()
      navigate(wanted.path)
    },
    tryDemo: (game) => {
      closeDialog()
      navigate(paths.seamless({ gameId: game.id, mode: 'demo' }))
    },
  }
}
