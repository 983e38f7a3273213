import { CardContent } from '@mui/material'
import type { ReactNode } from 'react'
import { Show, type ShowProps, useShowContext } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { useDeedShortcuts } from '../../lib/use-shortcuts.ts'
import { Neighbours } from './Neighbours.tsx'
import { useFailureOfRecord } from './use-failure-of-record.ts'
import { useRecordTitle } from './use-record-title.tsx'

/** The page of a record, between its neighbours in the list. What was read before stays in view when reading it again fails. */
export function RecordShow({ children, queryOptions, ...rest }: ShowProps) {
  const onError = useFailureOfRecord()
  const title = useRecordTitle('show')
  useDeedShortcuts()
  return (
    <Show {...(title && { title })} {...rest} queryOptions={{ ...queryOptions, onError }}>
      <Neighbours linkType="show" />
      <RecordOrFailure>{children}</RecordOrFailure>
    </Show>
  )
}

function RecordOrFailure({ children }: { children: ReactNode }) {
  const { error, record, refetch } = useShowContext()
  if (!error) return children
  return (
    <>
      <CardContent>
        <ReadFailure error={error} onRetry={refetch} />
      </CardContent>
      {record !== undefined && children}
    </>
  )
}
