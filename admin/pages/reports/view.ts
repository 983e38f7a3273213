import type { Filters } from './definitions.ts'
import type { SpanName } from './spans.ts'

/** What an operator looks at of a report. */
export interface View {
  readonly span: SpanName
  /** Of `own`. */
  readonly days?: { readonly from: string; readonly to: string }
  readonly isCompared: boolean
  readonly filters: Filters
}

export const firstView: View = { span: 'days30', isCompared: true, filters: {} }

/** A view under a name, to come back to. */
export interface SavedView {
  readonly label: string
  readonly view: View
}
