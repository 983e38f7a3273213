import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { ScrollBox } from './scroll-box.tsx'

export interface DataColumn<Row> {
  key: string
  header: string
  /** Null where the row has nothing: a dash in the table, and no line of the card on a phone. */
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end'
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Makes each row open its detail; the first cell becomes the button. */
  onOpen?: (row: Row) => void
}

/** Rows and columns; on a phone each row is a card with its column names. Roles are written out, since cards undo a table's. */
export function DataTable<Row>({ label, columns, rows, rowKey, onOpen }: DataTableProps<Row>) {
  return (
    <ScrollBox label={label} className="md:rounded-md md:border md:border-line">
      {/* biome-ignore lint/a11y/noRedundantRoles: display:block on phones removes the built-in roles */}
      <table role="table" aria-label={label} className="block w-full text-sm md:table">
        <thead className="hidden md:table-header-group">
          <tr className="bg-surface-2">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  'px-4 py-3 text-xs font-semibold whitespace-nowrap text-muted',
                  column.align === 'end' ? 'text-end' : 'text-start',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 md:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="flex flex-col rounded-md border border-line bg-surface-1 p-4 md:table-row md:border-0 md:border-t md:bg-transparent md:p-0 md:hover:bg-surface-2"
            >
              {columns.map((column, index) => {
                const content = column.cell(row)
                return (
                  <td
                    key={column.key}
                    className={classNames(
                      'items-baseline justify-between gap-4 py-1 text-ink md:table-cell md:px-4 md:py-3',
                      content === null ? 'hidden' : 'flex',
                      column.align === 'end' ? 'md:text-end' : 'md:text-start',
                    )}
                  >
                    <span aria-hidden className="shrink-0 text-xs text-faint md:hidden">
                      {column.header}
                    </span>
                    {onOpen && index === 0 ? (
                      <button
                        type="button"
                        onClick={() => onOpen(row)}
                        className="min-h-6 text-end font-semibold text-accent underline-offset-4 hover:underline md:text-start"
                      >
                        {content}
                      </button>
                    ) : (
                      <span className="min-w-0 text-end break-words md:text-inherit">
                        {content ?? <span className="text-faint">—</span>}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
