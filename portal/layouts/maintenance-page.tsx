import { Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Site } from '../brand/use-site.ts'
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
  const { t, i18n } = useTranslation('layout')
  const time =
    until && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(until))
  return (
    <ClosedPage site={site} icon={Wrench} title={t('maintenance.title')} text={message ?? t('maintenance.text')}>
      {time && <p className="font-semibold text-accent tabular">{t('maintenance.until', { time })}</p>}
    </ClosedPage>
  )
}
