import { Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Title } from 'react-admin'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { OnceRead } from '../../kits/records/OnceRead.tsx'

interface Props<Settings> {
  /** Of the right, the words and the cache. */
  name: string
  load(): Promise<Settings>
  children(settings: Settings): ReactNode
}

/** A page of settings of the brand in view with its faces: loading, failed, full. */
export function SettingsPage<Settings>({ name, load, children }: Props<Settings>) {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['settings', name], queryFn: load })
  return (
    <>
      <Title title={`${name}.name`} />
      {error && (
        <Box sx={{ mt: 2 }}>
          <ReadFailure error={error} onRetry={refetch} />
        </Box>
      )}
      <OnceRead
        isReading={isFetching && !error}
        before={<Skeleton variant="rounded" height={420} sx={{ mt: 2, maxWidth: 720 }} />}
      >
        {data !== undefined && children(data)}
      </OnceRead>
    </>
  )
}
