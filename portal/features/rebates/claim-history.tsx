import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useDayFormat } from '../../lib/use-day-format.ts'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import { type RebateClaimsQuery, useRebateClaimsQuery } from './rebates.generated.ts'

type Claim = RebateClaimsQuery['rebateClaims']['items'][number]

const pageSize = 10

/** What the member was given, page by page; each opens with what every day and category brought. */
export function ClaimHistory({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation(['rebates', 'account'])
  const { currencySymbol: symbol } = useSite().site
  const { format } = useDateTimeFormat()
  const day = useDayFormat()
  const id = useId()
  const [opened, setOpened] = useState<Claim | null>(null)
  const { data, previousData, error, refetch } = useRebateClaimsQuery({
    variables: { page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const claims = (data ?? previousData)?.rebateClaims
  const columns: DataColumn<Claim>[] = [
    { key: 'claimedAt', header: t('rebates:claimedAt'), cell: ({ claimedAt }) => format(claimedAt) },
    {
      key: 'days',
      header: t('rebates:days'),
      cell: ({ firstDay, lastDay }) => (firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`),
    },
    {
      key: 'categories',
      header: t('rebates:categories'),
      cell: ({ categories }) => categories.map((category) => t(`account:categories.${category}`)).join(', '),
    },
    { key: 'channel', header: t('rebates:channel'), cell: ({ channel }) => t(`rebates:channels.${channel}`) },
    {
      key: 'amount',
      header: t('rebates:amount'),
      cell: ({ amount }) => <MoneyText amount={amount} symbol={symbol} className="font-semibold" />,
      align: 'end',
    },
  ]
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-semibold">
        {t('rebates:history')}
      </h3>
      {error && !claims && <QueryError error={error} onRetry={() => refetch()} />}
      {!claims && !error && <Skeleton className="h-32 w-full" />}
      {claims?.items.length === 0 && (
        <p className="rounded-md border border-line bg-surface-1 p-4 text-sm text-muted">{t('rebates:noHistory')}</p>
      )}
      {claims && claims.items.length > 0 && (
        <DataTable
          label={t('rebates:history')}
          columns={columns}
          rows={claims.items}
          rowKey={(claim) => claim.id}
          onOpen={setOpened}
        />
      )}
      <Pagination page={page} totalPages={claims?.pageInfo.totalPages ?? 0} onChange={onPage} />
      <ClaimDialog id={opened?.id ?? null} onClose={() => setOpened(null)} />
    </section>
  )
}
