import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../lib/class-names.ts'

/** Changes between night (default) and day; kept for the next visit. */
export function ThemeSwitch({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation('layout')
  const [isLight, setLight] = useState(() => document.documentElement.dataset.theme === 'light')
  const change = () => {
    const next = isLight ? 'dark' : 'light'
    document.documentElement.dataset.theme = next
    localStorage.setItem('theme', next)
    setLight(!isLight)
  }
  const label = isLight ? t('darkTheme') : t('lightTheme')
  const Icon = isLight ? Moon : Sun
  return (
    <button
      type="button"
      onClick={change}
      title={isCollapsed ? label : undefined}
      className={classNames(
        'flex h-11 items-center gap-3 rounded-md text-sm text-muted hover-quiet',
        isCollapsed ? 'justify-center' : 'px-3',
      )}
    >
      <Icon size={18} aria-hidden className="shrink-0" />
      <span className={classNames(isCollapsed && 'sr-only')}>{label}</span>
    </button>
  )
}
