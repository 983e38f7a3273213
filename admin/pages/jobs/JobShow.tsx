import { Alert, Box, Card, CardContent, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { Facts } from '../../fields/Facts.tsx'
import { ReadFailure } from '../../fields/ReadFailure.tsx'
import { TextLink } from '../../fields/TextLink.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change, read } from '../../providers/server.ts'
import { JobFailures } from './JobFailures.tsx'
import { JobState } from './JobState.tsx'
import { ConsoleJobDocument, type ConsoleJobQuery, RunJobDocument } from './jobs.generated.ts'
import { REFRESH_MILLISECONDS, useJobsLive, useJobWords } from './use-jobs.ts'

type Job = NonNullable<ConsoleJobQuery['job']>

/** One job: how it stands, why it failed, and what can be done about it. */
export default function JobShow() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const { nameOf } = useJobWords()
  useJobsLive()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['job', id],
    queryFn: async () => (await read(ConsoleJobDocument, { id })).job,
    refetchInterval: REFRESH_MILLISECONDS,
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (isPending) return <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
  if (data === null) return <Alert severity="info">{translate('jobs.unknown')}</Alert>
  return (
    <Card variant="outlined" sx={{ mt: 2 }}>
      <Title title={nameOf(id)} />
      <CardContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextLink to="/jobs">{translate('jobs.all')}</TextLink>
        <JobFacts job={data} />
        {data.lastFailure !== null && data.failuresInRow > 0 && (
          <Alert severity="error" variant="outlined">
            {data.lastFailure.message}
          </Alert>
        )}
        {data.isRunnable && mayDo('jobs', 'run') && <RunNow job={data} />}
        <Typography component="h2" variant="h2">
          {translate('jobs.failures')}
        </Typography>
        <JobFailures failures={data.failures ?? []} />
      </CardContent>
    </Card>
  )
}

function JobFacts({ job }: { job: Job }) {
  const { moment, number } = useFormats()
  const { cadenceOf, tookOf } = useJobWords()
  const isQueue = job.kind === 'QUEUE'
  return (
    <Facts
      facts={[
        ['jobs.state', <JobState key="state" job={job} />],
        ['jobs.cadence', cadenceOf(job)],
        ['jobs.lastRan', moment(job.lastRanAt)],
        ['jobs.took', tookOf(job.lastTookMilliseconds)],
        ['jobs.lastSucceeded', moment(job.lastSucceededAt)],
        ['jobs.failuresInRow', number(job.failuresInRow)],
        ...(isQueue
          ? ([
              ['jobs.waiting', number(job.waiting)],
              ['jobs.waitingSince', moment(job.waitingSince)],
              ['jobs.stuck', number(job.stuck)],
            ] as const)
          : ([['jobs.due', moment(job.dueAt)]] as const)),
        ['jobs.id', <code key="id">{job.id}</code>],
      ]}
    />
  )
}

function RunNow({ job: { id } }: { job: Job }) {
  return (
    <Box>
      <ActionButton
        label="jobs.run"
        effects={['jobs.effectRun']}
        run={(reason) => change(RunJobDocument, { input: { id, reason } })}
        done={() => 'jobs.begun'}
      />
    </Box>
  )
}
