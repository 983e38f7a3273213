import { useTranslation } from 'react-i18next'
import { downloadText, toCsv } from '../../../kits/records/csv.ts'
import { type MembersWish, useWholeLine } from './use-whole-line.ts'

const figures = ['bets', 'stake', 'validBet', 'payout', 'profit', 'deposits', 'withdrawals', 'bonuses'] as const

/** Writes all members of a list with their figures into a file, amounts and moments as they come over the wire. */
export function useMemberCsv(): (wish: MembersWish) => Promise<void> {
  const { t } = useTranslation(['agent', 'layout'])
  const readAll = useWholeLine()
  return async (wish) => {
    const header = [
      ...(['account', 'nickname', 'kind', 'status', 'level', 'upline', 'downlines', 'balance'] as const).map((name) =>
        t(name),
      ),
      t('registeredAt'),
      t('lastSignInAt'),
      ...figures.map((figure) => t('ownFigure', { figure: t(figure) })),
      ...figures.map((figure) => t('teamFigure', { figure: t(figure) })),
    ]
    const rows = (await readAll(wish)).map((row) => [
      row.account,
      row.nickname ?? '',
      t(`kinds.${row.isAgent ? 'agent' : 'member'}`),
      t(`statuses.${row.status}`),
      String(row.level),
      row.upline?.account ?? t('you'),
      String(row.directMemberCount),
      row.balance,
      row.registeredAt,
      row.lastSignInAt ?? '',
      ...figures.map((figure) => String(row.ownFigures[figure])),
      ...figures.map((figure) => String(row.teamFigures[figure])),
    ])
    const { from, to } = wish.span
    downloadText(`${t('layout:agentPage.downlineManagmentView')} ${from} ${to}.csv`, toCsv([header, ...rows]))
  }
}
