import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { type UseData, useData } from '../../data/use-data.ts'
import { NoticeList } from '../../kits/notices/notice-list.tsx'
import { useAddressFilter } from '../../kits/records/use-address-filter.ts'
import { countUp } from '../../lib/count-up.ts'
import { useMayAdvertise } from '../../session/use-may-advertise.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { NewsDocument, NoticesDocument, type NoticesQuery } from './notices.generated.ts'
import { popupAudience } from './popup-audience.ts'

/** Announcements a page (§9). */
const pageSize = 9

/** /announcements: everything that the brand tells whoever reads it, to be read again; a reload and a link show the same. */
export default function AnnouncementsPage() {
  const { t } = useTranslation('content')
  const filter = useAddressFilter('announcement')
  const mayAdvertise = useMayAdvertise()
  const kind = mayAdvertise && filter.get('kind') === 'news' ? 'news' : 'notices'
  return (
    <div className="mx-auto max-w-200 px-4 py-6">
      <h1 className="text-2xl font-bold">{t('announcementsPage.title')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('announcementsPage.intro')}</p>
      {mayAdvertise && (
        <Tabs
          label={t('announcementsPage.kind')}
          items={(['notices', 'news'] as const).map((value) => ({ value, label: t(`announcementsPage.${value}`) }))}
          value={kind}
          onChange={(next) =>
            filter.change({ kind: next === 'news' ? next : null, page: null, announcement: null }, false)
          }
          className="mb-5"
        />
      )}
      {kind === 'news' ? <News /> : <Notices />}
    </div>
  )
}

function Notices() {
  const { page } = useAddressFilter('announcement')
  return <Listed found={useData(NoticesDocument, { page: { page, pageSize } })} />
}

/** What is for this reader alone: members and visitors are told different things (§4). */
function News() {
  const { page } = useAddressFilter('announcement')
  return <Listed found={useData(NewsDocument, { occasions: popupAudience(), page: { page, pageSize } })} />
}

function Listed({ found: { data, previousData, error, refetch } }: { found: UseData<NoticesQuery> }) {
  const { t } = useTranslation('content')
  const filter = useAddressFilter('announcement')
  const announcements = (data ?? previousData)?.announcements
  if (!announcements && error) return <QueryError error={error} onRetry={() => void refetch()} />
  if (!announcements)
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        {countUp(5).map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    )
  if (announcements.items.length === 0) return <EmptyState icon={Megaphone} title={t('noNotices')} />
  return (
    <>
      <NoticeList
        notices={announcements.items}
        openId={filter.get('announcement')}
        onOpen={(id) => filter.set('announcement', id)}
      />
      <Pagination
        page={filter.page}
        totalPages={announcements.pageInfo.totalPages}
        onChange={(page) => filter.change({ page: String(page), announcement: null }, false)}
        className="mt-5"
      />
    </>
  )
}
