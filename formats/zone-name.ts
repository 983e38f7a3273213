/** A zone as people compare clocks by it: `GMT+7`, the same in every language. */
export function zoneName(timeZone: string, moment: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
