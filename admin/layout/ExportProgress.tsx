import { Alert, Button, LinearProgress, Paper, Snackbar, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormats } from '../lib/use-formats.ts'
import { closeListExport, MOST_ROWS, useListExport } from '../providers/list-export.ts'

const bottom = { vertical: 'bottom', horizontal: 'center' } as const

/** What a long list says while it is read into a file: how far it is, a way to stop it, or that it is too long. */
export function ExportProgress() {
  const translate = useTranslate()
  const { number } = useFormats()
  const state = useListExport()
  if (state === undefined) return null
  if ('tooMany' in state)
    return (
      <Snackbar open anchorOrigin={bottom}>
        <Alert severity="warning" variant="filled" onClose={closeListExport}>
          {translate('desk.exportTooMany', { total: number(state.tooMany), most: number(MOST_ROWS) })}
        </Alert>
      </Snackbar>
    )
  const { rows, total, stop } = state
  const told =
    total === undefined
      ? translate('desk.exportRowsSoFar', { rows: number(rows) })
      : translate('desk.exportRows', { rows: number(rows), total: number(total) })
  return (
    <Snackbar open anchorOrigin={bottom}>
      <Paper elevation={6} sx={{ p: 2, width: 'min(420px, 100%)' }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
          <Typography variant="body2">{told}</Typography>
          <Button onClick={stop}>{translate('desk.exportStop')}</Button>
        </Stack>
        <LinearProgress
          aria-label={told}
          {...(total !== undefined && {
            variant: 'determinate',
            value: Math.min(100, Math.round((rows / total) * 100)),
          })}
        />
      </Paper>
    </Snackbar>
  )
}
