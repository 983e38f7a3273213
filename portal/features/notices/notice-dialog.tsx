import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { classNames } from '../../lib/class-names.ts'
import { countUp } from '../../lib/count-up.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoticesDocument, type NoticesQuery } from './notices.generated.ts'

/** Notices a page (§9). */
const pageSize = 9

/** All notices; the one at `index` is open and in sight (§2). */
export default function NoticeDialog({ open, onClose, index = 0 }: DialogComponentProps<'notice'>) {
  const { t } = useTranslation('content')
  const [page, setPage] = useState(Math.floor(index / pageSize) + 1)
  const { data, previousData, error, refetch } = useData(NoticesDocument, { page: { page, pageSize } })
  const notices = data?.announcements
  const totalPages = (notices ?? previousData?.announcements)?.pageInfo.totalPages ?? 1
  return (
    <Dialog open={open} onClose={onClose} title={t('notices')} size="medium">
      {notices ? (
        notices.items.length > 0 ? (
          <NoticeList
            key={page}
            notices={notices.items}
            first={page === Math.floor(index / pageSize) + 1 ? index % pageSize : 0}
          />
        ) : (
          <EmptyState title={t('noNotices')} />
        )
      ) : error ? (
        <QueryError error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-3">
          {countUp(4).map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      )}
      <Pagination page={page} totalPages={totalPages} onChange={setPage} className="mt-5" />
    </Dialog>
  )
}

type Notice = NonNullable<NoticesQuery['announcements']>['items'][number]

function NoticeList({ notices, first }: { notices: readonly Notice[]; first: number }) {
  const [openId, setOpenId] = useState(notices[first]?.id ?? null)
  return (
    <ul className="flex flex-col gap-2">
      {notices.map((notice) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          isOpen={notice.id === openId}
          onToggle={() => setOpenId(notice.id === openId ? null : notice.id)}
        />
      ))}
    </ul>
  )
}

function NoticeRow({ notice, isOpen, onToggle }: { notice: Notice; isOpen: boolean; onToggle: () => void }) {
  const { i18n } = useTranslation()
  const rowRef = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) rowRef.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(notice.publishedAt))
  return (
    <li ref={rowRef} className="rounded-md border border-line bg-surface-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-ink">{notice.title}</span>
          <time dateTime={notice.publishedAt} className="text-xs text-faint tabular">
            {date}
          </time>
        </span>
        <ChevronDown
          size={18}
          aria-hidden
          className={classNames('shrink-0 text-faint transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div className="px-4 pb-4 text-sm">
          <Markdown text={notice.content} />
        </div>
      )}
    </li>
  )
}
