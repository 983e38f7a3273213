import { useTranslation } from 'react-i18next'
import { Pagination } from '../../../ui/pagination.tsx'
import type { InvitationQuery } from './register-centre.generated.ts'
import { useInvitationWords } from './use-invitation-words.ts'

type Arrivals = NonNullable<NonNullable<InvitationQuery['team']>['invitation']>['arrivals']

/** Who came by a link, the last first. */
export function ArrivalList({ arrivals, onPage }: { arrivals: Arrivals; onPage: (page: number) => void }) {
  const { t } = useTranslation('agent')
  const { moment } = useInvitationWords()
  return (
    <section aria-label={t('register.arrivals')} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('register.arrivals')}</h3>
      {arrivals.items.length === 0 && <p className="text-sm text-muted">{t('register.nobodyCame')}</p>}
      {arrivals.items.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {arrivals.items.map(({ arrivedAt, member }, index) => (
            <li
              key={member?.id ?? `${arrivedAt} ${index}`}
              className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-2.5 text-sm"
            >
              <span className={member ? 'font-semibold' : 'text-muted'}>{member?.account ?? t('register.left')}</span>
              <span className="text-xs text-muted tabular">{moment(arrivedAt)}</span>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={arrivals.pageInfo.page} totalPages={arrivals.pageInfo.totalPages} onChange={onPage} />
    </section>
  )
}
