import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  /** Each a key of admin.json and what it is; one without a word of its own bears the end of its key. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** What is known of one thing, each fact under its name. */
export function Facts({ facts }: Props) {
  const translate = useTranslate()
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
    >
      {facts.map(([label, value]) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(label, { _: label.split('.').at(-1) })}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value || '–'}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
