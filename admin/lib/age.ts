import { formatsOf } from '../../formats/formats.ts'

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago a moment was, in its largest unit: `3 hours`, `12 minutes`; below a minute that it is less than one. */
export function formatAge(moment: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1_000)
  const step = STEPS.find(([, length]) => seconds >= length)
  if (step === undefined) return `<${formatsOf(language).unit(1, 'minute')}`
  const [unit, size] = step
  return formatsOf(language).unit(Math.floor(seconds / size), unit)
}
