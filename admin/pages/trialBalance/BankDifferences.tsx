import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { PagedSheet } from '../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import type { BankComparison } from './BankComparisons.tsx'
import { ConsoleBankDifferencesDocument, type ConsoleBankDifferencesQuery } from './bankComparisons.generated.ts'

type Difference = ConsoleBankDifferencesQuery['bankDifferences']['items'][number]

/** What the books and the bank do not both have, in one comparison. */
export function BankDifferences({ comparison }: { comparison: BankComparison }) {
  const translate = useTranslate()
  const { day, moment, amount } = useFormats()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['bankDifferences', comparison.id, page],
    queryFn: async () =>
      (await read(ConsoleBankDifferencesDocument, { comparisonId: comparison.id, page: { page, pageSize: 50 } }))
        .bankDifferences,
  })
  const columns: Column<Difference>[] = [
    {
      heading: 'bankComparison.kind',
      render: ({ kind }) => <StateChip label={translate(`bankComparison.kinds.${kind}`)} tone="error" />,
    },
    { heading: 'bankComparison.flow', render: ({ flow }) => translate(`bankComparison.flows.${flow}`) },
    { heading: 'bankComparison.brand', render: ({ merchantCode }) => merchantCode ?? '–' },
    {
      heading: 'bankComparison.atBank',
      render: ({ bankAmount, bankId, currency }) =>
        bankAmount === null ? '–' : <Side amount={amount(bankAmount, currency)} id={bankId} />,
    },
    {
      heading: 'bankComparison.inBooks',
      render: ({ ownAmount, ownId, currency }) =>
        ownAmount === null ? '–' : <Side amount={amount(ownAmount, currency)} id={ownId} />,
    },
    { heading: 'bankComparison.reference', render: ({ reference }) => reference ?? '–' },
    {
      heading: 'bankComparison.withdrawal',
      render: ({ withdrawalId }) =>
        withdrawalId === null ? (
          '–'
        ) : (
          <TextLink to={`/withdrawals/${withdrawalId}/show`}>{translate('audit.open')}</TextLink>
        ),
    },
    { heading: 'bankComparison.at', render: ({ at }) => moment(at) },
  ]
  // Asked for by a button far above, it would else appear out of sight.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'start' })
    title.current?.focus({ preventScroll: true })
  }, [])
  const heading = { account: comparison.accountNumber, day: day(comparison.day) }
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography ref={title} tabIndex={-1} component="h3" variant="h3" sx={{ mb: 1, scrollMarginTop: 72 }}>
        {translate('bankComparison.differencesOf', heading)}
      </Typography>
      <PagedSheet
        name="bankComparison.differences"
        columns={columns}
        keyOf={({ kind, bankId, ownId }) => `${kind} ${bankId} ${ownId}`}
        query={query}
        page={page}
        onPage={setPage}
      />
    </Box>
  )
}

/** An amount with the id under which that side knows it. */
function Side({ amount, id }: { amount: string; id: string | null }) {
  return (
    <>
      <Box>{amount}</Box>
      {id !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {id}
        </Typography>
      )}
    </>
  )
}
