import { Box, Typography } from '@mui/material'
import { Fragment } from 'react'
import { differenceOf } from '../lib/difference.ts'

/** Every leaf of a record that somebody else made, by its path: `reels.0.symbol`. */
export function Leaves({ record }: { record: unknown }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: '4px 16px',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        maxWidth: 720,
      }}
    >
      {differenceOf(null, record).map(({ path, after }) => (
        <Fragment key={path}>
          <Typography
            component="dt"
            variant="body2"
            color="textSecondary"
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
          >
            {path}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {after}
          </Typography>
        </Fragment>
      ))}
    </Box>
  )
}
