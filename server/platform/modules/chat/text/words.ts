import { foldText } from '../../../lib/fold-text.ts'

/** Signs that stand for letters where somebody hides a word, and letters of other scripts that look like ours. */
// biome-ignore format: a table
const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a', '4': 'a', '3': 'e', '1': 'i', '0': 'o', $: 's', '5': 's', '7': 't',
  а: 'a', е: 'e', і: 'i', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', к: 'k', м: 'm', т: 't', н: 'h', в: 'b',
  α: 'a', ε: 'e', ι: 'i', ο: 'o', υ: 'u', ν: 'v',
}

/** Scripts whose words have nothing between them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** The letters of a text as words are compared by, and which of them begin or end a word of it. */
interface Letters {
  readonly text: string
  readonly begins: readonly boolean[]
  readonly ends: readonly boolean[]
}

/** A word of the list as it is compared: `Đ.ồ   Ngốc` → `dongoc`. */
export const comparedWord = (word: string): string => lettersOf(word).text

/**
 * The first word of the list that stands in a text, whatever its accents, capitals and repeated letters are and whatever stands between its
 * letters (`n.g  ốốc`). It begins and ends where words of the text do, so that `lon` is not found in `London`.
 */
export function findWord(text: string, words: readonly string[]): string | undefined {
  const letters = lettersOf(text)
  return words.find((word) => stands(word, letters))
}

function stands(word: string, { text, begins, ends }: Letters): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (begins[at] && ends[at + word.length - 1]) return true
  }
  return false
}

function lettersOf(written: string): Letters {
  const letters: string[] = []
  const begins: boolean[] = []
  const ends: boolean[] = []
  let isInside = false
  for (const sign of foldText(written.normalize('NFKC')).toLowerCase()) {
    const letter = STANDS_FOR[sign] ?? sign
    if (!/[\p{L}\p{N}]/u.test(letter)) {
      if (isInside) ends[ends.length - 1] = true
      isInside = false
      continue
    }
    const isAlone = UNSPACED.test(letter)
    // A letter that is repeated counts once, also over what stands between.
    if (letter === letters.at(-1) && !isAlone) {
      ends[ends.length - 1] = false
      isInside = true
      continue
    }
    // Where a surrogate pair takes two places of the string both count, so that places and flags agree.
    for (const half of letter.split('')) {
      letters.push(half)
      begins.push(!isInside || isAlone)
      ends.push(isAlone)
    }
    isInside = !isAlone
  }
  if (isInside) ends[ends.length - 1] = true
  return { text: letters.join(''), begins, ends }
}
