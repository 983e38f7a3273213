import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import type { LotteryOrderState } from '../../../lib/schema.generated.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ChaseList } from './chase-list.tsx'
import { OrderCard } from './order-card.tsx'
import { useLotteryOrdersQuery } from './orders.generated.ts'

const pageSize = 10
/** Milliseconds between looks at orders nothing was told of: the live line may be cut without a word. */
export const LOOK_AGAIN = 20_000
const tabs = ['OPEN', 'SETTLED', 'CANCELLED', 'CHASES'] as const
type Tab = (typeof tabs)[number]

/** The member's orders by how far they are, and the plans. */
export function MyOrders({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('lottery')
  const [tab, setTab] = useState<Tab>('OPEN')
  const [isOfAll, setOfAll] = useState(false)
  const ofGame = isOfAll ? null : gameCode
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
        <ChaseList key={ofGame} gameCode={ofGame} />
      ) : (
        <OrderList key={`${tab}-${ofGame}`} gameCode={ofGame} state={tab} />
      )}
    </div>
  )
}

interface OrderListProps {
  gameCode?: string | null
  chaseId?: string
  state?: LotteryOrderState
}

/** Orders of a lottery, of a state, or of a plan. Open ones are looked at again: they are settled elsewhere. */
export function OrderList({ gameCode = null, chaseId, state }: OrderListProps) {
  const { t } = useTranslation('lottery')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useLotteryOrdersQuery({
    variables: { filter: { gameCode, chaseId: chaseId ?? null, state: state ?? null }, page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_AGAIN,
  })
  const orders = data?.lotteryOrders
  if (error && !orders) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!orders) return <Skeleton className="h-80 w-full" />
  if (orders.items.length === 0)
    return (
      <EmptyState title={t('orders.none')} hint={t(state === 'OPEN' ? 'orders.noneOpenHint' : 'orders.noneHint')} />
    )
  return (
    <>
      <ul className="flex flex-col gap-3">
        {orders.items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination page={page} totalPages={orders.pageInfo.totalPages} onChange={setPage} />
    </>
  )
}
