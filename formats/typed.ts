import { groupDigits, type NumberSigns } from './money.ts'

/**
 * The decimal string behind what was typed or pasted. `1.000.000`, `1,000,000` and `1 000 000` are all a million, since people carry the
 * habit of one language into another; of two kinds of sign the later one is the decimal one. Text that is no amount stays as it is, for
 * the form to refuse it in words.
 */
export function plainTyped(text: string, signs: NumberSigns): string {
  const bare = bareOf(text)
  if (bare === null) return text
  const point = decimalPoint(bare, signs)
  return point < 0 ? bare.replace(/[.,]/g, '') : `${bare.slice(0, point).replace(/[.,]/g, '')}.${bare.slice(point + 1)}`
}

/**
 * The same where people pay in whole units: every sign groups, whatever the language. Cents that are nought, as they come with a figure
 * copied from a page, are dropped; others make it no whole amount.
 */
export function plainWhole(text: string): string {
  const bare = bareOf(text)
  if (bare === null) return text
  const kinds = new Set(bare.replace(/[^.,]/g, ''))
  const whole = kinds.size === 2 ? bare.replace(/[.,]0*$/, '') : bare
  const isWhole = new Set(whole.replace(/[^.,]/g, '')).size < 2
  return isWhole ? whole.replace(/[.,]/g, '') : text
}

function bareOf(text: string): string | null {
  const bare = text.replace(/[\s']/g, '').replace('−', '-')
  return /^-?\d[\d.,]*$/.test(bare) ? bare : null
}

/** Where the decimal sign stands; −1 when every sign only groups. */
function decimalPoint(bare: string, { group, decimal }: NumberSigns): number {
  const found = bare.replace(/[^.,]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (new Set(found).size === 2) return last
  if (found === '') return -1
  const behind = bare.length - last - 1
  // The groups are ours and lose digits as somebody deletes: only at the very end, or behind a nought, is their sign meant otherwise.
  if (found.endsWith(group)) return behind === 0 || /^-?0.\d*$/.test(bare) ? last : -1
  return found === decimal && behind !== 3 ? last : -1
}

/** Which amounts a field takes: whole ones, as people pay, or those with decimals. */
export type TypedKind = 'whole' | 'decimal'

/** What was typed or pasted, with its whole digits in groups: `1500000` → `1.500.000`, `1234,5` → `1.234,5`. */
export function groupTyped(text: string, signs: NumberSigns, kind: TypedKind): string {
  return groupPlain(kind === 'whole' ? plainWhole(text) : plainTyped(text, signs), signs)
}

/** A decimal string as it stands in a field; anything else as it is. */
export function groupPlain(plain: string, signs: NumberSigns): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(\.\d*)?$/.exec(plain) ?? []
  return whole === '' ? plain : `${sign}${groupDigits(whole, signs)}${fraction.replace('.', signs.decimal)}`
}

/** Where the caret belongs in the grouped text, so that the digits behind it are those that were behind it before. */
export function caretAfter(grouped: string, digitsBehind: number): number {
  let left = digitsBehind
  let caret = grouped.length
  while (left > 0 && caret > 0) {
    caret -= 1
    if (/\d/.test(grouped[caret] ?? '')) left -= 1
  }
  // Before the sign of a group rather than behind it, or the next backspace would take the sign, which comes back at once.
  return digitsBehind > 0 && /[.,]/.test(grouped[caret - 1] ?? '') ? caret - 1 : caret
}
