import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import type { LotteryOrderState } from '../../../lib/schema.generated.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OrderCard } from './order-card.tsx'
import { useLotteryOrdersQuery } from './orders.generated.ts'

const pageSize = 10
/** Milliseconds between looks at orders nothing was told of: the live line may be cut without a word. */
export const LOOK_AGAIN = 20_000

interface OrderListProps {
  lotteryCode?: string | null
  chaseId?: string
  state?: LotteryOrderState
}

/** Orders of a lottery, of a state, or of a plan. Open ones are looked at again: they are settled elsewhere. */
export function OrderList({ lotteryCode = null, chaseId, state }: OrderListProps) {
  const { t } = useTranslation('lottery')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useLotteryOrdersQuery({
    variables: { filter: { lotteryCode, chaseId: chaseId ?? null, state: state ?? null }, page: { page, pageSize } },
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
