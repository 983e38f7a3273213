import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ChaseList } from './chase-list.tsx'
import { OrderList } from './order-list.tsx'

const tabs = ['OPEN', 'SETTLED', 'CANCELLED', 'CHASES'] as const
type Tab = (typeof tabs)[number]

/** The member's orders by how far they are, and the plans. */
export function MyOrders({ lotteryCode }: { lotteryCode: string }) {
  const { t } = useTranslation('lottery')
  const [tab, setTab] = useState<Tab>('OPEN')
  const [isOfAll, setOfAll] = useState(false)
  const ofGame = isOfAll ? null : lotteryCode
  return (
    <div className="flex flex-col gap-3">
      <Tabs
        label={t('orders.states')}
        value={tab}
        onChange={setTab}
        items={tabs.map((value) => ({ value, label: t(`orders.tabs.${value}`) }))}
      />
      <Checkbox label={t('orders.ofAllGames')} checked={isOfAll} onChange={(event) => setOfAll(event.target.checked)} />
      {tab === 'CHASES' ? (
        <ChaseList key={ofGame} lotteryCode={ofGame} />
      ) : (
        <OrderList key={`${tab}-${ofGame}`} lotteryCode={ofGame} state={tab} />
      )}
    </div>
  )
}
