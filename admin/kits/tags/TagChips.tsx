import { Box, Chip } from '@mui/material'
import { tagTones } from './tag-tones.ts'
import type { ConsoleTagFragment } from './tags.generated.ts'

/** Tags in their colours; the word alone says it all. */
export function TagChips({ tags }: { tags: readonly ConsoleTagFragment[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      {tags.map(({ id, name, colour }) => (
        <Chip key={id} label={name} color={tagTones[colour]} size="small" variant="outlined" />
      ))}
    </Box>
  )
}
