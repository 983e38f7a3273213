/** What a schedule says about now. */
export type Publication = 'hidden' | 'scheduled' | 'shownNow' | 'over'

/** Whether something is shown now, by its switch and its schedule. */
export function publicationOf(
  { published, startsAt, endsAt }: { published: boolean; startsAt: string | null; endsAt: string | null },
  now: number = Date.now(),
): Publication {
  if (!published) return 'hidden'
  if (startsAt !== null && Date.parse(startsAt) > now) return 'scheduled'
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'over'
  return 'shownNow'
}
