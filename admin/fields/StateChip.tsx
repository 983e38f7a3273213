import { Chip } from '@mui/material'

interface Props {
  label: string
  tone: 'success' | 'warning' | 'error' | 'default'
}

/** A state as a word in its colour; the word alone says it all. */
export function StateChip({ label, tone }: Props) {
  return <Chip label={label} color={tone} size="small" variant="outlined" sx={{ fontWeight: 600 }} />
}
