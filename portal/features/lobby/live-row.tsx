import type { ReactNode } from 'react'
import { QueryError } from '../../apollo/query-error.tsx'
import { classNames } from '../../lib/class-names.ts'
import { countUp } from '../../lib/count-up.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Failure } from './failure.ts'

interface LiveRowProps {
  /** Cards of `cardClass`; undefined while they are on their way. */
  cards: readonly { key: string; card: ReactNode }[] | undefined
  failure: Failure | undefined
  /** What is said where there are none. */
  empty: string
  /** Columns where there is room for them, and so many cards; phones, and a page beside an open chat, scroll through all. */
  columns: 3 | 4
  /** The height of a card, so that nothing moves when they come. */
  cardClass: string
}

const columnClass = { 3: '@xl:grid-cols-3', 4: '@xl:grid-cols-2 @3xl:grid-cols-4' }

/** What goes on now, side by side: one line that phones scroll, as high with nothing in it as with cards. */
export function LiveRow({ cards, failure, empty, columns, cardClass }: LiveRowProps) {
  if (cards?.length === 0)
    return (
      <p
        className={classNames(cardClass, 'flex items-center justify-center rounded-lg bg-surface-1 text-sm text-muted')}
      >
        {empty}
      </p>
    )
  if (!cards && failure) return <QueryError {...failure} />
  const shown =
    cards ?? countUp(columns).map((index) => ({ key: String(index), card: <Skeleton className="h-full" /> }))
  return (
    <div className="@container">
      <ul
        aria-busy={!cards}
        className={classNames(
          'scroll-quiet -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 @xl:mx-0 @xl:grid @xl:px-0',
          columnClass[columns],
        )}
      >
        {shown.map(({ key, card }, index) => (
          <li
            key={key}
            className={classNames(
              cardClass,
              'w-[66vw] max-w-72 min-w-0 shrink-0 snap-start @xl:w-auto @xl:max-w-none',
              index >= columns && '@xl:hidden',
            )}
          >
            {card}
          </li>
        ))}
      </ul>
    </div>
  )
}
