import { CirclePause } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { paths } from '../../paths.ts'
import { useBreakKindQuery } from './protection.generated.ts'

/** Breaks of that year have no end. */
const NEVER = '9999'

/** Told on every page while a member takes a break or is excluded: which of both, until when, and what stays possible. */
export default function BreakBanner({ until }: { until: string | null }) {
  const { t } = useTranslation('protection')
  const { format } = useDateTimeFormat()
  const { data, loading } = useBreakKindQuery()
  if (until === null || loading) return null
  const isExclusion = data?.protection.exclusion?.kind === 'SELF_EXCLUSION'
  const words = isExclusion ? 'banner.excludedUntil' : 'banner.until'
  return (
    <aside
      aria-label={t('break.title')}
      className="mx-4 mt-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface-2 p-4 text-sm lg:mx-6"
    >
      <CirclePause size={20} aria-hidden className="shrink-0 text-accent" />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">
          {until.startsWith(NEVER) ? t('banner.withoutEnd') : t(words, { at: format(until) })}
        </span>{' '}
        <span className="text-muted">{t('break.stillPossible')}</span>
      </p>
      <Link to={paths.member('protection')} className="font-semibold text-accent hover:underline">
        {t('banner.more')}
      </Link>
    </aside>
  )
}
