import type { Publication } from './schema.generated.ts'

/** The states that a list can be narrowed to, in the order of their life; their words are those of the chip. */
export const publicationChoices = (['HIDDEN', 'SCHEDULED', 'RUNNING', 'OVER'] satisfies Publication[]).map((id) => ({
  id,
  name: `publicationStates.${id}`,
}))

/** Whether something is shown now, by its switch and its schedule. */
export function publicationOf(
  { isPublished, startsAt, endsAt }: { isPublished: boolean; startsAt: string | null; endsAt: string | null },
  now: number = Date.now(),
): Publication {
  if (!isPublished) return 'HIDDEN'
  if (startsAt !== null && Date.parse(startsAt) > now) return 'SCHEDULED'
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'OVER'
  return 'RUNNING'
}
