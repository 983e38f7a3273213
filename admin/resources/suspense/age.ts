const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago a moment was, in the largest unit that fits: "3 hours ago". */
export function formatAge(moment: string, language: string, now = Date.now()): string {
  const passed = now - Date.parse(moment)
  const [unit, size] = units.find(([, milliseconds]) => passed >= milliseconds) ?? ['minute', 60_000]
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / size), unit)
}
