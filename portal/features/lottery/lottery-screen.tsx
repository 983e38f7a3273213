import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RealityCheck } from '../../kits/protection/reality-check.tsx'
import { useMember } from '../../session/use-member.ts'
import { leavePage } from '../../ui/dialog-history.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { BetScreen } from './bet-screen.tsx'
import { LotteryHeader } from './lottery-header.tsx'
import { MyOrders } from './orders/my-orders.tsx'
import { useOpenOrders } from './orders/use-open-orders.ts'
import { ResultsPanel } from './results/results-panel.tsx'
import type { OpenLottery } from './use-lottery.ts'

interface LotteryScreenProps {
  open: OpenLottery
  /** The way to the other lotteries, where it stands in the header. */
  switcher: ReactNode
  onStale: () => void
}

type Tab = 'bet' | 'orders' | 'results'

/** One lottery: its clock and last draw, then betting, the member's orders, or the results. */
export function LotteryScreen({ open, switcher, onStale }: LotteryScreenProps) {
  const { t } = useTranslation('lottery')
  const [tab, setTab] = useState<Tab>('bet')
  const openOrders = useOpenOrders(open.lottery)
  const { isTrial } = useMember()
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <LotteryHeader open={open} switcher={switcher} onStale={onStale} />
      <Tabs
        label={t('sections')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'bet', label: t('tabs.bet') },
          { value: 'orders', label: <OrdersLabel count={openOrders} /> },
          { value: 'results', label: t('tabs.results') },
        ]}
      />
      {/* Hidden, not gone: what is on the board stays while orders or results are looked at. */}
      <div className={tab === 'bet' ? undefined : 'hidden'}>
        <BetScreen open={open} onSeeOrders={() => setTab('orders')} onStale={onStale} />
      </div>
      {tab === 'orders' && <MyOrders lotteryCode={open.lottery.code} />}
      {tab === 'results' && <ResultsPanel open={open} />}
      {/* Who plays for free loses nothing, and nothing is kept of it. */}
      {!isTrial && <RealityCheck onLeave={leavePage} />}
    </div>
  )
}

/** The word of the tab, with how many orders wait for their draw. */
function OrdersLabel({ count }: { count: number }) {
  const { t } = useTranslation('lottery')
  return (
    <>
      {t('tabs.orders')}
      {count > 0 && (
        <span className="min-w-5 rounded-full bg-brand px-1.5 text-center text-xs font-bold text-on-brand tabular">
          {count}
        </span>
      )}
    </>
  )
}
