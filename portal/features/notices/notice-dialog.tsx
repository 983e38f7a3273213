import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { useData } from '../../data/use-data.ts'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { NoticeList } from '../../kits/notices/notice-list.tsx'
import { countUp } from '../../lib/count-up.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
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
    <Dialog
      open={open}
      onClose={onClose}
      title={t('notices')}
      size="medium"
      footer={
        <Link to={paths.announcements()} onClick={onClose} className={buttonClass('secondary')}>
          {t('announcementsPage.all')}
        </Link>
      }
    >
      {notices ? (
        notices.items.length > 0 ? (
          <OpenableNotices
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

type Notices = NonNullable<NoticesQuery['announcements']>['items']

function OpenableNotices({ notices, first }: { notices: Notices; first: number }) {
  const [openId, setOpenId] = useState(notices[first]?.id ?? null)
  return <NoticeList notices={notices} openId={openId} onOpen={setOpenId} />
}
