import { CalendarSearch, HeartPulse, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { usePrompts } from '../../kits/protection/use-prompts.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

/**
 * Told above each page where games are chosen until it is answered: before the first bet how to play safely
 * (regulator-rules.md L9), and every six months to look at what was played (L4). It stands in nobody's way, so it takes no
 * focus; who is in the member centre has come for something else.
 */
export default function PromptBanner() {
  const { t } = useTranslation('protection')
  const { pathname } = useLocation()
  const { isDue, answer } = usePrompts()
  if (pathname.startsWith(paths.member())) return null
  if (isDue('SAFER_PLAY')) {
    return (
      <Prompt icon={HeartPulse} title={t('prompts.saferTitle')} text={t('prompts.saferText')}>
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
      </Prompt>
    )
  }
  if (!isDue('REVIEW')) return null
  return (
    <Prompt icon={CalendarSearch} title={t('prompts.reviewTitle')} text={t('prompts.reviewText')}>
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
    </Prompt>
  )
}

function Prompt({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon
  title: string
  text: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <aside
      aria-labelledby={id}
      className="mx-4 mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface-2 p-4 text-sm lg:mx-6"
    >
      <Icon size={20} aria-hidden className="shrink-0 self-start text-accent" />
      <div className="min-w-0 flex-1 basis-60">
        <p id={id} className="font-semibold">
          {title}
        </p>
        <p className="text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </aside>
  )
}
