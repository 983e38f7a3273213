import { Heart } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { FavouriteGamesDocument, type GameTileFragment } from './games.generated.ts'

/** The member's favourite games, in a grid or as `Grid` shows them. */
export function FavouriteGames({ Grid = GameGrid }: { Grid?: ComponentType<{ games: readonly GameTileFragment[] }> }) {
  const { t } = useTranslation('lobby')
  const { data, error, refetch } = useData(FavouriteGamesDocument, {})
  if (error && !data) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!data?.favouriteGames) return <GameGridSkeleton count={12} />
  if (data.favouriteGames.length > 0) return <Grid games={data.favouriteGames} />
  return (
    <EmptyState
      icon={Heart}
      title={t('noFavourites')}
      hint={t('noFavouritesHint')}
      action={
        <Link to={paths.category('SLOTS')} className={buttonClass('secondary')}>
          {t('seeGames')}
        </Link>
      }
    />
  )
}
