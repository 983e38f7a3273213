/** When the day of a zone began that `now` is in. */
export function startOfDay(now: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  const passed = ((read('hour') * 60 + read('minute')) * 60 + read('second')) * 1_000 + now.getUTCMilliseconds()
  return new Date(now.getTime() - passed)
}
