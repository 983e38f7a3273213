import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoment } from '../lib/moments.ts'
import { client } from '../providers/client.ts'
import { DeskTable, MemberLink } from './DeskTable.tsx'
import { useLimitWords } from './limit-words.ts'
import { DeskPendingLimitsDocument } from './protection.generated.ts'

const page = { page: 1, pageSize: 50, sort: null }

/** Increases that members asked for, the next due first. */
export function PendingLimits() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const words = useLimitWords()
  const { data, error } = useQuery({
    queryKey: ['protection', 'pending'],
    queryFn: async () =>
      (await client.query({ query: DeskPendingLimitsDocument, variables: { page } })).data.pendingLimits,
  })
  return (
    <DeskTable
      label={translate('protection.pending.title')}
      rows={data?.items}
      total={data?.pageInfo.totalItems ?? 0}
      error={error}
      rowKey={({ id }) => id}
      columns={[
        {
          heading: translate('protection.account'),
          cell: ({ memberId, account }) => <MemberLink id={memberId} account={account} />,
        },
        { heading: translate('protection.limit'), cell: ({ kind, period }) => words.name(kind, period) },
        {
          heading: translate('protection.change'),
          cell: ({ kind, amount, pendingAmount, currency }) =>
            `${words.amount(kind, amount, currency)} → ${words.amount(kind, pendingAmount, currency)}`,
        },
        { heading: translate('protection.readyAt'), cell: ({ readyAt }) => formatMoment(readyAt, language) },
      ]}
    />
  )
}
