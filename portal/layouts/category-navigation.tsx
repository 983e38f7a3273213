import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { categoryPath, openLanes } from '../brand/categories.ts'
import { type LobbyCategory, useSite } from '../brand/use-site.ts'
import { launchTargetOf } from '../kits/launch/launch-target.ts'
import { useLaunch } from '../kits/launch/use-launch.ts'
import { classNames } from '../lib/class-names.ts'
import { isLobbyPath, paths } from '../paths.ts'
import { HoverMenu } from '../ui/hover-menu.tsx'
import { VendorPanel } from './vendor-panel.tsx'

/**
 * Home, the categories that have vendors, promotions (§2). Each category drops down its vendors. Large screens only. Beside an open chat there
 * may be less room than the names take: the line scrolls, and what drops down belongs to the header, or it would be cut off with the line.
 */
export function CategoryNavigation() {
  const { t } = useTranslation('layout')
  const { lobbyCategories } = useSite()
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={t('categories')}
      className="scroll-quiet hidden h-12 items-center gap-1 overflow-x-auto px-4 lg:flex"
    >
      <Link
        to={paths.lobby()}
        aria-current={isLobbyPath(pathname) ? 'page' : undefined}
        className={itemClass(isLobbyPath(pathname))}
      >
        {t('home')}
      </Link>
      {openLanes(lobbyCategories).map((lane) => (
        <CategoryItem key={lane.gameType} lane={lane} />
      ))}
      <NavLink to={paths.promotions()} className={({ isActive }) => itemClass(isActive)}>
        {t('promotions')}
      </NavLink>
    </nav>
  )
}

function itemClass(isActive: boolean): string {
  return classNames(
    'flex h-9 shrink-0 items-center rounded-sm ps-1.5 text-[0.8125rem] font-semibold @7xl:px-2.5 @7xl:text-sm whitespace-nowrap transition-colors',
    isActive ? 'text-accent' : 'text-muted hover:text-ink',
  )
}

function CategoryItem({ lane }: { lane: LobbyCategory }) {
  const { t } = useTranslation('layout')
  const { launch } = useLaunch()
  const { pathname } = useLocation()
  const name = t(`category.${lane.gameType}`)
  const path = categoryPath(lane.gameType)
  const isActive = path !== null && path.split('?')[0] === pathname
  return (
    <HoverMenu
      className="shrink-0"
      label={t('vendorsOf', { category: name })}
      arrow={<ChevronDown size={14} aria-hidden />}
      trigger={
        path ? (
          <Link to={path} aria-current={isActive ? 'page' : undefined} className={itemClass(isActive)}>
            {name}
          </Link>
        ) : (
          <span className={itemClass(false)}>{name}</span>
        )
      }
    >
      {() => <VendorPanel lane={lane} onChoose={(card) => launch(launchTargetOf(card))} />}
    </HoverMenu>
  )
}
