import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FriendList } from './friend-list.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { OwnLink } from './own-link.tsx'
import { type ReferralQuery, useReferralQuery } from './referral.generated.ts'

/** The member's own code and link, what is given for friends, who came and what was earned (§2). */
export default function ReferralPage() {
  const { data, error, refetch } = useReferralQuery({ fetchPolicy: 'cache-and-network' })
  const referral = data?.referral
  if (error && !referral) return <QueryError error={error} onRetry={() => refetch()} />
  if (!referral) return <Skeleton className="h-96 w-full" />
  return (
    <div className="flex flex-col gap-4">
      <OwnLink code={referral.code} />
      <HowItWorks rule={referral.rule} />
      <Summary referral={referral} />
      <FriendList onClaimed={() => refetch()} />
    </div>
  )
}

function Summary({ referral }: { referral: ReferralQuery['referral'] }) {
  const { t } = useTranslation('referral')
  const { currencySymbol } = useSite().site
  const { came, deposited, paid, paidThisMonth, earned, rule } = referral
  return (
    <section aria-label={t('summary')} className="rounded-lg border border-line bg-surface-1 p-5">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {[
          { label: t('came'), value: <span className="tabular">{came}</span> },
          { label: t('deposited'), value: <span className="tabular">{deposited}</span> },
          { label: t('paid'), value: <span className="tabular">{paid}</span> },
          { label: t('earned'), value: <MoneyText amount={earned} symbol={currencySymbol} /> },
        ].map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-lg font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {rule && (
        <p className="mt-3 text-sm text-muted">{t('thisMonth', { count: paidThisMonth, most: rule.mostFriends })}</p>
      )}
    </section>
  )
}
