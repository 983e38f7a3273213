import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { BetFacts } from '../../kits/bets/bet-facts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useBetDetailQuery } from './records.generated.ts'

/** One bet: what it cost and paid, each movement with the balance after it, and the round as the vendor drew it. */
export function BetDetailDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useBetDetailQuery({ variables: { id: id ?? '' }, skip: id === null })
  const detail = data?.bet
  return (
    <Dialog open={id !== null} onClose={onClose} title={detail?.bet.gameName ?? t('betDetail')} size="large">
      {error && !detail && <QueryError error={error} onRetry={() => refetch()} />}
      {!detail && !error && <Skeleton className="h-80 w-full" />}
      {detail && <BetFacts detail={detail} />}
    </Dialog>
  )
}
