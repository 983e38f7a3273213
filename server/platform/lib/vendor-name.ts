import { loadWords } from './words.ts'

const words = loadWords('vendors')

/** A vendor in the reader's language: the house's own lotteries have a name in each, others are called as they call themselves. */
export function vendorNameIn(code: string, ownName: string, language: string): string {
  return words.say(code, language) ?? ownName
}
