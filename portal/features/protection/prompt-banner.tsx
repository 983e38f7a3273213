import { CalendarSearch, HeartPulse } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { usePrompts } from '../../kits/protection/use-prompts.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PagePrompt } from '../../ui/page-prompt.tsx'

/**
 * Told above each page where games are chosen until it is answered: before the first bet how to play safely
 * (regulator-rules.md L9), and every six months to look at what was played (L4). Who is in the member centre has come for
 * something else.
 */
export default function PromptBanner() {
  const { t } = useTranslation('protection')
  const { pathname } = useLocation()
  const { isDue, answer } = usePrompts()
  if (pathname.startsWith(paths.member())) return null
  if (isDue('SAFER_PLAY')) {
    return (
      <PagePrompt icon={HeartPulse} title={t('prompts.saferTitle')} text={t('prompts.saferText')}>
        <Button size="small" onClick={() => answer('SAFER_PLAY')}>
          {t('prompts.understood')}
        </Button>
        <Link to={paths.member('protection')} className={buttonClass('secondary', 'small')}>
          {t('prompts.setLimits')}
        </Link>
        <Link
          to={paths.help('responsible')}
          className="flex min-h-9 items-center font-semibold text-accent hover:underline"
        >
          {t('prompts.help')}
        </Link>
      </PagePrompt>
    )
  }
  if (!isDue('REVIEW')) return null
  return (
    <PagePrompt icon={CalendarSearch} title={t('prompts.reviewTitle')} text={t('prompts.reviewText')}>
      <Link
        to={paths.member('protection')}
        onClick={() => answer('REVIEW')}
        className={buttonClass('primary', 'small')}
      >
        {t('prompts.review')}
      </Link>
      <Button kind="quiet" size="small" onClick={() => answer('REVIEW')}>
        {t('prompts.later')}
      </Button>
    </PagePrompt>
  )
}
