import { Box, LinearProgress, Typography } from '@mui/material'

/** How much of something is done, in a bar and in words. */
export function ProgressBar({ text, share, isDone = false }: { text: string; share: number; isDone?: boolean }) {
  return (
    <Box sx={{ minWidth: 160, maxWidth: 280 }}>
      <LinearProgress
        variant="determinate"
        value={share}
        color={isDone ? 'success' : 'primary'}
        aria-label={text}
        sx={{ height: 6, borderRadius: 3, mb: 0.5, bgcolor: 'divider' }}
      />
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {text}
      </Typography>
    </Box>
  )
}
