import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import { ConsoleTrialBalancesDocument, type ConsoleTrialBalancesQuery } from './trialBalance.generated.ts'

type Run = ConsoleTrialBalancesQuery['trialBalances'][number]

/** Earlier runs, the newest first; read again when there is a newer one. */
export function History({ ranAt }: { ranAt: string | undefined }) {
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const { data, error, refetch } = useQuery({
    queryKey: ['trialBalances', ranAt],
    queryFn: async () => (await read(ConsoleTrialBalancesDocument, {})).trialBalances,
  })
  const columns: Column<Run>[] = [
    { heading: 'trialBalance.ranAt', render: (run) => moment(run.ranAt) },
    {
      heading: 'trialBalance.result',
      render: ({ balanced }) => (
        <StateChip
          label={translate(balanced ? 'trialBalance.balanced' : 'trialBalance.unbalanced')}
          tone={balanced ? 'success' : 'error'}
        />
      ),
    },
    { heading: 'trialBalance.accounts', render: ({ accounts }) => number(accounts), isNumber: true },
    { heading: 'trialBalance.transfers', render: ({ transfers }) => number(transfers), isNumber: true },
    { heading: 'trialBalance.mismatches', render: ({ mismatches }) => number(mismatches), isNumber: true },
  ]
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {translate('trialBalance.history')}
      </Typography>
      <Sheet
        name="trialBalance.history"
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
      />
    </Box>
  )
}
