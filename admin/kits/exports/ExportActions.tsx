import { FilterButton, TopToolbar, useListContext } from 'react-admin'
import { ExportButton } from './ExportButton.tsx'
import type { CreateExportMutationVariables } from './exports.generated.ts'

export type ExportedList = keyof CreateExportMutationVariables['input']['of']

interface Props {
  readonly of: ExportedList
  /** What the list asks for by the filters in use, where that is not what they hold. */
  readonly asked?: (filter: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** The actions of a list that is exported whole, by the filters in use. */
export function ExportActions({ of, asked = (filter) => filter }: Props) {
  const { filterValues, total } = useListContext()
  return (
    <TopToolbar>
      <FilterButton />
      <ExportButton of={of} filter={asked(filterValues)} count={total} />
    </TopToolbar>
  )
}
