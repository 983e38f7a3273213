import { Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import { TextLink } from '../../fields/TextLink.tsx'
import { TwoLines } from '../../fields/TwoLines.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useAgo } from '../../lib/use-ago.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { read } from '../../providers/server.ts'
import { JobState } from './JobState.tsx'
import { type ConsoleJobFragment, ConsoleJobsDocument } from './jobs.generated.ts'
import { JOBS, REFRESH_MILLISECONDS, useJobsLive, useJobWords } from './use-jobs.ts'

const URGENCY = { OVERDUE: 0, FAILING: 1, RUNNING: 2, HEALTHY: 3 } as const

/** What needs somebody stands first, then what is called alike in the operator's language. */
const worstFirst = (jobs: readonly ConsoleJobFragment[], nameOf: (id: string) => string) =>
  jobs.toSorted(
    (one, other) => URGENCY[one.state] - URGENCY[other.state] || nameOf(one.id).localeCompare(nameOf(other.id)),
  )

/** What the platform does by itself, and whether it does. */
export default function JobList() {
  const translate = useTranslate()
  const { nameOf } = useJobWords()
  useJobsLive()
  const { data, error, refetch } = useQuery({
    queryKey: JOBS,
    queryFn: async () => (await read(ConsoleJobsDocument, {})).jobs,
    refetchInterval: REFRESH_MILLISECONDS,
  })
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title="jobs.name" />
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ maxWidth: '70ch' }}>{translate('jobs.explain')}</Typography>
        <Sheet
          name="jobs.name"
          columns={useColumns()}
          rows={data && worstFirst(data, nameOf)}
          keyOf={({ id }) => id}
          error={error}
          onRetry={refetch}
        />
      </CardContent>
    </Card>
  )
}

function useColumns(): Column<ConsoleJobFragment>[] {
  const translate = useTranslate()
  const { moment, number } = useFormats()
  const { nameOf, cadenceOf, tookOf } = useJobWords()
  const ago = useAgo()
  return [
    {
      heading: 'jobs.job',
      render: (job) => (
        <TwoLines
          first={
            <TextLink to={`/jobs/${job.id}`} look="strong">
              {nameOf(job.id)}
            </TextLink>
          }
          second={cadenceOf(job)}
        />
      ),
    },
    { heading: 'jobs.state', render: (job) => <JobState job={job} /> },
    {
      heading: 'jobs.lastRan',
      render: ({ lastRanAt }) =>
        lastRanAt === null ? '–' : <TwoLines first={moment(lastRanAt)} second={ago(lastRanAt)} />,
    },
    { heading: 'jobs.took', render: ({ lastTookMilliseconds }) => tookOf(lastTookMilliseconds), isNumber: true },
    { heading: 'jobs.due', render: ({ dueAt }) => moment(dueAt) },
    {
      heading: 'jobs.waiting',
      render: ({ kind, waiting, stuck }) =>
        kind !== 'QUEUE' && waiting === 0 ? (
          '–'
        ) : (
          <TwoLines
            first={number(waiting)}
            second={stuck > 0 && translate('jobs.stuckCount', { count: number(stuck) })}
          />
        ),
      isNumber: true,
    },
    {
      heading: 'jobs.lastFailure',
      render: ({ lastFailure }) =>
        lastFailure === null ? '–' : <TwoLines first={lastFailure.message} second={moment(lastFailure.at)} />,
    },
  ]
}
