import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormats } from '../../lib/use-formats.ts'
import { change } from '../../providers/server.ts'
import { addresseesInput } from './broadcast-input.ts'
import { MeasureBroadcastReachDocument } from './broadcasts.generated.ts'

/** How many members what is filled in would reach, counted when it is asked for; a change makes the number old. */
export function ReachCount() {
  const translate = useTranslate()
  const { number } = useFormats()
  const { getValues } = useFormContext()
  const current = JSON.stringify(addresseesInput(useWatch() as Record<string, unknown>))
  const count = useMutation({
    mutationFn: async () => {
      const input = addresseesInput(getValues())
      const { members } = await change(MeasureBroadcastReachDocument, { input })
      return { members: members ?? 0, of: JSON.stringify(input) }
    },
  })
  const isOld = count.data !== undefined && count.data.of !== current
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
      <Button variant="outlined" onClick={() => count.mutate()} disabled={count.isPending}>
        {translate(count.isPending ? 'broadcasts.counting' : 'broadcasts.measure')}
      </Button>
      <Typography role="status" sx={{ ...(isOld && { color: 'text.secondary' }) }}>
        {count.data !== undefined &&
          translate(isOld ? 'broadcasts.reachOld' : 'broadcasts.reaches', {
            members: number(count.data.members),
            smart_count: count.data.members,
          })}
      </Typography>
      {count.error !== null && !count.isPending && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {count.error.message}
        </Alert>
      )}
    </Box>
  )
}
