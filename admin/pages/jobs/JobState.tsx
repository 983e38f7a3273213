import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { StateChip } from '../../fields/StateChip.tsx'
import { formatAge } from '../../lib/age.ts'
import type { ConsoleJobFragment } from './jobs.generated.ts'

const TONES = { HEALTHY: 'success', RUNNING: 'default', FAILING: 'error', OVERDUE: 'warning' } as const

/** How a job stands, and since when it is not well. */
export function JobState({ job: { state, since, runningSince } }: { job: ConsoleJobFragment }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const moment = state === 'RUNNING' ? runningSince : since
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <StateChip label={translate(`jobs.states.${state}`)} tone={TONES[state]} />
      {moment !== null && (
        <Typography variant="body2" color="textSecondary">
          {translate('jobs.for', { age: formatAge(moment, Date.now(), language) })}
        </Typography>
      )}
    </Box>
  )
}
