import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useMember } from '../../session/use-member.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EnvelopeCard } from './envelope-card.tsx'
import { OwnRewards } from './own-rewards.tsx'
import { PromotionList } from './promotion-list.tsx'
import { RaffleCard } from './raffle-card.tsx'
import { RaffleHistory } from './raffle-history.tsx'
import { useRewardCentreOwnQuery, useRewardCentreQuery } from './reward-centre.generated.ts'
import { SignInStrip } from './sign-in-strip.tsx'

/** All that can be fetched now in one place (§2). Who plays for free sees what he would get; who takes a break sees no offer. */
export default function RewardCentrePage() {
  const { t } = useTranslation('reward-centre')
  const { isTrial, member, refresh } = useMember()
  const { data, error, refetch } = useRewardCentreQuery({ fetchPolicy: 'cache-and-network' })
  const { data: own, refetch: refetchOwn } = useRewardCentreOwnQuery({
    fetchPolicy: 'cache-and-network',
    skip: isTrial,
  })
  if (error && !data) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data)
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    )
  const onDone = () => Promise.all([refetch(), ...(isTrial ? [] : [refetchOwn()]), refresh()])
  const isBlocked = member?.playBlockedUntil != null
  const claims = isBlocked ? [] : data.promotions.filter(({ standing }) => standing === 'CLAIM')
  const { signInDays, envelopeRains, raffles } = data
  const isEmpty = signInDays === null && envelopeRains.length + raffles.length + claims.length === 0
  return (
    <div className="flex flex-col gap-4">
      {isTrial && (
        <p role="note" className="rounded-md bg-info-soft p-4 text-sm text-info">
          {t('trial')}
        </p>
      )}
      {isEmpty && (
        <EmptyState
          icon={Gift}
          title={t('nothing')}
          hint={t('nothingHint')}
          className="rounded-md border border-line bg-surface-1"
        />
      )}
      {signInDays && <SignInStrip days={signInDays} onDone={onDone} />}
      {envelopeRains.map((rain) => (
        <EnvelopeCard key={rain.id} rain={rain} onDone={onDone} />
      ))}
      {claims.length > 0 && <PromotionList promotions={claims} onDone={onDone} />}
      {raffles.map((raffle) => (
        <RaffleCard key={raffle.id} raffle={raffle} onDone={onDone} />
      ))}
      {!isTrial && raffles.length > 0 && <RaffleHistory />}
      {!isTrial && <OwnRewards own={own} />}
    </div>
  )
}
