import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Labeled, useTranslate } from 'react-admin'
import { ReadFailure } from '../../../fields/ReadFailure.tsx'
import type { PreviewDrawCorrectionInput } from '../../../lib/schema.generated.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { ConcernedHours, ConcernedMembers, ConcernedTeams } from './Concerned.tsx'
import { type CorrectionPreview, previewCorrection } from './preview-correction.ts'

interface Props {
  wish: PreviewDrawCorrectionInput
  /** Of the draw. */
  currency: string
}

/** Who gains and who loses by a correction, in total and member by member, and what agents' and bonus figures become. */
export function CorrectionEffects({ wish, currency }: Props) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['drawCorrectionPreview', wish],
    queryFn: () => previewCorrection(wish),
    retry: false,
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton variant="rounded" height={220} />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Totals preview={data} currency={currency} />
      {data.uncollectedWins > 0 && (
        <Alert severity="warning">{translate('draws.uncollectedWins', { count: data.uncollectedWins })}</Alert>
      )}
      {data.bets === 0 ? (
        <Typography variant="body2">{translate('draws.nobody')}</Typography>
      ) : (
        <>
          <ConcernedMembers members={data.members} currency={currency} />
          <ConcernedTeams teams={data.teams} currency={currency} />
          <ConcernedHours hours={data.hours} currency={currency} />
        </>
      )}
    </Box>
  )
}

function Totals({ preview, currency }: { preview: CorrectionPreview; currency: string }) {
  const { amount, number } = useFormats()
  const totals = [
    ['draws.betCount', number(preview.bets)],
    ['draws.memberCount', number(preview.memberCount)],
    ['draws.teamCount', number(preview.teamCount)],
    ['draws.stakeReturned', amount(preview.stakeReturned, currency)],
    ['draws.rebateTaken', amount(preview.rebateTaken, currency)],
    ['draws.payoutBefore', amount(preview.payoutBefore, currency)],
    ['draws.payoutAfter', amount(preview.payoutAfter, currency)],
    ['draws.uncollected', amount(preview.uncollected, currency)],
    ['draws.validBetChange', amount(preview.validBetChange, currency)],
  ] as const
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 124px), 1fr))' }}>
      {totals.map(([label, text]) => (
        <Labeled key={label} label={label}>
          <Typography>{text}</Typography>
        </Labeled>
      ))}
    </Box>
  )
}
