import { useTranslation } from 'react-i18next'
import { betEnd, betTones } from '../../../kits/bets/bet-states.ts'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx'
import { MoneyText } from '../../../ui/money-text.tsx'
import { AccountLink } from '../account-link.tsx'
import { useTeam } from '../use-team.ts'
import type { TeamBetsQuery } from './team-bets.generated.ts'

export type TeamBet = NonNullable<TeamBetsQuery['team']>['bets']['nodes'][number]

interface TeamBetTableProps {
  bets: readonly TeamBet[]
  onOpen: (bet: TeamBet) => void
  onMember: (id: string) => void
}

/** Bets of a team by the brand's clock; the game opens the bet, the name its member. */
export function TeamBetTable({ bets, onOpen, onMember }: TeamBetTableProps) {
  const { t } = useTranslation(['agent', 'account', 'layout'])
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const columns: DataColumn<TeamBet>[] = [
    { key: 'game', header: t('account:game'), cell: ({ bet }) => bet.gameName },
    { key: 'member', header: t('member'), cell: (row) => <AccountLink row={row} onOpen={onMember} /> },
    { key: 'vendor', header: t('account:vendor'), cell: ({ bet }) => bet.vendorName },
    {
      key: 'placedAt',
      header: t('account:time'),
      cell: ({ bet }) => <span className="whitespace-nowrap tabular">{format(bet.placedAt)}</span>,
    },
    { key: 'stake', header: t('stake'), align: 'end', cell: ({ bet }) => <MoneyText amount={bet.stake} /> },
    { key: 'validBet', header: t('validBet'), align: 'end', cell: ({ bet }) => <MoneyText amount={bet.validBet} /> },
    { key: 'payout', header: t('payout'), align: 'end', cell: ({ bet }) => <MoneyText amount={bet.payout} /> },
    {
      key: 'profit',
      header: t('profitShort'),
      align: 'end',
      cell: ({ bet }) => <MoneyText amount={bet.profit} signed />,
    },
    {
      key: 'state',
      header: t('account:state'),
      cell: ({ bet }) => <Badge tone={betTones[betEnd(bet)]}>{t(`account:betStates.${betEnd(bet)}`)}</Badge>,
    },
  ]
  const label = t('layout:agentPage.personalHistoryCopy')
  return <DataTable label={label} columns={columns} rows={bets} rowKey={({ bet }) => bet.id} onOpen={onOpen} />
}
