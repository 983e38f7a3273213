import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { BetFacts } from '../../../kits/bets/bet-facts.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTeam } from '../use-team.ts'
import { useTeamBetQuery } from './team-bets.generated.ts'

/** A bet of a member as the member himself may see it. `opened` is the member's id and the bet's, with a dot between. */
export function TeamBetDialog({ opened, onClose }: { opened: string | null; onClose: () => void }) {
  const { t } = useTranslation(['agent', 'account'])
  const { timeZone } = useTeam()
  const [memberId = '', id = ''] = opened?.split('.') ?? []
  const { data, error, refetch } = useTeamBetQuery({ variables: { memberId, id }, skip: opened === null })
  const detail = opened === null ? undefined : data?.team?.bet
  return (
    <Dialog
      open={opened !== null}
      onClose={onClose}
      title={detail?.bet.gameName ?? t('account:betDetail')}
      size="large"
    >
      {error && !detail && <QueryError error={error} onRetry={() => refetch()} />}
      {!error && detail === undefined && <Skeleton className="h-80 w-full" />}
      {detail === null && <EmptyState title={t('betNotInLine')} />}
      {detail && <BetFacts detail={detail} timeZone={timeZone} />}
    </Dialog>
  )
}
