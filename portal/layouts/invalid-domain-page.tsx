import { Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addressAt } from '../brand/use-customer-service.ts'
import type { Site } from '../brand/use-site.ts'
import { ClosedPage } from './closed-page.tsx'

/** Stands in for the site at a host name that belongs to no brand (§8, "invalid URL"): somebody may be imitating us. */
export default function InvalidDomainPage({ site, domain }: { site: Site; domain: string }) {
  const { t } = useTranslation('layout')
  return (
    <ClosedPage
      site={site}
      icon={Unlink}
      title={t('invalidDomain.title')}
      text={t('invalidDomain.text', { domain })}
      home={addressAt(site.mainDomain, window.location.href)}
    />
  )
}
