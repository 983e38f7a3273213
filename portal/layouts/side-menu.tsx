import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../lib/class-names.ts'
import { SideMenuContent } from './side-menu-content.tsx'

const Drawer = lazy(() => import('../ui/drawer.tsx').then((module) => ({ default: module.Drawer })))

/** The side menu of large screens. Collapsed it is a column of icons. */
export function SideMenu({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation('layout')
  return (
    <aside
      aria-label={t('sideMenu')}
      className={classNames(
        'scroll-quiet sticky top-(--top-height) hidden h-[calc(100dvh-var(--top-height))] shrink-0 overflow-y-auto border-e border-line bg-surface-1 lg:block',
        isCollapsed ? 'w-17' : 'w-62',
      )}
    >
      <SideMenuContent isCollapsed={isCollapsed} onLeave={() => {}} />
    </aside>
  )
}

/** The same menu as a drawer, on phones. */
export function SideMenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('layout')
  return (
    <Suspense>
      <Drawer open={open} onClose={onClose} title={t('menu')}>
        <SideMenuContent isCollapsed={false} onLeave={onClose} />
      </Drawer>
    </Suspense>
  )
}
