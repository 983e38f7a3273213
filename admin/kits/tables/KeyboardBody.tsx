import { forwardRef, type KeyboardEvent, type ReactNode } from 'react'
import { DataTableBody, DataTableRow, type DataTableRowProps } from 'react-admin'

const open = (event: KeyboardEvent<HTMLTableRowElement>) => {
  // A box or a link within the row has the key for itself.
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.click()
}

const KeyboardRow = forwardRef<HTMLTableRowElement, DataTableRowProps>((props, ref) => (
  <DataTableRow ref={ref} tabIndex={0} onKeyDown={open} {...props} />
))
KeyboardRow.displayName = 'KeyboardRow'

/** The rows of a table that lead somewhere: the keyboard reaches each of them, and Enter opens it, as a click does. */
export const KeyboardBody = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={KeyboardRow}>{children}</DataTableBody>
)
