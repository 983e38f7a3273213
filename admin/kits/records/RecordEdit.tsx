import { CardContent } from '@mui/material'
import { Edit, type EditProps } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { FormMemoryProvider, useFormMemory } from '../forms/form-memory.ts'
import { Neighbours } from './Neighbours.tsx'
import { OnceRead } from './OnceRead.tsx'
import { useFailureOfRecord } from './use-failure-of-record.ts'
import { useRecordTitle } from './use-record-title.tsx'

/**
 * The form of a record, as it is read now: what was kept of it from before may be old, and what was typed over it would be gone when the
 * reading arrives. Where it could not be read there is nothing to change yet; what is in the form already stays, also when the record is
 * read again, until it is saved.
 */
export function RecordEdit({ children, queryOptions, mutationOptions, ...rest }: EditProps) {
  const memory = useFormMemory()
  const onError = useFailureOfRecord()
  const title = useRecordTitle('edit')
  return (
    <Edit
      {...(title && { title })}
      {...rest}
      queryOptions={{ ...queryOptions, onError }}
      mutationOptions={{
        ...mutationOptions,
        onSettled: (...told) => {
          const [, failure] = told
          if (!failure) memory.forget()
          return mutationOptions?.onSettled?.(...told)
        },
      }}
      render={({ error, record, refetch, isFetching }) => (
        <FormMemoryProvider value={memory}>
          <Neighbours linkType="edit" />
          {error && (
            <CardContent>
              <ReadFailure error={error} onRetry={refetch} />
            </CardContent>
          )}
          {record !== undefined && (
            <OnceRead key={record.id} isReading={isFetching ?? false}>
              {children}
            </OnceRead>
          )}
        </FormMemoryProvider>
      )}
    />
  )
}
