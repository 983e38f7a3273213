import { useNavigate } from 'react-router-dom'
import { openDialog } from '../../layouts/dialog-store.ts'
import { categoryPaths, hasPage, paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'

/** What is needed to start a game or a vendor. */
export interface LaunchTarget {
  /** Id of the game; empty when a vendor with several games was pressed. */
  id: string
  gameType: string
  vassalage: string
  /** `VASSALAGE`: a press opens the list of the vendor's games. */
  isGame?: string
}

/** Where a press on a game or vendor leads (§4, game launch by vassalage); null when the game itself starts. */
export function pageOf({ id, gameType, vassalage, isGame }: LaunchTarget): string | null {
  if (vassalage === 'TCG_LOTTO_VN') return paths.vnLottery(id)
  if (vassalage === 'TCG_SEA') return paths.seaLottery(id)
  if (gameType === 'LOTT' || gameType === 'ELOTT') return paths.lottery(id)
  const opensList = id === '' || isGame === 'VASSALAGE'
  if (!opensList) return null
  return hasPage(gameType) ? paths.category(gameType, { vassalage }) : `${categoryPaths.SPORTS}?vassalage=${vassalage}`
}

/** Starts games by the rules of §4: guests are asked to sign in, trial players for a real account. */
export function useLaunch(): { launch(game: LaunchTarget): void; tryDemo(game: LaunchTarget): void } {
  const navigate = useNavigate()
  const { isSignedIn, isTrial } = useMember()
  return {
    launch: (game) => {
      const page = pageOf(game)
      const target = page ?? paths.seamless({ gameId: game.id })
      // Lists are for everybody; what plays for money is not.
      if (page?.includes('vassalage=')) return navigate(page)
      if (!isSignedIn) return openDialog('login', { returnTo: target })
      if (isTrial) return openDialog('need-true-account', { gameId: page ? undefined : game.id })
      navigate(target)
    },
    tryDemo: (game) => void navigate(paths.seamless({ gameId: game.id, mode: 'demo' })),
  }
}
