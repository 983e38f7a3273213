/** The end of a schedule must come after its start. */
export function isAfterStart(
  endsAt: string | Date | null | undefined,
  { startsAt }: { startsAt?: string | Date | null },
): string | undefined {
  if (!endsAt || !startsAt) return undefined
  return new Date(endsAt) > new Date(startsAt) ? undefined : 'schedule.endsBeforeStart'
}
