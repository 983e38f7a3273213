import { Flame, Heart, LayoutGrid, type LucideIcon, Zap } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categoryIcons } from '../../brand/category-icons.ts'
import { useSite } from '../../brand/use-site.ts'
import { useIsSignedIn } from '../../data/session-token.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { GameGridSkeleton } from '../../kits/games/game-grid.tsx'
import type { GameTileFragment } from '../../kits/games/games.generated.ts'
import { SearchButton } from '../../kits/games/search-button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { homePageSize } from './chosen-games.tsx'
import type { Failure } from './failure.ts'
import { type MenuKey, menuKeys } from './game-menu.ts'
import { HomeTab } from './home-tab.tsx'

const OtherTab = lazyPage(() => import('./other-tab.tsx'))

const menuIcons: Record<string, LucideIcon> = {
  HOME: LayoutGrid,
  FAV: Heart,
  MAX_WIN: Zap,
  HOT: Flame,
  ...categoryIcons,
}

interface GameSectionProps {
  hotGames: readonly GameTileFragment[] | null | undefined
  failure: Failure | undefined
  nextDraws: ReactNode
}

/** The games of the lobby: the menu of §2 and what the chosen item shows. Visitors who choose FAV are asked to sign in. */
export function GameSection({ hotGames, failure, nextDraws }: GameSectionProps) {
  const { t } = useTranslation('lobby')
  const { lobbyCategories } = useSite()
  const isSignedIn = useIsSignedIn()
  const [chosen, setChosen] = useState<MenuKey>('HOME')
  const shown = chosen === 'FAV' && !isSignedIn ? 'HOME' : chosen

  const choose = (key: MenuKey) => {
    if (key === 'FAV' && !isSignedIn) openDialog('login', { notice: t('signInForFavourites') })
    else setChosen(key)
  }
  return (
    <section aria-label={t('games')} className="flex min-w-0 flex-col gap-5">
      <SearchButton />
      <nav
        aria-label={t('menuLabel')}
        className="scroll-quiet sticky top-(--top-height) z-20 -mx-4 flex gap-2 overflow-x-auto bg-surface-0 px-4 py-2 lg:mx-0 lg:flex-wrap lg:px-0"
      >
        {menuKeys(lobbyCategories).map((key) => {
          const Icon = menuIcons[key] ?? LayoutGrid
          return (
            <button
              key={key}
              type="button"
              aria-pressed={key === shown}
              onClick={() => choose(key)}
              className={classNames(
                'flex h-11 shrink-0 items-center gap-2 rounded-md px-3.5 text-sm font-semibold whitespace-nowrap transition-colors',
                key === shown ? 'bg-brand text-on-brand' : 'border border-line bg-surface-1 text-muted hover:text-ink',
              )}
            >
              <Icon size={17} aria-hidden />
              {t(`menu.${key}`)}
            </button>
          )
        })}
      </nav>
      {shown === 'HOME' && <HomeTab hotGames={hotGames} failure={failure} onChoose={choose} nextDraws={nextDraws} />}
      {shown !== 'HOME' && (
        <ErrorBoundary key={shown}>
          <Suspense fallback={<GameGridSkeleton count={homePageSize} />}>
            <OtherTab shown={shown} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  )
}
