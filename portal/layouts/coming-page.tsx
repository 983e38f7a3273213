import { Check, type LucideIcon, Sparkles, Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'

/** Pages that are announced but not open yet. */
export type ComingName = 'pointMall'

const icons: Record<ComingName, LucideIcon> = {
  pointMall: Store,
}

const items = ['item1', 'item2', 'item3'] as const

/** Says what a page will have, and where to go meanwhile. */
export default function ComingPage({ name }: { name: ComingName }) {
  const { t } = useTranslation('pages')
  const Icon = icons[name] ?? Sparkles
  return (
    <section className="mx-auto max-w-180 px-4 py-8 sm:py-16">
      <div className="overflow-hidden rounded-lg border border-line bg-surface-1">
        <div className="flex items-center justify-between gap-4 bg-linear-to-br from-surface-3 to-surface-1 p-6 sm:p-8">
          <div className="min-w-0">
            <Badge tone="warning">{t('coming.badge')}</Badge>
            <h1 className="mt-3 text-2xl font-bold text-balance sm:text-3xl">{t(`${name}.title`)}</h1>
          </div>
          <Icon size={64} strokeWidth={1.25} aria-hidden className="shrink-0 text-accent" />
        </div>
        <div className="p-6 sm:p-8">
          <p className="text-muted">{t(`${name}.text`)}</p>
          <h2 className="mt-6 text-sm font-semibold text-faint">{t('coming.contains')}</h2>
          <ul className="mt-3 flex flex-col gap-3">
            {items.map((item) => (
              <li key={item} className="flex items-start gap-3">
                <Check size={18} aria-hidden className="mt-1 shrink-0 text-success" />
                {t(`${name}.${item}`)}
              </li>
            ))}
          </ul>
          <Link to={paths.lobby()} className={`${buttonClass('primary', 'large')} mt-8 max-sm:w-full`}>
            {t('coming.toLobby')}
          </Link>
        </div>
      </div>
    </section>
  )
}
