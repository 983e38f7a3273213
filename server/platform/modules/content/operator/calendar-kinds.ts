import type { RightName } from '../../operators/service.ts'

/** What stands in the calendar, with what an operator has to be allowed to read of it. */
export const calendarRights = {
  ANNOUNCEMENT: 'announcements.read',
  BANNER: 'banners.read',
  BROADCAST: 'broadcasts.read',
  MISSION: 'missions.read',
  PROMOTION: 'promotions.read',
  RAFFLE: 'raffles.read',
} as const satisfies Readonly<Record<string, RightName>>

export type CalendarKind = keyof typeof calendarRights
export const calendarKinds = Object.keys(calendarRights) as CalendarKind[]
