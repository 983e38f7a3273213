import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { classNames } from '../lib/class-names.ts'

/** Rows of the side menu that belong together, under their title. */
export function Group({
  title,
  isCollapsed,
  children,
}: {
  title?: string
  isCollapsed?: boolean
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-0.5 border-b border-line pb-3 last:border-0">
      {title && (
        <p className={isCollapsed ? 'sr-only' : 'px-3 pb-1 text-xs font-semibold tracking-wide text-faint uppercase'}>
          {title}
        </p>
      )}
      {children}
    </div>
  )
}

/** The look of a row; collapsed it is only its icon. */
export function rowClass(isCollapsed: boolean, isActive = false): string {
  return classNames(
    'relative flex min-h-11 items-center gap-3 rounded-md text-sm hover-quiet',
    isCollapsed ? 'justify-center' : 'px-3',
    isActive ? 'bg-surface-3 font-semibold text-accent' : 'text-muted',
  )
}

/** A row that does something. */
export function MenuButton({
  label,
  icon: Icon,
  isCollapsed,
  onPress,
}: {
  label: string
  icon: LucideIcon
  isCollapsed: boolean
  onPress: () => void
}) {
  return (
    <button type="button" title={isCollapsed ? label : undefined} onClick={onPress} className={rowClass(isCollapsed)}>
      <Icon size={18} aria-hidden className="shrink-0" />
      <span className={classNames(isCollapsed && 'sr-only')}>{label}</span>
    </button>
  )
}

interface MenuLinkProps {
  to: string
  label: string
  icon: LucideIcon
  count: number
  isCollapsed: boolean
  onLeave: () => void
}

/** A row that leads somewhere, with a count when there is something new. */
export function MenuLink({ to, label, icon: Icon, count, isCollapsed, onLeave }: MenuLinkProps) {
  const { pathname } = useLocation()
  const isActive = to.split('?')[0] === pathname
  return (
    <Link
      to={to}
      onClick={onLeave}
      title={isCollapsed ? label : undefined}
      aria-current={isActive ? 'page' : undefined}
      className={rowClass(isCollapsed, isActive)}
    >
      <Icon size={18} aria-hidden className="shrink-0" />
      <span className={classNames('min-w-0 py-1 leading-snug', isCollapsed && 'sr-only')}>{label}</span>
      {count > 0 && !isCollapsed && (
        <span className="ms-auto rounded-full bg-danger-solid px-1.5 text-xs font-semibold text-on-danger tabular">
          {count}
        </span>
      )}
    </Link>
  )
}
