import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { categoryPath, openLanes, vendorPath } from '../../brand/categories.ts'
import { categoryIcons } from '../../brand/category-icons.ts'
import { type LobbyCategory, type LobbyVendor, useSite } from '../../brand/use-site.ts'
import { useIsSignedIn } from '../../data/session-token.ts'
import { useData } from '../../data/use-data.ts'
import { GameStrip } from '../../kits/games/game-strip.tsx'
import { FavouriteGamesDocument, RecentGamesDocument } from '../../kits/games/games.generated.ts'
import { SearchButton } from '../../kits/games/search-button.tsx'
import { SectionHeading } from '../../kits/games/section-heading.tsx'
import { paths } from '../../paths.ts'
import { Picture } from '../../ui/picture.tsx'

/** /games, behind the phone's tab: search, what the member plays, every category, every vendor. */
export default function GamesHubPage() {
  const { t } = useTranslation('lobby')
  const { lobbyCategories } = useSite()
  const isSignedIn = useIsSignedIn()
  const lanes = openLanes(lobbyCategories)
  return (
    <div className="mx-auto flex max-w-350 flex-col gap-6 px-4 py-5 lg:px-6">
      <div className="flex flex-col gap-3">
        <h1 className="text-2xl font-bold">{t('games')}</h1>
        <SearchButton />
      </div>
      {isSignedIn && <OwnGames />}
      <Categories lanes={lanes} />
      <Vendors lanes={lanes} />
    </div>
  )
}

function OwnGames() {
  const { t } = useTranslation('lobby')
  const navigate = useNavigate()
  const recent = useData(RecentGamesDocument, {})
  const favourites = useData(FavouriteGamesDocument, {})
  return (
    <>
      <section aria-labelledby="recent">
        <SectionHeading id="recent" title={t('live.continue')} onAll={() => navigate(paths.recent())} />
        <GameStrip
          games={recent.data?.recentGames}
          error={recent.error}
          onRetry={() => void recent.refetch()}
          empty={t('nothingPlayed')}
        />
      </section>
      <section aria-labelledby="favourites">
        <SectionHeading id="favourites" title={t('menu.FAV')} onAll={() => navigate(paths.favorite())} />
        <GameStrip
          games={favourites.data?.favouriteGames}
          error={favourites.error}
          onRetry={() => void favourites.refetch()}
          empty={t('noFavouritesHint')}
        />
      </section>
    </>
  )
}

function Categories({ lanes }: { lanes: readonly LobbyCategory[] }) {
  const { t } = useTranslation(['lobby', 'layout'])
  return (
    <section aria-labelledby="categories">
      <SectionHeading id="categories" title={t('categories')} />
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 xl:grid-cols-9">
        {lanes.flatMap(({ gameType, vendors: cards }) => {
          const path = categoryPath(gameType)
          if (path === null) return []
          const Icon = categoryIcons[gameType]
          const count = cards.reduce((sum, { gameCount }) => sum + gameCount, 0)
          return (
            <li key={gameType}>
              <Link
                to={path}
                className="flex h-24 flex-col items-center justify-center gap-1 rounded-lg border border-line bg-surface-1 px-1 text-center transition-colors hover:border-line-strong"
              >
                <Icon size={26} aria-hidden className="text-accent" />
                <span className="text-sm leading-tight font-semibold">{t(`layout:category.${gameType}`)}</span>
                <span className="text-xs text-faint tabular">{t('layout:gameCount', { count })}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A vendor with the category that it leads to: the first of those it serves. */
interface Vendor {
  card: LobbyVendor
  path: string
  gameCount: number
}

/** Every vendor once, in the order of the lobby. */
export function vendorsOf(lanes: readonly LobbyCategory[]): Vendor[] {
  const vendors = new Map<string, Vendor>()
  for (const card of lanes.flatMap(({ vendors: cards }) => cards)) {
    const known = vendors.get(card.code)
    const path = vendorPath(card)
    if (known) known.gameCount += card.gameCount
    else if (path) vendors.set(card.code, { card, path, gameCount: card.gameCount })
  }
  return [...vendors.values()]
}

function Vendors({ lanes }: { lanes: readonly LobbyCategory[] }) {
  const { t } = useTranslation(['lobby', 'layout'])
  return (
    <section aria-labelledby="vendors">
      <SectionHeading id="vendors" title={t('vendors')} />
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 xl:grid-cols-8">
        {vendorsOf(lanes).map(({ card, path, gameCount }) => (
          <li key={card.code}>
            <Link
              to={path}
              className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface-1 transition-colors hover:border-line-strong"
            >
              <Picture
                src={card.cardUrl}
                alt=""
                width={240}
                height={180}
                loading="lazy"
                className="aspect-[4/3] w-full bg-surface-2 object-cover"
              />
              <span className="px-2 py-1.5">
                <span className="block truncate text-sm font-semibold">{card.name}</span>
                <span className="block truncate text-xs text-faint tabular">
                  {t('layout:gameCount', { count: gameCount })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
