import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { FACT_GRID, FACT_NAME_SIZE, FACT_SIZE } from '../lib/fact-grid.ts'

interface Props {
  /** Each a key of admin.json and what it is; one without a word of its own bears the end of its key. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** What is known of one thing, each fact under its name. */
export function Facts({ facts }: Props) {
  const translate = useTranslate()
  return (
    <Box component="dl" sx={{ ...FACT_GRID, m: 0, width: '100%' }}>
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" color="textSecondary" sx={{ fontSize: FACT_NAME_SIZE }}>
            {translate(label, { _: label.split('.').at(-1) })}
          </Typography>
          <Box component="dd" sx={{ m: 0, fontSize: FACT_SIZE, overflowWrap: 'anywhere' }}>
            {value || '–'}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
