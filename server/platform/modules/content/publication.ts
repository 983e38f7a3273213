import { Type } from 'typebox'

/** How what is published with hours stands: not shown at all, later, now, or no more. */
export const Publication = Type.Enum(['HIDDEN', 'SCHEDULED', 'RUNNING', 'OVER'], {
  description:
    'HIDDEN: not published; SCHEDULED: published and starts later; RUNNING: shown now; OVER: its end has come',
})
export type Publication = 'HIDDEN' | 'SCHEDULED' | 'RUNNING' | 'OVER'

/** How something stands at a moment, by whether it is published and its hours. */
export function publicationOf(
  { isPublished, startsAt, endsAt }: { isPublished: boolean; startsAt: Date | null; endsAt: Date | null },
  now: Date,
): Publication {
  if (!isPublished) return 'HIDDEN'
  if (startsAt !== null && startsAt > now) return 'SCHEDULED'
  return endsAt !== null && endsAt <= now ? 'OVER' : 'RUNNING'
}
