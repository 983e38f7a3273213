import { formatsOf } from '../../../formats/formats.ts'

const MINUTE = 60
const HOUR = 3_600

/** A wait of so many seconds as a person says it: `45 seconds`, `6 minutes`, `2 hours`; rounded up, so that nobody comes too early. */
export function waitInWords(seconds: number, language: string): string {
  const [unit, size] =
    seconds < 2 * MINUTE
      ? (['second', 1] as const)
      : seconds < 2 * HOUR
        ? (['minute', MINUTE] as const)
        : (['hour', HOUR] as const)
  return formatsOf(language).unit(Math.ceil(seconds / size), unit)
}
