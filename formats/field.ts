import type { NumberSigns } from './money.ts'
import { caretAfter, groupTyped, type TypedKind } from './typed.ts'

/** What an input of a page has of use here. */
interface TextInput {
  value: string
  readonly selectionStart: number | null
  setSelectionRange(start: number, end: number): void
}

/** Groups what stands in an input, with the caret left between the digits it was between. Call it when something was typed. */
export function groupInput(input: TextInput, signs: NumberSigns, kind: TypedKind): void {
  const typed = input.value
  const behind = typed.slice(input.selectionStart ?? typed.length)
  const grouped = groupTyped(typed, signs, kind)
  if (grouped === typed) return
  input.value = grouped
  const caret = caretAfter(grouped, behind.replace(/\D/g, '').length)
  input.setSelectionRange(caret, caret)
}
