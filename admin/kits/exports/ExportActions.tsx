import { FilterButton, TopToolbar, useListContext } from 'react-admin'
import { ExportButton } from './ExportButton.tsx'
import type { CreateExportMutationVariables } from './exports.generated.ts'

export type ExportedList = keyof CreateExportMutationVariables['input']['of']

/** The actions of a list that is exported whole, by the filters in use. */
export function ExportActions({ of }: { of: ExportedList }) {
  const { filterValues, total } = useListContext()
  return (
    <TopToolbar>
      <FilterButton />
      <ExportButton of={of} filter={filterValues} count={total} />
    </TopToolbar>
  )
}
