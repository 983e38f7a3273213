import type { TagColour } from '../../lib/schema.generated.ts'

/** The palette of the theme for each colour of a tag. */
export const tagTones = {
  GREY: 'default',
  RED: 'error',
  ORANGE: 'warning',
  GREEN: 'success',
  BLUE: 'info',
  PURPLE: 'secondary',
} as const satisfies Record<TagColour, string>
