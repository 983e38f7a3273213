/** Part of a moment's name in a zone; the zone itself where the browser that names it does not know it (`Etc/Unknown`). */
function namePart(
  timeZone: string,
  language: string,
  timeZoneName: 'shortOffset' | 'shortGeneric',
  moment: Date,
): string {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts(moment)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  } catch {
    return timeZone
  }
}

/** A zone as people compare clocks by it: `GMT+7`, the same in every language. */
export function zoneName(timeZone: string, moment: Date = new Date()): string {
  return namePart(timeZone, 'en', 'shortOffset', moment)
}

/**
 * A zone in words that people know, with what it is ahead: `Vietnam time (UTC+7)`, whichever of its names a browser gives to it (`Asia/Saigon`,
 * `Asia/Ho_Chi_Minh`). Where a language has no word for it, what it is ahead alone.
 */
export function zoneWords(timeZone: string, language: string, moment: Date = new Date()): string {
  const words = namePart(timeZone, language, 'shortGeneric', moment)
  if (words === timeZone) return words
  const ahead = zoneName(timeZone, moment).replace('GMT', 'UTC').replace(/\+0$/, '')
  return words.startsWith('GMT') ? ahead : `${words} (${ahead})`
}
