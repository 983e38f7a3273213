import { Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Site } from '../brand/use-site.ts'
import { useFormats } from '../lib/use-formats.ts'
import { ClosedPage } from './closed-page.tsx'

/** Stands in for the whole site while it is under maintenance (status 1). */
export default function MaintenancePage({
  site,
  message,
  until,
}: {
  site: Site
  message: string | null
  until: string | null
}) {
  const { t } = useTranslation('layout')
  const moments = useFormats().dates({ dateStyle: 'short', timeStyle: 'short' })
  const time = until && moments.format(until)
  return (
    <ClosedPage site={site} icon={Wrench} title={t('maintenance.title')} text={message ?? t('maintenance.text')}>
      {time && <p className="font-semibold text-accent tabular">{t('maintenance.until', { time })}</p>}
    </ClosedPage>
  )
}
