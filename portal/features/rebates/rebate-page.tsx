import { useApolloClient } from '@apollo/client/react'
import { BadgePercent } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccrualList } from './accrual-list.tsx'
import { ClaimCard } from './claim-card.tsx'
import { ClaimHistory } from './claim-history.tsx'
import { RateTable } from './rate-table.tsx'
import { useRebatesQuery } from './rebates.generated.ts'

/** What the member gets back of what he plays: what may be claimed, each category's percentage, day by day, and what was given. */
export default function RebatePage() {
  const { t } = useTranslation('rebates')
  const { refresh } = useMember()
  const client = useApolloClient()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useRebatesQuery({ fetchPolicy: 'cache-and-network' })
  const rebates = data?.rebates
  if (error && !rebates) return <QueryError error={error} onRetry={() => refetch()} />
  if (!rebates)
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    )
  const hasRates = rebates.rates.some(({ rate }) => rate > 0)
  const onClaimed = async () => {
    setPage(1)
    // Read again where it stands: a claim that the member opened meanwhile stays open.
    await Promise.all([refetch(), refresh(), client.refetchQueries({ include: ['RebateClaims'] })])
  }
  return (
    <div className="flex flex-col gap-6">
      {hasRates || rebates.accruals.length > 0 ? (
        <>
          <ClaimCard rebates={rebates} onClaimed={onClaimed} />
          {hasRates && <RateTable rebates={rebates} />}
          <AccrualList accruals={rebates.accruals} />
        </>
      ) : (
        <EmptyState
          icon={BadgePercent}
          title={t('none')}
          hint={t('noneHint')}
          className="rounded-md border border-line bg-surface-1"
          action={
            <Link to={paths.promotions()} className={buttonClass()}>
              {t('seePromotions')}
            </Link>
          }
        />
      )}
      <ClaimHistory page={page} onPage={setPage} />
    </div>
  )
}
