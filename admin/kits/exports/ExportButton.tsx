import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { Button as ListButton, useLocaleState, useRedirect, useTranslate } from 'react-admin'
import { zoneWords } from '../../../formats/zone-name.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { useDecision } from '../decisions/use-decision.ts'
import type { ExportedList } from './ExportActions.tsx'
import { CreateExportDocument, type CreateExportMutationVariables } from './exports.generated.ts'

type Input = CreateExportMutationVariables['input']
type Format = Input['format']

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

interface Props {
  readonly of: ExportedList
  /** As the list is asked for. */
  readonly filter: Readonly<Record<string, unknown>>
  readonly count: number | undefined
}

/** Has a list written into a file by the server, and leads to where that is. */
export function ExportButton({ of, filter, count }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!mayDo('exports', 'list')) return null
  return (
    <>
      <ListButton label="exports.ask" onClick={() => setOpen(true)}>
        <FileDownloadIcon />
      </ListButton>
      {isOpen && <Asking of={of} filter={filter} count={count} close={() => setOpen(false)} />}
    </>
  )
}

function Asking({ of, filter, count, close }: Props & { close: () => void }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const redirect = useRedirect()
  const title = useId()
  const { number } = useFormats()
  const [format, setFormat] = useState<Format>('XLSX')
  const done = () => {
    close()
    redirect('list', 'exports')
  }
  const create = useDecision(CreateExportDocument, done, () => 'exports.asked')
  // The list was asked by the same filter, which the server holds against the list's own.
  const wanted: Partial<Record<ExportedList, unknown>> = { [of]: filter }
  return (
    <Dialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{translate('exports.title')}</DialogTitle>
      <DialogContent>
        <Typography>
          {count === undefined ? translate('exports.aboutAll') : translate('exports.about', { count: number(count) })}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('exports.zone', { zone: zoneWords(zone(), language) })}
        </Typography>
        <TextField
          select
          fullWidth
          label={translate('exports.format')}
          value={format}
          // The choices are the words of the enum.
          onChange={(event) => setFormat(event.target.value as Format)}
          sx={{ mt: 2 }}
        >
          <MenuItem value="XLSX">{translate('exports.xlsx')}</MenuItem>
          <MenuItem value="CSV">{translate('exports.csv')}</MenuItem>
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('exports.close')}</Button>
        <Button
          variant="contained"
          disabled={create.isPending}
          onClick={() => create.mutate({ input: { of: wanted as Input['of'], format, timeZone: zone() } })}
        >
          {translate('exports.start')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
