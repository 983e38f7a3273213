import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { HelpCentre } from './help-centre.tsx'

/** /help: the help centre; the anchor names the article that is open, #term the terms (§2). */
export default function HelpPage() {
  const { t } = useTranslation('content')
  const { hash } = useLocation()
  const navigate = useNavigate()
  return (
    <div className="mx-auto max-w-250 px-4 py-6">
      <h1 className="text-2xl font-bold">{t('helpCentre')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('helpIntro')}</p>
      <HelpCentre
        anchor={anchorOf(hash)}
        onOpen={(anchor) => navigate(paths.help(anchor))}
        onLeave={(path) => navigate(path)}
      />
    </div>
  )
}

/** What stands after the #; nothing where it is no text that was encoded right. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
