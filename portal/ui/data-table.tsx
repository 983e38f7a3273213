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
  /**
   * Where it stands in the two lines that a row is on a phone: `title` and `figure` in the first, `under` and `aside` in the second. When one
   * column says it, those that do not are left out there. Numbers of the second line have their column's name before them.
   */
  phone?: PhonePlace
}

type PhonePlace = 'title' | 'figure' | 'under' | 'aside'

const phonePlaces: Record<PhonePlace, string> = {
  title: 'max-md:col-start-1 max-md:row-start-1 max-md:font-semibold',
  figure: 'max-md:col-start-2 max-md:row-start-1 max-md:text-end max-md:font-semibold',
  under: 'max-md:col-start-1 max-md:row-start-2 max-md:text-xs max-md:text-muted',
  aside: 'max-md:col-start-2 max-md:row-start-2 max-md:text-end max-md:text-xs max-md:text-muted',
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

/**
 * Rows and columns. On a phone each row is two lines where the columns say their place in them, else a card with its column names. Roles are
 * written out, since neither is displayed as a table.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, onOpen }: DataTableProps<Row>) {
  const isTwoLines = columns.some(({ phone }) => phone !== undefined)
  return (
    <ScrollBox
      label={label}
      className={classNames(
        'md:rounded-md md:border md:border-line',
        isTwoLines && 'max-md:rounded-md max-md:border max-md:border-line max-md:bg-surface-1',
      )}
    >
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
        <tbody className={classNames('md:table-row-group', isTwoLines ? 'block' : 'flex flex-col gap-3')}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={classNames(
                'md:table-row md:border-0 md:border-t md:border-line md:bg-transparent md:p-0 md:hover:bg-surface-2',
                isTwoLines
                  ? 'relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 px-4 py-3 max-md:not-first:border-t max-md:not-first:border-line'
                  : 'flex flex-col rounded-md border border-line bg-surface-1 p-4',
              )}
            >
              {columns.map((column, index) => (
                <DataCell
                  key={column.key}
                  column={column}
                  content={column.cell(row)}
                  isTwoLines={isTwoLines}
                  {...(onOpen && index === 0 ? { onOpen: () => onOpen(row) } : {})}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

interface DataCellProps<Row> {
  column: DataColumn<Row>
  content: ReactNode
  isTwoLines: boolean
  onOpen?: () => void
}

function DataCell<Row>({ column, content, isTwoLines, onOpen }: DataCellProps<Row>) {
  const isLeftOut = isTwoLines ? column.phone === undefined : content === null
  // In two lines only a number of the second one has to say what it is.
  const isNamed = !isTwoLines || (column.align === 'end' && column.phone !== 'figure')
  return (
    <td
      className={classNames(
        'text-ink md:table-cell md:px-4 md:py-3',
        isLeftOut ? 'hidden' : isTwoLines ? 'min-w-0' : 'flex items-baseline justify-between gap-4 py-1',
        column.align === 'end' ? 'md:text-end' : 'md:text-start',
        column.phone && phonePlaces[column.phone],
      )}
    >
      {isNamed && (
        <span aria-hidden={!isTwoLines} className="shrink-0 text-xs text-faint md:hidden">
          {column.header}{' '}
        </span>
      )}
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          className={classNames(
            'min-h-6 font-semibold text-accent underline-offset-4 hover:underline md:text-start',
            // On a phone the whole row opens.
            isTwoLines ? 'text-start max-md:after:absolute max-md:after:inset-0' : 'text-end',
          )}
        >
          {content}
        </button>
      ) : (
        <span className={classNames('min-w-0 break-words md:text-inherit', !isTwoLines && 'text-end')}>
          {content ?? <span className="text-faint">—</span>}
        </span>
      )}
    </td>
  )
}
