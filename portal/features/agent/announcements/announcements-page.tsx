import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { NoticeList } from '../../../kits/notices/notice-list.tsx'
import { useAddressFilter } from '../../../kits/records/use-address-filter.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTeam } from '../use-team.ts'
import { useAgentAnnouncementsQuery } from './announcements.generated.ts'

/** Announcements a page (§9). */
const pageSize = 9

/** What the brand tells its agents, and every member; the one that is open stands in the address (§2). */
export default function AnnouncementsPage() {
  const { t } = useTranslation('content')
  const { timeZone } = useTeam()
  const filter = useAddressFilter('announcement')
  const { data, previousData, error, refetch } = useAgentAnnouncementsQuery({
    variables: { page: { page: filter.page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.team?.announcements
  return (
    <div className="flex max-w-200 flex-col gap-4">
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-96 w-full" />}
      {found?.items.length === 0 && <EmptyState icon={Megaphone} title={t('noNotices')} />}
      {found && (
        <>
          <NoticeList
            notices={found.items}
            openId={filter.get('announcement')}
            onOpen={(id) => filter.set('announcement', id)}
            timeZone={timeZone}
          />
          <Pagination
            page={filter.page}
            totalPages={found.pageInfo.totalPages}
            onChange={(page) => filter.change({ page: String(page), announcement: null }, false)}
          />
        </>
      )}
    </div>
  )
}
