import { Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { PagedSheet } from '../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import { useSourceName } from './use-source-name.ts'
import {
  CompareVendorsDocument,
  ConsoleVendorComparisonsDocument,
  type ConsoleVendorComparisonsQuery,
} from './vendorComparisons.generated.ts'

type Comparison = ConsoleVendorComparisonsQuery['vendorComparisons']['items'][number]

const TONES = { RUNNING: 'default', MATCHED: 'success', DIFFERENT: 'error', NOT_COMPARED: 'warning' } as const
/** One that is under way is read again until it is done. */
const REFRESH_MILLISECONDS = 2_000
const PAGE_SIZE = 20

/** How each day of a vendor compares with what we booked, the newest day first. */
export function VendorComparisons() {
  const translate = useTranslate()
  const notify = useNotify()
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['vendorComparisons', page],
    queryFn: async () =>
      (await read(ConsoleVendorComparisonsDocument, { page: { page, pageSize: PAGE_SIZE } })).vendorComparisons,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ outcome }) => outcome === 'RUNNING') ? REFRESH_MILLISECONDS : false,
  })
  const compare = useMutation({
    mutationFn: () => change(CompareVendorsDocument, {}),
    onSuccess: () => notify('vendorCases.begun', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => query.refetch(),
  })
  return (
    <Box component="section" sx={{ mt: 4, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h2" variant="h2">
        {translate('vendorCases.comparisons')}
      </Typography>
      <Typography sx={{ maxWidth: '70ch' }}>{translate('vendorCases.explain')}</Typography>
      {mayDo('vendorReconciliation', 'run') && (
        <Button
          variant="contained"
          disabled={compare.isPending}
          onClick={() => compare.mutate()}
          sx={{ justifySelf: 'start' }}
        >
          {translate('vendorCases.run')}
        </Button>
      )}
      <Comparisons query={query} page={page} onPage={setPage} />
    </Box>
  )
}

function Comparisons(props: Omit<Parameters<typeof PagedSheet<Comparison>>[0], 'name' | 'columns' | 'keyOf'>) {
  const translate = useTranslate()
  const { day, moment } = useFormats()
  const sourceName = useSourceName()
  const columns: Column<Comparison>[] = [
    { heading: 'vendorCases.day', render: ({ day: of }) => day(of) },
    { heading: 'vendorCases.source', render: ({ source }) => sourceName(source) },
    {
      heading: 'vendorCases.result',
      render: ({ outcome, reason }) => (
        <>
          <StateChip label={translate(`vendorCases.results.${outcome}`)} tone={TONES[outcome]} />
          {reason && <Typography variant="body2">{translate(`vendorCases.reasons.${reason}`)}</Typography>}
        </>
      ),
    },
    { heading: 'vendorCases.figures', render: (comparison) => <Figures comparison={comparison} /> },
    { heading: 'vendorCases.comparedAt', render: ({ startedAt }) => moment(startedAt) },
  ]
  return <PagedSheet name="vendorCases.comparisons" columns={columns} keyOf={({ id }) => id} {...props} />
}

/** Counts of both sides, a line for each kind of movement and currency. */
function Figures({ comparison: { figures, outcome } }: { comparison: Comparison }) {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  if (outcome === 'RUNNING' || outcome === 'NOT_COMPARED' || figures.length === 0) return '–'
  return figures.map(({ kind, currency, matched, matchedSum, missingHere, missingThere, different }) => (
    <Typography key={`${kind} ${currency}`} variant="body2">
      {translate('vendorCases.figure', {
        kind: translate(`vendorCases.kinds.${kind}`),
        matched: number(matched),
        sum: amount(matchedSum, currency),
        here: number(missingHere),
        there: number(missingThere),
        different: number(different),
      })}
    </Typography>
  ))
}
