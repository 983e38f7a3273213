import { Clock, FileSpreadsheet, LineChart, type LucideIcon, Network, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useCustomerService } from '../../brand/use-customer-service.ts'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { AgentSignIn } from './agent-sign-in.tsx'

/** What the house offers its agents today; nothing is promised that is not open. */
const offers = [
  { name: 'figures', icon: LineChart },
  { name: 'line', icon: Network },
  { name: 'files', icon: FileSpreadsheet },
  { name: 'safe', icon: ShieldCheck },
] as const

/** The agents' own door (§2): what they have here, when, and the sign-in for them alone. Whoever is one goes on to the centre. */
export default function AgentPage() {
  const { t } = useTranslation('agent')
  const { member, isAgent } = useMember()
  if (isAgent) return <Navigate to={paths.agentHome()} replace />
  return (
    <div className="mx-auto grid w-full max-w-300 gap-8 px-4 py-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-16 lg:gap-y-10 lg:px-6 lg:py-16">
      <header className="lg:self-end">
        <h1 className="text-3xl font-bold text-balance">{t('door.title')}</h1>
        <p className="mt-2 text-lg text-muted">{t('door.tagline')}</p>
      </header>
      <section
        aria-label={t('door.signIn')}
        className="rounded-lg border border-line bg-surface-1 p-5 sm:p-6 lg:row-span-2 lg:self-start"
      >
        <h2 className="text-xl font-bold">{t('door.signIn')}</h2>
        <p className="mt-1 mb-5 text-sm text-muted">
          {member ? t('door.signedInAs', { account: member.account }) : t('door.agentsOnly')}
        </p>
        <AgentSignIn />
      </section>
      <section aria-label={t('door.offers')} className="flex flex-col gap-4">
        <ul className="grid gap-4 sm:grid-cols-2">
          {offers.map(({ name, icon }) => (
            <Offer key={name} icon={icon} title={t(`door.${name}`)} text={t(`door.${name}Text`)} />
          ))}
        </ul>
        <WorkingHours />
      </section>
    </div>
  )
}

function Offer({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-surface-1 p-5">
      <Icon size={24} aria-hidden className="text-accent" />
      <h3 className="mt-1 font-semibold">{title}</h3>
      <p className="text-sm text-muted">{text}</p>
    </li>
  )
}

function WorkingHours() {
  const { t } = useTranslation('agent')
  const customerService = useCustomerService()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-info-soft p-5">
      <Clock size={22} aria-hidden className="shrink-0 text-info" />
      <div className="min-w-60 flex-1">
        <h3 className="font-semibold">{t('door.hours')}</h3>
        <p className="text-sm text-muted">{t('door.hoursText')}</p>
      </div>
      {customerService && (
        <Button kind="secondary" onClick={customerService}>
          {t('door.ask')}
        </Button>
      )}
    </div>
  )
}
