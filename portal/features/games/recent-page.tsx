import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import { GameGridSkeleton } from '../../kits/games/game-grid.tsx'
import { RecentGamesDocument } from '../../kits/games/games.generated.ts'
import { paths } from '../../paths.ts'
import { RequireSession } from '../../session/require-session.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GamesByType } from './games-by-type.tsx'

/** /recent: the games played last. */
export default function RecentPage() {
  const { t } = useTranslation('pages')
  return (
    <RequireSession>
      <div className="mx-auto max-w-350 px-4 py-5 lg:px-6">
        <h1 className="mb-5 text-2xl font-bold">{t('recent.title')}</h1>
        <RecentGames />
      </div>
    </RequireSession>
  )
}

function RecentGames() {
  const { t } = useTranslation('lobby')
  const { data, error, refetch } = useData(RecentGamesDocument, {})
  if (error && !data) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!data?.recentGames) return <GameGridSkeleton count={12} />
  if (data.recentGames.length > 0) return <GamesByType games={data.recentGames} />
  return (
    <EmptyState
      icon={History}
      title={t('noRecent')}
      action={
        <Link to={paths.category('SLOTS')} className={buttonClass('secondary')}>
          {t('seeGames')}
        </Link>
      }
    />
  )
}
