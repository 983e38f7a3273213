import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The heading of a row of the lobby, with the way to all of it. */
export function SectionHeading({
  id,
  title,
  onAll,
}: {
  /** Where the heading names its section. */
  id?: string
  title: string
  onAll?: (() => void) | undefined
}) {
  const { t } = useTranslation('common')
  return (
    <div className="mb-3 flex h-9 items-center justify-between gap-4">
      <h2 id={id} className="truncate text-lg font-semibold">
        {title}
      </h2>
      {onAll && (
        <button
          type="button"
          onClick={onAll}
          aria-label={`${t('viewAll')}: ${title}`}
          className="flex h-9 shrink-0 items-center gap-1 rounded-sm ps-2 text-sm font-semibold text-accent hover-quiet"
        >
          {t('viewAll')}
          <ChevronRight size={16} aria-hidden className="rtl:rotate-180" />
        </button>
      )}
    </div>
  )
}
