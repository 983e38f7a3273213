import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

/** One protection: what it is, whether it is on, and what can be done. */
export function ProtectionRow({
  icon: Icon,
  title,
  text,
  isOn,
  children,
}: {
  icon: LucideIcon
  title: string
  text: string
  /** Left out where there is no on and off. */
  isOn?: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('security')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-surface-3 text-accent">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-45 flex-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {isOn !== undefined && <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? t('on') : t('off')}</Badge>}
        </h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:ps-15">{children}</div>
    </li>
  )
}
