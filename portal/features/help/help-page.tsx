import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { HelpArticles } from './help-articles.tsx'

/** /help: the help centre; #term leads to the terms (§2). */
export default function HelpPage() {
  const { t } = useTranslation('content')
  const { hash } = useLocation()
  return (
    <div className="mx-auto max-w-200 px-4 py-6">
      <h1 className="text-2xl font-bold">{t('helpCentre')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('helpIntro')}</p>
      <HelpArticles anchor={decodeURIComponent(hash.slice(1))} />
    </div>
  )
}
