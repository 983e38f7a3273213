import { Headset, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { markOf } from '../brand/mark-of.ts'
import { customerServiceOf } from '../brand/use-customer-service.ts'
import type { Site } from '../brand/use-site.ts'
import { Button } from '../ui/button.tsx'

interface ClosedPageProps {
  site: Site
  icon: LucideIcon
  title: string
  text: string
  /** Where the brand is at home, for pages at a host that is not its own. */
  home?: string
  children?: ReactNode
}

/** A page that stands in for the whole site: brand, what is the matter, and how to reach people. */
export function ClosedPage({ site, icon: Icon, title, text, home, children }: ClosedPageProps) {
  const { t } = useTranslation('layout')
  const customerService = customerServiceOf(site.customerService, home)
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 px-6 py-12 text-center">
      <p className="flex items-center gap-2.5 text-lg font-bold">
        <img src={site.logoUrl ?? markOf(site)} alt="" height={32} className="h-8 w-auto" />
        {site.name}
      </p>
      <span className="mt-4 flex size-20 items-center justify-center rounded-full bg-warning-soft text-warning">
        <Icon size={36} aria-hidden />
      </span>
      <h1 className="text-2xl font-bold text-balance">{title}</h1>
      <p className="max-w-120 text-muted">{text}</p>
      {children}
      {customerService && (
        <Button className="mt-2" icon={<Headset size={18} aria-hidden />} onClick={customerService}>
          {t('customerService')}
        </Button>
      )}
    </main>
  )
}
