import { useSite } from '../../brand/use-site.ts'
import { useData } from '../../data/use-data.ts'
import { maxWinCards } from './game-menu.ts'
import { gameBanner, LaunchBanner, vendorBanner } from './launch-banner.tsx'
import { MaxWinGamesDocument } from './lobby.generated.ts'
import { useIsNear } from './use-is-near.ts'

/**
 * The banner MXWIN: the first game the operator chose for it, else its first vendor. It stands at the end of the home tab,
 * and asks when that comes near the screen.
 */
export function MaxWinBanner() {
  const { lobbyCategories } = useSite()
  const { ref, isNear } = useIsNear<HTMLDivElement>()
  const { data } = useData(MaxWinGamesDocument, {}, { skip: !isNear })
  const game = data?.maxWinGames?.[0]
  const [card] = maxWinCards(lobbyCategories)
  const banner = game ? gameBanner(game) : card && vendorBanner(card)
  return <div ref={ref}>{banner && <LaunchBanner name="MAX_WIN" banner={banner} />}</div>
}
