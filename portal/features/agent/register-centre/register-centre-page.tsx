import { useTranslation } from 'react-i18next'
import { useAddressFilter } from '../../../kits/records/use-address-filter.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { useMay } from '../may.ts'
import { InvitationList } from './invitation-list.tsx'
import { OpenAccount } from './open-account.tsx'

const tabs = ['open', 'links'] as const

/** How an agent brings people into his line (§2): an account that he opens himself, or links that he sends. */
export default function RegisterCentrePage() {
  const { t } = useTranslation('agent')
  const filter = useAddressFilter('link')
  const mayBring = useMay()('bringPeople')
  const wantsLinks = filter.get('tab') === 'links' || filter.get('link') !== null
  const tab = wantsLinks || !mayBring ? 'links' : 'open'
  return (
    <div className="flex flex-col gap-4">
      {mayBring && (
        <Tabs
          label={t('register.ways')}
          value={tab}
          onChange={(next) => filter.set('tab', next)}
          className="w-full max-w-130"
          items={tabs.map((value) => ({ value, label: t(`register.tabs.${value}`) }))}
        />
      )}
      {tab === 'open' ? <OpenAccount /> : <InvitationList filter={filter} />}
    </div>
  )
}
