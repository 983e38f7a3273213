import { isValidElement, type ReactElement } from 'react'
import {
  RecordRepresentation,
  useGetResourceLabel,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'

/**
 * The heading of a record whose name is an element (`recordRepresentation`), such as what it is in words and when it began: react-admin
 * writes nothing for those. Undefined where it knows the name itself.
 */
export function useRecordTitle(page: 'show' | 'edit'): ReactElement | undefined {
  const { recordRepresentation } = useResourceDefinition()
  return isValidElement(recordRepresentation) ? <RecordTitle page={page} /> : undefined
}

function RecordTitle({ page }: { page: 'show' | 'edit' }) {
  const resource = useResourceContext() ?? ''
  const translate = useTranslate()
  const name = useGetResourceLabel()(resource, 1)
  return (
    <>
      {translate(`ra.page.${page}`, { name, recordRepresentation: '' })}
      <RecordRepresentation />
    </>
  )
}
