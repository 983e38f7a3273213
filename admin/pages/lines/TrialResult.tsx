import { Box, Button, Typography } from '@mui/material'
import { downloadCSV, useTranslate } from 'react-admin'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useWindowFormat } from '../../kits/windows/use-window-format.ts'
import { toCsv } from '../../lib/csv.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { costOf, type Tried, trialSums } from './trial-sums.ts'

interface Props {
  account: string
  currency: string
  windows: readonly Tried[]
}

/** What terms would have cost window by window and together, beside what held. */
export function TrialResult({ account, currency, windows }: Props) {
  const translate = useTranslate()
  const { amount } = useFormats()
  const columns = useColumns()
  const sums = trialSums(windows)
  const money = (text: string) => amount(text, currency)
  const download = () =>
    downloadCSV(
      toCsv(
        ['from', 'until', 'validBet', 'loss', 'activeMembers', 'today', 'proposed'].map((source) => ({
          source,
          heading: translate(`lines.trial.${source}`),
        })),
        windows.map(({ window, measures: { validBet, loss, activeMembers }, today, proposed }) => ({
          ...{ from: window.from, until: window.until, validBet, loss, activeMembers },
          ...{ today: costOf(today), proposed: costOf(proposed) },
        })),
      ),
      `${translate('lines.trial.file')}-${account}`,
    )
  return (
    <Box role="region" aria-label={translate('lines.trial.result')} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography variant="body2">
        {translate('lines.trial.sums', { today: money(sums.today), proposed: money(sums.proposed) })}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('lines.trial.difference', { amount: money(sums.difference) })}
      </Typography>
      <Sheet name="lines.trial.result" columns={columns} rows={windows} keyOf={({ window }) => window.from} />
      <Button variant="outlined" size="small" onClick={download} sx={{ justifySelf: 'start' }}>
        {translate('ra.action.export')}
      </Button>
    </Box>
  )
}

function useColumns(): Column<Tried>[] {
  const { amount, number, rate } = useFormats()
  const windowBound = useWindowFormat()
  const told = (outcome: Tried['today']) =>
    outcome?.rate == null ? amount(costOf(outcome)) : `${amount(costOf(outcome))} (${rate(outcome.rate)})`
  return [
    { heading: 'lines.trial.from', render: ({ window }) => windowBound(window.from) },
    { heading: 'lines.trial.validBet', render: ({ measures }) => amount(measures.validBet), isNumber: true },
    { heading: 'lines.trial.loss', render: ({ measures }) => amount(measures.loss), isNumber: true },
    { heading: 'lines.trial.activeMembers', render: ({ measures }) => number(measures.activeMembers), isNumber: true },
    { heading: 'lines.trial.today', render: ({ today }) => told(today), isNumber: true },
    { heading: 'lines.trial.proposed', render: ({ proposed }) => told(proposed), isNumber: true },
  ]
}
