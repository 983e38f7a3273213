import { Box } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { PagedSheet } from '../../kits/tables/PagedSheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import { ConsoleSpinsDocument, type ConsoleRaffleFragment as Raffle } from './raffles.generated.ts'

/** Who drew what, and which document the ticket was of. */
export function Spins() {
  const raffleId = useRecordContext<Raffle>()?.id ?? ''
  const translate = useTranslate()
  const { amount, moment, number } = useFormats()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['raffles', raffleId, 'spins', page],
    queryFn: async () => (await read(ConsoleSpinsDocument, { raffleId, page: { page, pageSize: 25 } })).spins,
    placeholderData: keepPreviousData,
    enabled: raffleId !== '',
  })
  return (
    <Box sx={{ width: '100%' }}>
      <PagedSheet
        name="raffles.spins"
        empty="raffles.noSpins"
        keyOf={({ id }) => id}
        query={query}
        page={page}
        onPage={setPage}
        columns={[
          {
            heading: 'chance.account',
            render: ({ memberId, account }) => <TextLink to={`/members/${memberId}/show`}>{account}</TextLink>,
          },
          { heading: 'raffles.name', render: ({ name }) => name },
          {
            heading: 'chance.amount',
            render: ({ kind, amount: sum, currency }) => {
              if (kind === 'NOTHING') return '–'
              return kind === 'POINTS'
                ? translate('raffles.pointsOf', { points: number(Number(sum)) })
                : amount(sum, currency)
            },
            isNumber: true,
          },
          {
            heading: 'raffles.ticket',
            render: ({ documentKind }) => translate(`documents.${documentKind}`),
          },
          { heading: 'chance.at', render: ({ at }) => moment(at) },
        ]}
      />
    </Box>
  )
}
