import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../brand/use-site.ts'

/** Says on every page that the money is play money, as long as the brand is in DEMO. */
export function DemoRibbon() {
  const { t } = useTranslation('layout')
  if (useSite().site.mode !== 'DEMO') return null
  return (
    <p className="flex h-(--ribbon-height) items-center justify-center gap-2 bg-info-soft px-4 text-xs font-semibold text-info">
      <FlaskConical size={14} aria-hidden className="shrink-0" />
      <span className="truncate">{t('demo')}</span>
    </p>
  )
}
