import { Box, LinearProgress, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleExportFragment as Export } from './exports.generated.ts'

const tones = { QUEUED: 'default', RUNNING: 'warning', DONE: 'success', FAILED: 'error', CANCELLED: 'default' } as const

/** How far an export is, and why there is no file. */
export function ExportStanding(_props: { label?: string }) {
  const record = useRecordContext<Export>()
  const translate = useTranslate()
  const { number } = useFormats()
  if (record === undefined) return null
  const { state, failure, hasFile, rowsExpected, rowsWritten, mostRows } = record
  const isExpired = state === 'DONE' && !hasFile
  const progress = translate('exports.progress', { written: number(rowsWritten), expected: number(rowsExpected ?? 0) })
  return (
    <Box sx={{ maxWidth: 360 }}>
      {isExpired ? (
        <StateChip label={translate('exports.expired')} tone="default" />
      ) : (
        <StateChip label={translate(`exportStates.${state}`)} tone={tones[state]} />
      )}
      {state === 'RUNNING' && rowsExpected !== null && (
        <LinearProgress
          sx={{ mt: 1 }}
          aria-label={progress}
          variant="determinate"
          value={rowsExpected === 0 ? 100 : Math.min(100, Math.round((rowsWritten / rowsExpected) * 100))}
        />
      )}
      {failure !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, whiteSpace: 'normal' }}>
          {translate(`exportFailures.${failure}`, { most: number(mostRows) })}
        </Typography>
      )}
    </Box>
  )
}
