import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LeaderboardCard } from './leaderboard-card.tsx'
import {
  type StandingPartsFragment as Standing,
  useClaimLeaderboardPrizeMutation,
  useMissionLeaderboardsQuery,
} from './missions.generated.ts'
import { useClaim } from './use-claim.ts'

type WonPlace = Standing['won'][number]

/** The prizes that the member won, and the running week of each leaderboard. */
export function LeaderboardsTab() {
  const { t } = useTranslation('missions')
  const { data, error, refetch } = useMissionLeaderboardsQuery({ fetchPolicy: 'cache-and-network' })
  const found = data?.missionLeaderboards
  if (error && !found) return <QueryError error={error} onRetry={() => refetch()} />
  if (!found) return <Skeleton className="h-96 w-full" />
  return (
    <div className="flex flex-col gap-4">
      {found.won.length > 0 && (
        <section aria-label={t('won')} className="rounded-lg border border-line bg-surface-1 p-5">
          <h3 className="mb-2 font-semibold">{t('won')}</h3>
          <ul className="divide-y divide-line">
            {found.won.map((place) => (
              <WonRow key={place.id} place={place} onClaimed={() => refetch()} />
            ))}
          </ul>
        </section>
      )}
      {found.leaderboards.length === 0 && (
        <EmptyState
          icon={Trophy}
          title={t('noLeaderboards')}
          hint={t('noLeaderboardsHint')}
          className="rounded-md border border-line bg-surface-1"
        />
      )}
      {found.leaderboards.map((board) => (
        <LeaderboardCard key={board.code} board={board} />
      ))}
    </div>
  )
}

function WonRow({ place: won, onClaimed }: { place: WonPlace; onClaimed: () => Promise<unknown> }) {
  const { t } = useTranslation('missions')
  const { currencySymbol } = useSite().site
  const [claim] = useClaimLeaderboardPrizeMutation()
  const { id, name, place, startsOn, prize, claimedAt } = won
  const { isBusy, press } = useClaim(async () => {
    const answer = await claim({ variables: { input: { id } } })
    return answer.data?.claimLeaderboardPrize.userErrors
  }, onClaimed)
  // A date of the brand's calendar, the same in every zone.
  const day = useFormats().dates({ dateStyle: 'short', timeZone: 'UTC' }).format(startsOn)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{t('wonPlace', { place, day })}</p>
      </div>
      <div className="flex items-center gap-3">
        <MoneyText amount={prize} symbol={currencySymbol} className="font-semibold" />
        {claimedAt === null ? (
          <Button size="small" busy={isBusy} aria-label={t('claimOf', { name })} onClick={press}>
            {t('claim')}
          </Button>
        ) : (
          <span className="text-sm font-semibold text-success">{t('isTaken')}</span>
        )}
      </div>
    </li>
  )
}
