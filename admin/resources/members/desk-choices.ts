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

export const betStates = ['OPEN', 'SETTLED', 'VOID'] as const
export const gameTypes = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'COCKFIGHT', 'FISH', 'RNG', 'PVP', 'ESPORTS'] as const
export const transferKinds = [
  'BET',
  'WIN',
  'ROLLBACK',
  'DEPOSIT',
  'WITHDRAWAL',
  'VENDOR_IN',
  'VENDOR_OUT',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'BONUS',
  'REBATE',
  'COMMISSION',
  'REWARD',
  'ADJUSTMENT',
  'REVERSAL',
  'OPENING',
  'TRIAL_GRANT',
] as const
