import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { TwoLines } from '../../fields/TwoLines.tsx'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { type Column, Sheet } from '../../kits/tables/Sheet.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { type ConsoleJobFailureFragment, DropJobFailureDocument, RetryJobFailureDocument } from './jobs.generated.ts'

const TONES = { TOLD: 'default', STUCK: 'error', RETRIED: 'default', DROPPED: 'default' } as const

/** The last failures of a job: why, how often, under which reference the log has more; and what gave up, to decide about. */
export function JobFailures({ failures }: { failures: readonly ConsoleJobFailureFragment[] }) {
  const { moment, number } = useFormats()
  const columns: Column<ConsoleJobFailureFragment>[] = [
    { heading: 'jobs.at', render: ({ at }) => moment(at) },
    { heading: 'jobs.why', render: ({ message, detail }) => <TwoLines first={message} second={detail} /> },
    { heading: 'jobs.times', render: ({ times }) => number(times), isNumber: true },
    { heading: 'jobs.attempt', render: ({ attempt }) => (attempt === null ? '–' : number(attempt)), isNumber: true },
    {
      heading: 'jobs.reference',
      render: ({ reference }) =>
        reference === null ? (
          '–'
        ) : (
          <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {reference}
          </Typography>
        ),
    },
    { heading: 'jobs.outcome', render: (failure) => <Outcome failure={failure} /> },
  ]
  return <Sheet name="jobs.failures" empty="jobs.noFailures" columns={columns} rows={failures} keyOf={({ id }) => id} />
}

function Outcome({ failure: { id, state, at } }: { failure: ConsoleJobFailureFragment }) {
  const translate = useTranslate()
  const { moment } = useFormats()
  const about = moment(at)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <StateChip label={translate(`jobs.failureStates.${state}`)} tone={TONES[state]} />
      {state === 'STUCK' && mayDo('jobs', 'run') && (
        <>
          <ActionButton
            label="jobs.retry"
            about={about}
            effects={['jobs.effectRetry']}
            run={(reason) => change(RetryJobFailureDocument, { input: { id, reason } })}
          />
          <ActionButton
            label="jobs.drop"
            about={about}
            effects={['jobs.effectDrop']}
            run={(reason) => change(DropJobFailureDocument, { input: { id, reason } })}
            isDangerous
          />
        </>
      )}
    </Box>
  )
}
