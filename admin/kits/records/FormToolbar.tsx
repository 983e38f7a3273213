import DeleteIcon from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { useState } from 'react'
import {
  SaveButton,
  Toolbar,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { DecisionDialog } from '../decisions/DecisionDialog.tsx'

/** Save, and for what exists already (where it may be) delete, after asking why. */
export function FormToolbar({ isNew = false, mayDelete = true }: { isNew?: boolean; mayDelete?: boolean }) {
  return (
    <Toolbar sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <SaveButton alwaysEnable={isNew} />
      {!isNew && mayDelete && <DeleteWithReason />}
    </Toolbar>
  )
}

/** Deletes the record at hand; the reason goes into the audit log. */
function DeleteWithReason() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const [isAsking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  if (record === undefined) return null

  const confirm = (reason: string) =>
    remove(
      resource,
      { id: record.id, previousData: record, meta: { reason } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } })
          redirect('list', resource)
        },
        onError: (error) => {
          notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
          setAsking(false)
        },
      },
    )

  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isAsking && (
        <DecisionDialog
          title={translate('ra.action.delete')}
          effects={[translate(`deletions.${resource}`)]}
          isBusy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </>
  )
}
