import { useTranslation } from 'react-i18next'
import { FavouriteGames } from '../../kits/games/favourite-games.tsx'
import { RequireSession } from '../../session/require-session.tsx'
import { GamesByType } from './games-by-type.tsx'

/** /favorite: the games with a heart. */
export default function FavouritesPage() {
  const { t } = useTranslation('pages')
  return (
    <RequireSession>
      <div className="mx-auto max-w-350 px-4 py-5 lg:px-6">
        <h1 className="mb-5 text-2xl font-bold">{t('favourites.title')}</h1>
        <FavouriteGames Grid={GamesByType} />
      </div>
    </RequireSession>
  )
}
