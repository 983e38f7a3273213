import { Box } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PagedSheet } from '../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { type PartOf, readOfMember } from '../../providers/server.ts'
import { ConsoleMemberDepositsDocument, type ConsoleMemberDepositsQuery } from './memberDesk.generated.ts'
import { useMemberId } from './use-member-id.ts'

type Deposit = PartOf<ConsoleMemberDepositsQuery>['items'][number]

export function DepositsTab() {
  const memberId = useMemberId()
  const translate = useTranslate()
  const { moment, amount } = useFormats()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['memberDesk', memberId, 'deposits', page],
    queryFn: () => readOfMember(ConsoleMemberDepositsDocument, { memberId, page: { page, pageSize: 25 } }),
    placeholderData: keepPreviousData,
  })
  const columns: Column<Deposit>[] = [
    { heading: 'desk.at', render: ({ createdAt }) => moment(createdAt) },
    { heading: 'desk.state', render: ({ state }) => translate(`depositStates.${state}`, { _: state }) },
    {
      heading: 'desk.amount',
      render: ({ amount: sum, currency }) => amount(sum, currency),
      isNumber: true,
    },
    { heading: 'desk.channel', render: ({ channelName }) => channelName },
    { heading: 'desk.transferCode', render: ({ transferCode }) => transferCode },
    { heading: 'desk.creditedAt', render: ({ creditedAt }) => moment(creditedAt) },
  ]
  return (
    <Box sx={{ width: '100%' }}>
      <PagedSheet
        name="desk.deposits"
        columns={columns}
        keyOf={({ id }) => id}
        query={query}
        page={page}
        onPage={setPage}
      />
    </Box>
  )
}
