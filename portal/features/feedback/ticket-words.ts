import type { Tone } from '../../ui/badge.tsx'
import type { TicketPartsFragment } from './feedback.generated.ts'

/** What a ticket may be about, in the order of the form. */
export const ticketCategories = [
  'DEPOSIT',
  'WITHDRAWAL',
  'GAME',
  'PROMOTION',
  'ACCOUNT',
  'COMPLAINT',
  'SUGGESTION',
  'OTHER',
] as const satisfies readonly TicketPartsFragment['category'][]

/** The colour of each state. */
export const ticketTones: Record<TicketPartsFragment['state'], Tone> = {
  OPEN: 'warning',
  CLAIMED: 'info',
  ESCALATED: 'info',
  ANSWERED: 'success',
  CLOSED: 'neutral',
}

/** Section 9: characters of the first text, and pictures of any. */
export const longestFirstText = 140
export const mostPictures = 3
/** Characters of what follows. */
export const longestText = 2000

/** How many letters somebody sees, as the house counts them. */
export const lettersOf = (text: string): number => [...text.trim()].length
