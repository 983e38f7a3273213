import { Box, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BucketState } from '../../kits/bonuses/BucketState.tsx'
import {
  type ConsoleBucketFragment as Bucket,
  ConsoleMemberBucketsDocument,
} from '../../kits/bonuses/bonuses.generated.ts'
import { CancelBonus } from '../../kits/bonuses/CancelBonus.tsx'
import { PagedSheet } from '../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { readOfMember } from '../../providers/server.ts'
import { BonusSource } from './BonusSource.tsx'
import { useBucketDocuments } from './use-bucket-documents.ts'
import { useMemberId } from './use-member-id.ts'

/** What the member has or had to play, and the bonuses that can be cancelled. */
export function BonusesTab() {
  const memberId = useMemberId()
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['memberDesk', memberId, 'buckets', page],
    queryFn: () => readOfMember(ConsoleMemberBucketsDocument, { memberId, page: { page, pageSize: 25 } }),
    placeholderData: keepPreviousData,
  })
  const documents = useBucketDocuments(memberId, query.data?.items ?? [])
  const wentOf = ({ forfeitedBonus, forfeitedWinnings, closedAt, bonus }: Bucket) =>
    closedAt === null || bonus === null ? '–' : `${amount(forfeitedBonus)} + ${amount(forfeitedWinnings)}`
  const columns: Column<Bucket>[] = [
    { heading: 'bonuses.openedAt', render: ({ openedAt }) => moment(openedAt) },
    {
      heading: 'bonuses.source',
      render: (bucket) => <BonusSource bucket={bucket} documentKind={documents.get(bucket.documentId)} />,
    },
    {
      heading: 'bonuses.bonus',
      render: ({ bonus, currency }) => (bonus === null ? '–' : amount(bonus, currency)),
      isNumber: true,
    },
    {
      heading: 'bonuses.played',
      render: ({ done, required }) => `${amount(done)} / ${amount(required)}`,
      isNumber: true,
    },
    { heading: 'bonuses.state', render: (bucket) => <BucketState bucket={bucket} /> },
    { heading: 'bonuses.went', render: wentOf, isNumber: true },
    { heading: 'bonuses.cancelReason', render: ({ cancelReason }) => cancelReason ?? '–' },
    {
      heading: 'bonuses.deeds',
      render: (bucket) => <CancelBonus bucket={bucket} about={moment(bucket.openedAt)} />,
    },
  ]
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('bonuses.help')}
      </Typography>
      <PagedSheet
        name="bonuses.name"
        columns={columns}
        keyOf={({ id }) => id}
        query={query}
        page={page}
        onPage={setPage}
      />
    </Box>
  )
}
