import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { PagedSheet, type PagedSheetProps } from '../../kits/tables/PagedSheet.tsx'
import type { Column } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { read } from '../../providers/server.ts'
import { BankDifferences } from './BankDifferences.tsx'
import { bankTime } from './bank-day.ts'
import { ConsoleBankComparisonsDocument, type ConsoleBankComparisonsQuery } from './bankComparisons.generated.ts'
import { CompareBank } from './CompareBank.tsx'

export type BankComparison = ConsoleBankComparisonsQuery['bankComparisons']['items'][number]

const TONES = { RUNNING: 'default', BALANCED: 'success', DIFFERENT: 'error', NOT_COMPARED: 'warning' } as const
/** One that is under way is read again until it is done. */
const REFRESH_MILLISECONDS = 2_000
const PAGE_SIZE = 20

/** The books against the bank: the newest comparison of each account and day, and what differs in one of them. */
export function BankComparisons() {
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const [chosen, choose] = useState<{ comparison: BankComparison; time: number }>()
  const query = useQuery({
    queryKey: ['bankComparisons', page],
    queryFn: async () =>
      (await read(ConsoleBankComparisonsDocument, { page: { page, pageSize: PAGE_SIZE } })).bankComparisons,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ outcome }) => outcome === 'RUNNING') ? REFRESH_MILLISECONDS : false,
  })
  return (
    <Box component="section" sx={{ mt: 4, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h2" variant="h2">
        {translate('bankComparison.name')}
      </Typography>
      <Typography sx={{ maxWidth: '70ch' }}>{translate('bankComparison.explain')}</Typography>
      {mayDo('bankComparison', 'run') && <CompareBank onBegun={query.refetch} />}
      <Comparisons
        query={query}
        page={page}
        onPage={setPage}
        onChoose={(comparison) => choose({ comparison, time: (chosen?.time ?? 0) + 1 })}
      />
      {chosen && <BankDifferences key={chosen.time} comparison={chosen.comparison} />}
    </Box>
  )
}

interface Props extends Pick<PagedSheetProps<BankComparison>, 'query' | 'page' | 'onPage'> {
  onChoose(comparison: BankComparison): void
}

function Comparisons({ onChoose, ...props }: Props) {
  const translate = useTranslate()
  const { day, moment } = useFormats()
  const [language] = useLocaleState()
  const columns: Column<BankComparison>[] = [
    {
      heading: 'bankComparison.day',
      render: ({ day: of, isWholeDay, to }) =>
        isWholeDay ? day(of) : translate('bankComparison.soFar', { day: day(of), until: bankTime(to, language) }),
    },
    { heading: 'bankComparison.account', render: ({ accountNumber }) => accountNumber },
    {
      heading: 'bankComparison.outcome',
      render: ({ outcome, reason }) => (
        <>
          <StateChip label={translate(`bankComparison.outcomes.${outcome}`)} tone={TONES[outcome]} />
          {reason && <Typography variant="body2">{translate(`bankComparison.reasons.${reason}`)}</Typography>}
        </>
      ),
    },
    { heading: 'bankComparison.figures', render: (comparison) => <Figures comparison={comparison} /> },
    {
      heading: 'bankComparison.differences',
      render: (comparison) =>
        comparison.differences > 0 && <ShowDifferences comparison={comparison} onChoose={onChoose} />,
    },
    { heading: 'bankComparison.comparedAt', render: ({ startedAt }) => moment(startedAt) },
  ]
  return <PagedSheet name="bankComparison.name" columns={columns} keyOf={({ id }) => id} {...props} />
}

/** Counts and sums of both sides, a line for each way that money moved. */
function Figures({ comparison: { figures, outcome } }: { comparison: BankComparison }) {
  const translate = useTranslate()
  const { amount, number } = useFormats()
  if (outcome === 'RUNNING' || outcome === 'NOT_COMPARED') return '–'
  if (figures.length === 0) return translate('bankComparison.none')
  return figures.map(({ flow, currency, bankCount, bankSum, ownCount, ownSum }) => (
    <Typography key={`${flow} ${currency}`} variant="body2">
      {translate('bankComparison.figure', {
        flow: translate(`bankComparison.flows.${flow}`),
        bankCount: number(bankCount),
        bankSum: amount(bankSum, currency),
        ownCount: number(ownCount),
        ownSum: amount(ownSum, currency),
      })}
    </Typography>
  ))
}

function ShowDifferences({ comparison, onChoose }: { comparison: BankComparison } & Pick<Props, 'onChoose'>) {
  const translate = useTranslate()
  const { differences: count, accountNumber: account, day } = comparison
  const formats = useFormats()
  return (
    <Button
      size="small"
      variant="outlined"
      onClick={() => onChoose(comparison)}
      aria-label={translate('bankComparison.showOf', {
        smart_count: count,
        count: formats.number(count),
        account,
        day: formats.day(day),
      })}
    >
      {translate('bankComparison.show', { smart_count: count, count: formats.number(count) })}
    </Button>
  )
}
