import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState } from 'react-admin'
import { type ChancePlan, titleIn } from './chance-plan.ts'

/** The first tab of a plan: its title, what waits, how it stands, what may be done, what it gives. */
export function PlanPage({ plan, children }: { plan: ChancePlan; children: ReactNode }) {
  const [language] = useLocaleState()
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', py: 1 }}>
      <Typography component="h2" sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
        {titleIn(plan.words, language)}
      </Typography>
      {children}
    </Box>
  )
}
