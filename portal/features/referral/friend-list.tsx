import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import {
  type ReferredFriendPartsFragment as Friend,
  type ReferralState,
  useClaimReferralMutation,
  useReferredFriendsQuery,
} from './referral.generated.ts'

const pageSize = 20

const tones: Record<ReferralState, Tone> = {
  CAME: 'neutral',
  DEPOSITED: 'info',
  PLAYED: 'success',
  HELD: 'warning',
  PAID: 'success',
  REFUSED: 'danger',
}

/** Who registered with the member's code, the last one first, and what may be taken for them. */
export function FriendList({ onClaimed }: { onClaimed: () => Promise<unknown> }) {
  const { t } = useTranslation('referral')
  const [page, setPage] = useState(1)
  const { data, previousData, error, refetch } = useReferredFriendsQuery({
    variables: { page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.referredFriends
  const reread = async () => {
    await Promise.all([refetch(), onClaimed()])
  }
  return (
    <section aria-label={t('friends')} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('friends')}</h3>
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-48 w-full" />}
      {found?.items.length === 0 && (
        <EmptyState
          icon={Users}
          title={t('noFriends')}
          hint={t('noFriendsHint')}
          className="rounded-md border border-line bg-surface-1"
        />
      )}
      {found && found.items.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface-1">
          {found.items.map((friend) => (
            <FriendRow key={friend.id} friend={friend} onClaimed={reread} />
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={found?.pageInfo.totalPages ?? 0} onChange={setPage} />
    </section>
  )
}

function FriendRow({ friend, onClaimed }: { friend: Friend; onClaimed: () => Promise<unknown> }) {
  const { t } = useTranslation('referral')
  const { currencySymbol } = useSite().site
  const { format } = useDateTimeFormat()
  const { account, state, reason, reward, cameAt } = friend
  const note =
    reason !== null ? t(`reasons.${reason}`) : state === 'CAME' || state === 'DEPOSITED' ? t(`next.${state}`) : null
  return (
    <li className="flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{account}</span>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <span>{t('cameAt', { time: format(cameAt) })}</span>
        {reward !== null && state !== 'REFUSED' && (
          <MoneyText amount={reward} symbol={currencySymbol} className="font-semibold text-ink" />
        )}
      </div>
      {note !== null && <p className="text-sm text-muted">{note}</p>}
      {state === 'PLAYED' && <ClaimButton friend={friend} onClaimed={onClaimed} />}
    </li>
  )
}

/** Takes the reward; what is refused is said here, and the list shows what became of the row. */
function ClaimButton({ friend: { id, account }, onClaimed }: { friend: Friend; onClaimed: () => Promise<unknown> }) {
  const { t } = useTranslation('referral')
  const words = useErrorWords()
  const [claim, { loading }] = useClaimReferralMutation()
  const press = async () => {
    try {
      const answer = await claim({ variables: { input: { id } } })
      const [refusal] = answer.data?.claimReferral.userErrors ?? []
      if (refusal) toast.error(refusal.message)
      else toast.success(t('claimed'))
      await onClaimed()
    } catch (problem) {
      toast.error(words(problem).message)
    }
  }
  return (
    <div>
      <Button size="small" busy={loading} aria-label={t('claimOf', { account })} onClick={press}>
        {t('claim')}
      </Button>
    </div>
  )
}
