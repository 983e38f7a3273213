/** What a spreadsheet takes for the beginning of a formula, or of a call of another program; full width as well, as Excel reads it. */
const BEGINS = '=+\\-@|＝＋－＠'
/** What may stand before it: blanks of all kinds and marks that nobody sees, which some programs drop, and a quote. */
const UNSEEN = '\\s\\p{Cc}\\p{Cf}"'

const FORMULA = new RegExp(`^(?:[${UNSEEN}]*[${BEGINS}]|[\\t\\r\\n])`, 'u')
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** A run as a whole, so that a text of nothing else is gone through once. */
const GAP = new RegExp(`[;${UNSEEN}]+`, 'gu')
const FORMULA_NEXT = new RegExp(`^[${BEGINS}]`, 'u')
const SEPARATOR = /[;\t\r\n]/

/**
 * A text for a cell of CSV that no spreadsheet runs as a formula (OWASP, CSV injection): an apostrophe stands before what begins like one,
 * unless it is a plain number. Where a list separates by `;` or tabs, as Excel in Vietnamese does, quotes around a cell do not hold it
 * together, and what stands behind a separator or a new line within it begins a cell too.
 */
export function disarmedCell(text: string): string {
  if (PLAIN_NUMBER.test(text)) return text
  const within = text.replaceAll(GAP, (gap, place: number) => {
    const beginsCell = SEPARATOR.test(gap) && FORMULA_NEXT.test(text.charAt(place + gap.length))
    return beginsCell ? `${gap}'` : gap
  })
  return FORMULA.test(text) ? `'${within}` : within
}
