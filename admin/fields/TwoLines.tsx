import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** What a cell says, and below it what belongs to that. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <Box>{first}</Box>
      {second && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {second}
        </Typography>
      )}
    </>
  )
}
