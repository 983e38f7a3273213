import { forwardRef, type KeyboardEvent, type ReactNode } from 'react'
import { DataTableBody, DataTableRow, type DataTableRowProps } from 'react-admin'

const open = (event: KeyboardEvent<HTMLTableRowElement>) => {
  // A box or a link within the row has the key for itself.
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.click()
}

/** Within the row: a line around it would be cut off by the table, which scrolls. */
const focus = { '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 } }

const KeyboardRow = forwardRef<HTMLTableRowElement, DataTableRowProps>((props, ref) => (
  <DataTableRow ref={ref} tabIndex={0} onKeyDown={open} {...props} sx={focus} />
))
KeyboardRow.displayName = 'KeyboardRow'

/** The rows of a table that lead somewhere: the keyboard reaches each of them, and Enter opens it, as a click does. */
export const KeyboardBody = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={KeyboardRow}>{children}</DataTableBody>
)
