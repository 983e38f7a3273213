import { plainLine } from '../../../lib/plain-text.ts'

/** A message has at most so many characters. */
export const LONGEST_MESSAGE = 300

/** What a person typed as others shall see it: one line with one blank between words, without signs that are not seen; undefined where nothing is left. */
export const tidyMessage = (typed: string): string | undefined => plainLine(typed).replace(/\s+/g, ' ') || undefined
