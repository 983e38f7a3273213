/** What a claim goes through. Refused and given ones stay what they are. */
export const CLAIM_STATES = ['JOINED', 'APPLYING', 'PROCESS', 'ISSUED', 'CLAIMED', 'REJECTED'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** How a promotion stands for somebody (section 4 of the specification, "Activity status"). */
export const STANDINGS = [
  'COMING_SOON',
  'JOIN',
  'CLAIM',
  'JOINED',
  'APPLYING',
  'PROCESS',
  'ISSUED',
  'CLAIMED',
  'REJECTED',
  'CLOSE',
] as const
export type Standing = (typeof STANDINGS)[number]

/** What somebody lacks for a promotion that is open to others. */
export const OBSTACLES = [
  'NOT_FOR_YOU',
  'BIRTHDAY_MISSING',
  'BIRTHDAY_LATER',
  'BIRTHDAY_TOO_NEW',
  'CONTACT_MISSING',
  'LOSS_TOO_SMALL',
  'FIRST_DEPOSIT_MADE',
] as const
export type Obstacle = (typeof OBSTACLES)[number]
