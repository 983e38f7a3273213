import { foldText } from '../../lib/fold-text.ts'

/** What is searched for as the column name_folded has it, or nothing where nothing was typed. */
export function foldSearch(search: string | undefined): { folded: string } | undefined {
  const text = foldText(search ?? '')
    .trim()
    .toLowerCase()
  return text === '' ? undefined : { folded: text }
}
