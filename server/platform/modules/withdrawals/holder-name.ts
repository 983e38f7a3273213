import { foldText } from '../../lib/fold-text.ts'

const LONGEST = 60

/** A name as banks write it: capitals without diacritics, single spaces. `Vũ Thị  Hương` → `VU THI HUONG`. */
export function bankName(name: string): string {
  return foldText(name).toUpperCase().trim().replace(/\s+/g, ' ')
}

/** Whether a folded name can be an account holder's: two to sixty letters, spaces and what names have in them. */
export function isHolderName(name: string): boolean {
  return name.length >= 2 && name.length <= LONGEST && /^[A-Z][A-Z '.-]*$/.test(name)
}
