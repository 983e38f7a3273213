import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoment } from '../lib/moments.ts'
import { client } from '../providers/client.ts'
import { DeskTable, MemberLink } from './DeskTable.tsx'
import { DeskMarkedMembersDocument } from './protection.generated.ts'

const page = { page: 1, pageSize: 50, sort: null }

/** Members who raised limits, hit them or took breaks often. */
export function MarkedMembers() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { data, error } = useQuery({
    queryKey: ['protection', 'marked'],
    queryFn: async () =>
      (await client.query({ query: DeskMarkedMembersDocument, variables: { page } })).data.markedMembers,
  })
  return (
    <DeskTable
      label={translate('protection.marked.title')}
      rows={data?.items}
      total={data?.pageInfo.totalItems ?? 0}
      error={error}
      rowKey={({ id }) => id}
      columns={[
        {
          heading: translate('protection.account'),
          cell: ({ id, account }) => <MemberLink id={id} account={account} />,
        },
        { heading: translate('protection.raised'), cell: ({ raised }) => raised },
        { heading: translate('protection.hit'), cell: ({ hit }) => hit },
        { heading: translate('protection.breaks'), cell: ({ breaks }) => breaks },
        { heading: translate('protection.lastAt'), cell: ({ lastAt }) => formatMoment(lastAt, language) },
      ]}
    />
  )
}
