import { Box } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { PagedSheet } from '../../kits/tables/PagedSheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import { ConsoleOpeningsDocument, type ConsoleRainFragment as Rain } from './envelopes.generated.ts'

/** Who opened an envelope of the rain, and what was in it. */
export function Openings() {
  const rainId = useRecordContext<Rain>()?.id ?? ''
  const { amount, moment } = useFormats()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['envelopes', rainId, 'openings', page],
    queryFn: async () => (await read(ConsoleOpeningsDocument, { rainId, page: { page, pageSize: 25 } })).openings,
    placeholderData: keepPreviousData,
    enabled: rainId !== '',
  })
  return (
    <Box sx={{ width: '100%' }}>
      <PagedSheet
        name="envelopes.openings"
        empty="envelopes.noOpenings"
        keyOf={({ id }) => id}
        query={query}
        page={page}
        onPage={setPage}
        columns={[
          {
            heading: 'chance.account',
            render: ({ memberId, account }) => <TextLink to={`/members/${memberId}/show`}>{account}</TextLink>,
          },
          { heading: 'chance.amount', render: (row) => amount(row.amount, row.currency), isNumber: true },
          { heading: 'chance.at', render: ({ openedAt }) => moment(openedAt) },
        ]}
      />
    </Box>
  )
}
