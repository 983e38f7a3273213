import type { KeyboardEvent, ReactNode } from 'react'
import { DataTableBody, DataTableRow, type DataTableRowProps } from 'react-admin'

const open = (event: KeyboardEvent<HTMLTableRowElement>) => {
  // A box or a link within the row has the key for itself.
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.click()
}

/** Within the row: a line around it would be cut off by the table, which scrolls. */
const focus = { '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 } }

/** What the box of a row is called goes to the box itself: react-admin gives the name to what stands around it, where nobody is told it. */
function nameBox(row: HTMLTableRowElement | null): void {
  const around = row?.querySelector('.select-item[aria-label]')
  const name = around?.getAttribute('aria-label')
  const box = around?.querySelector('input')
  if (!around || !name || !box) return
  box.setAttribute('aria-label', name)
  around.removeAttribute('aria-label')
}

const KeyboardRow = (props: DataTableRowProps) => (
  <DataTableRow ref={nameBox} tabIndex={0} onKeyDown={open} {...props} sx={focus} />
)

/** The rows of a table that lead somewhere: the keyboard reaches each of them, and Enter opens it, as a click does. */
export const KeyboardBody = ({ children }: { children?: ReactNode }) => (
  <DataTableBody row={KeyboardRow}>{children}</DataTableBody>
)
