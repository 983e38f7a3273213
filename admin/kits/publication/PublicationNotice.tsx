import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useCloseNotification, useNotify, useTranslate, useUpdate } from 'react-admin'
import { publicationOf } from '../../lib/publication.ts'
import { useFormats } from '../../lib/use-formats.ts'

/** What a schedule says, whatever it is of. */
export interface Published extends RaRecord {
  readonly isPublished: boolean
  readonly startsAt: string | null
  readonly endsAt: string | null
}

interface Props {
  resource: string
  record: Published
}

/** Whether players see what was just saved. What is hidden is published from here; it stands until it is read. */
export function PublicationNotice({ resource, record }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const close = useCloseNotification()
  const { moment } = useFormats()
  const [update, { isPending }] = useUpdate()
  const [failure, setFailure] = useState<string>()
  const publication = publicationOf(record)
  const publish = () =>
    update(
      resource,
      { id: record.id, data: { ...record, isPublished: true }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          close()
          notify(`publication.${publicationOf({ ...record, isPublished: true })}`, {
            type: 'success',
            messageArgs: { at: moment(record.startsAt) },
          })
        },
        onError: (error) => setFailure(error instanceof Error ? error.message : undefined),
      },
    )
  return (
    <Alert
      severity={failure !== undefined ? 'error' : publication === 'RUNNING' ? 'success' : 'warning'}
      variant="filled"
      onClose={close}
      action={
        publication === 'HIDDEN' ? (
          <>
            <Button color="inherit" size="small" disabled={isPending} onClick={publish}>
              {translate('publication.publish')}
            </Button>
            <Button color="inherit" size="small" onClick={close}>
              {translate('publication.later')}
            </Button>
          </>
        ) : undefined
      }
    >
      {failure ?? translate(`publication.${publication}`, { at: moment(record.startsAt) })}
    </Alert>
  )
}
