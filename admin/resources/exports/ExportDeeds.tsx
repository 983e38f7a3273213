import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { downloadExport } from './download.ts'
import { CancelExportDocument, type ConsoleExportFragment as Export } from './exports.generated.ts'

/** What can be done about an export: fetch its file, or end it while it is under way. */
export function ExportDeeds(_props: { label?: string }) {
  const record = useRecordContext<Export>()
  if (record === undefined) return null
  const { id, state, hasFile } = record
  if (hasFile) return <Download id={id} />
  if (state === 'QUEUED' || state === 'RUNNING') return <Cancel id={id} />
  return null
}

function Download({ id }: { id: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const download = useMutation({
    mutationFn: () => downloadExport(id),
    onError: () => {
      notify('exports.downloadFailed', { type: 'error' })
      refresh()
    },
  })
  return (
    <Button size="small" variant="contained" disabled={download.isPending} onClick={() => download.mutate()}>
      {translate('exports.download')}
    </Button>
  )
}

function Cancel({ id }: { id: string }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const cancel = useDecision(CancelExportDocument, refresh, () => 'exports.cancelled')
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={cancel.isPending}
      onClick={() => cancel.mutate({ input: { id } })}
    >
      {translate('exports.cancel')}
    </Button>
  )
}
