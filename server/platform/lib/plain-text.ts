/** Letters of no language carry more marks than that; towers of them cover the lines around. */
const MARKS = /(\p{M}{4})\p{M}+/gu
/** What is not seen: controls, turned directions of text, blanks that pose as letters. The joiners of pictures and letters stay. */
const UNSEEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\u034f|\u115f|\u1160|\u3164|\uffa0|\u2800/gu
/** Joiners and marks go with a letter or picture; alone they are nothing to read. */
const NOTHING = /^(?:\u200c|\u200d|\s|\p{M})*$/u

/** What a person typed as others shall see it, lines as they are; empty where nothing is left to read. */
export function plainText(typed: string): string {
  const text = typed
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSEEN, '')
    .replace(MARKS, '$1')
    .trim()
  return NOTHING.test(text) ? '' : text
}

/** The same in one line: titles, subjects, names. */
export const plainLine = (typed: string): string => plainText(typed).replace(/\s*\n\s*/g, ' ')
