import { Gift, House, LayoutGrid, UserRound, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { classNames } from '../lib/class-names.ts'
import { categoryPaths, isLobbyPath, memberPages, paths } from '../paths.ts'
import { memberPageCount } from '../session/member-page-count.ts'
import { useMember } from '../session/use-member.ts'

/** What lies behind the tab of games. */
const gamePages: ReadonlySet<string> = new Set([
  paths.games(),
  paths.favorite(),
  paths.recent(),
  ...Object.values(categoryPaths),
])

/** The bar under the thumb on phones: home, games, promotions, cashier, account. */
export function TabBar() {
  const { t } = useTranslation('layout')
  const { pathname } = useLocation()
  const { member } = useMember()
  const waiting = memberPages.reduce((sum, page) => sum + memberPageCount(page, member), 0)
  const tabs = [
    { to: paths.lobby(), label: t('home'), icon: House, isActive: isLobbyPath(pathname) },
    { to: paths.games(), label: t('games'), icon: LayoutGrid, isActive: gamePages.has(pathname) },
    { to: paths.promotions(), label: t('promotions'), icon: Gift, isActive: pathname === '/promotions' },
    { to: paths.member('depositv2'), label: t('cashier'), icon: Wallet, isActive: pathname === '/member/depositv2' },
    {
      to: paths.member(),
      label: t('account'),
      icon: UserRound,
      isActive: pathname.startsWith('/member') && pathname !== '/member/depositv2',
      count: waiting,
    },
  ]
  return (
    <nav
      aria-label={t('mainMenu')}
      className="fixed inset-x-0 bottom-0 z-30 flex h-(--tab-bar-height) border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {tabs.map(({ to, label, icon: Icon, isActive, count = 0 }) => (
        <NavLink
          key={label}
          to={to}
          aria-current={isActive ? 'page' : undefined}
          className={classNames(
            'flex min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs font-semibold',
            isActive ? 'text-accent' : 'text-faint',
          )}
        >
          <span className="relative">
            <Icon size={21} aria-hidden />
            {count > 0 && (
              <span className="absolute -end-3 -top-1.5 rounded-full bg-danger-solid px-1 text-xs text-on-danger tabular">
                {count > 99 ? '99+' : count}
              </span>
            )}
          </span>
          <span className="max-w-full truncate px-0.5">{label}</span>
        </NavLink>
      ))}
    </nav>
  )
}
