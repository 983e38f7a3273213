import { MapPinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Site } from '../brand/use-site.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { ClosedPage } from './closed-page.tsx'

/** Stands in for the site where it may not be offered (status 2): the visitor's address and customer service. */
export default function RegionBlockedPage({ site, ip }: { site: Site; ip: string }) {
  const { t } = useTranslation('layout')
  return (
    <ClosedPage site={site} icon={MapPinOff} title={t('regionBlocked.title')} text={t('regionBlocked.text')}>
      <p className="flex items-center gap-2 rounded-md bg-surface-2 py-1 ps-4 pe-1 text-sm text-muted">
        {t('regionBlocked.address')} <span className="font-mono text-ink">{ip}</span>
        <CopyButton text={ip} label={t('regionBlocked.address')} />
      </p>
    </ClosedPage>
  )
}
