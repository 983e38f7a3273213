import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { readOn } from '../../apollo/read-on.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type PointChangesQuery, usePointChangesQuery } from './points.generated.ts'

type Change = PointChangesQuery['pointChanges']['nodes'][number]

const pageSize = 20

/** Each change of the member's points, newest first, with what they came to. */
export function PointChangeList() {
  const { t } = useTranslation('points')
  const formats = useFormats()
  const { format } = useDateTimeFormat()
  const { data, error, loading, refetch, fetchMore } = usePointChangesQuery({
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const found = data?.pointChanges
  if (error && !found) return <QueryError error={error} onRetry={() => refetch()} />
  if (!found) return <Skeleton className="h-96 w-full" />
  if (found.nodes.length === 0) return <EmptyState icon={Coins} title={t('noChanges')} hint={t('noChangesHint')} />
  const readMore = () =>
    fetchMore({
      variables: { after: found.pageInfo.endCursor },
      updateQuery: (known, { fetchMoreResult: next }) => ({
        pointChanges: readOn(known.pointChanges, next.pointChanges),
      }),
    })
  const columns: DataColumn<Change>[] = [
    { key: 'at', header: t('time'), cell: ({ at }) => <span className="whitespace-nowrap tabular">{format(at)}</span> },
    { key: 'kind', header: t('why'), cell: ({ kind }) => t(`changeKinds.${kind}`) },
    { key: 'change', header: t('pointsChange'), align: 'end', cell: ({ change }) => <Signed points={change} /> },
    {
      key: 'accumulated',
      header: t('accumulated'),
      align: 'end',
      cell: ({ accumulated }) => <span className="tabular">{formats.whole(accumulated)}</span>,
    },
  ]
  return (
    <div className="flex flex-col gap-4">
      <DataTable label={t('changes')} columns={columns} rows={found.nodes} rowKey={({ id }) => id} />
      {found.pageInfo.hasNextPage && (
        <Button kind="secondary" className="self-center" busy={loading} onClick={readMore}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function Signed({ points }: { points: string }) {
  const formats = useFormats()
  const tone = points.startsWith('-') ? 'text-danger' : 'text-success'
  return <span className={`font-semibold tabular ${tone}`}>{formats.whole(points, { signed: true })}</span>
}
