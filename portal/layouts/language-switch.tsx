import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../i18n/languages.ts'
import { useLanguageSwitch } from './use-language-switch.ts'

/** The language select: the browser's own list, under a globe and the language's code. */
export function LanguageSwitch({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation('layout')
  const { language, offered, change } = useLanguageSwitch()
  return (
    <label
      className={
        isWide
          ? 'relative flex h-11 items-center gap-3 rounded-md px-3 text-sm text-muted hover-quiet'
          : 'relative flex h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-muted hover-quiet'
      }
    >
      <Globe size={isWide ? 18 : 20} aria-hidden />
      <span aria-hidden>{isWide ? languageName(language) : language.toUpperCase()}</span>
      <select
        aria-label={t('language')}
        value={language}
        onChange={(event) => void change(event.target.value)}
        className="absolute inset-0 cursor-pointer bg-surface-1 text-base text-ink opacity-0 focus-visible:opacity-100"
      >
        {offered.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageName(code)}
          </option>
        ))}
      </select>
    </label>
  )
}
