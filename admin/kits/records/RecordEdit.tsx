import { CardContent } from '@mui/material'
import { Edit, type EditProps } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { Neighbours } from './Neighbours.tsx'
import { useFailureOfRecord } from './use-failure-of-record.ts'
import { useRecordTitle } from './use-record-title.tsx'

/** The form of a record. Where it could not be read there is nothing to change yet; what is in the form already stays. */
export function RecordEdit({ children, queryOptions, ...rest }: EditProps) {
  const onError = useFailureOfRecord()
  const title = useRecordTitle('edit')
  return (
    <Edit
      {...(title && { title })}
      {...rest}
      queryOptions={{ ...queryOptions, onError }}
      render={({ error, record, refetch }) => (
        <>
          <Neighbours linkType="edit" />
          {error && (
            <CardContent>
              <ReadFailure error={error} onRetry={refetch} />
            </CardContent>
          )}
          {record !== undefined && children}
        </>
      )}
    />
  )
}
