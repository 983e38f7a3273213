import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useData } from '../../data/use-data.ts'
import { GameStrip } from '../../kits/games/game-strip.tsx'
import { RecentGamesDocument } from '../../kits/games/games.generated.ts'
import { SectionHeading } from '../../kits/games/section-heading.tsx'
import { paths } from '../../paths.ts'

/** What the member played last, to go on with. */
export function ContinuePlaying() {
  const { t } = useTranslation('lobby')
  const navigate = useNavigate()
  const { data, error, refetch } = useData(RecentGamesDocument, {})
  return (
    <section aria-labelledby="continue">
      <SectionHeading id="continue" title={t('live.continue')} onAll={() => navigate(paths.recent())} />
      <GameStrip games={data?.recentGames} error={error} onRetry={() => void refetch()} empty={t('nothingPlayed')} />
    </section>
  )
}
