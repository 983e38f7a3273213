import { useTranslation } from 'react-i18next'
import { useAddressFilter } from '../../../kits/records/use-address-filter.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { DeedList } from './deed-list.tsx'
import { SubaccountList } from './subaccount-list.tsx'

const tabs = ['accounts', 'deeds'] as const

/** Whom the agent lets act in his name, and what they did in it (decision 0039). */
export default function SubaccountsPage() {
  const { t } = useTranslation('subaccounts')
  const filter = useAddressFilter('deed')
  const tab = filter.get('tab') === 'deeds' ? 'deeds' : 'accounts'
  return (
    <div className="flex flex-col gap-4">
      <Tabs
        label={t('views')}
        value={tab}
        onChange={(next) => filter.change({ tab: next, by: null })}
        className="w-full max-w-130"
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      />
      {tab === 'accounts' ? <SubaccountList filter={filter} /> : <DeedList filter={filter} />}
    </div>
  )
}
