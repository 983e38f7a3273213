import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../lib/class-names.ts'
import { pageItems } from '../lib/page-items.ts'

export interface PaginationProps {
  /** Counts from 1. */
  page: number
  totalPages: number
  onChange: (page: number) => void
  className?: string
}

const cell = 'flex h-10 min-w-10 items-center justify-center rounded-sm px-1 text-sm font-semibold tabular'

/** Pages by number: five around the current one and one at each end (§9). Nothing for a single page. */
export function Pagination({ page, totalPages, onChange, className }: PaginationProps) {
  const { t } = useTranslation('common')
  if (totalPages <= 1) return null
  return (
    <nav aria-label={t('pages')} className={classNames('flex flex-wrap items-center justify-center gap-1', className)}>
      <button
        type="button"
        aria-label={t('previousPage')}
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onChange(page - 1)}
        className={classNames(cell, 'text-muted hover-quiet aria-disabled:opacity-40')}
      >
        <ChevronLeft size={18} aria-hidden className="rtl:rotate-180" />
      </button>
      {pageItems(page, totalPages).map((item) =>
        typeof item === 'number' ? (
          <button
            key={item}
            type="button"
            aria-label={t('pageNumber', { page: item })}
            aria-current={item === page ? 'page' : undefined}
            onClick={() => onChange(item)}
            className={classNames(cell, item === page ? 'bg-brand text-on-brand' : 'text-muted hover-quiet')}
          >
            {item}
          </button>
        ) : (
          <span key={item} aria-hidden className={classNames(cell, 'text-faint')}>
            …
          </span>
        ),
      )}
      <button
        type="button"
        aria-label={t('nextPage')}
        aria-disabled={page >= totalPages}
        onClick={() => page < totalPages && onChange(page + 1)}
        className={classNames(cell, 'text-muted hover-quiet aria-disabled:opacity-40')}
      >
        <ChevronRight size={18} aria-hidden className="rtl:rotate-180" />
      </button>
    </nav>
  )
}
