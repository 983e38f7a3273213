import { useTranslation } from 'react-i18next'
import { classNames } from '../../../lib/class-names.ts'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { MoneyText } from '../../../ui/money-text.tsx'
import { useTeam } from '../use-team.ts'
import { DownButton } from './down-button.tsx'
import { MemberName } from './member-name.tsx'
import type { MemberRow, MemberRowsProps } from './member-rows.ts'
import { SendMoney } from './send-money.tsx'

const figures = ['validBet', 'profit', 'deposits'] as const
const head = 'sticky bg-surface-2 px-3 text-xs font-semibold text-muted'
const cell = 'border-t border-line px-3 py-2.5'

/** The people of a line on a large screen: own figures and those of the branch side by side, under a head that stays. */
export function MemberTable({ rows, ...props }: MemberRowsProps) {
  const { t } = useTranslation('agent')
  return (
    <div className="max-h-[75dvh] overflow-auto rounded-md border border-line bg-surface-1">
      <table aria-label={t('members')} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="h-9">
            <th rowSpan={2} scope="col" className={classNames(head, 'top-0 text-start')}>
              {t('member')}
            </th>
            <th rowSpan={2} scope="col" className={classNames(head, 'top-0 text-start')}>
              {t('downlines')}
            </th>
            <th rowSpan={2} scope="col" className={classNames(head, 'top-0 text-end')}>
              {t('balance')}
            </th>
            {(['own', 'team'] as const).map((whose) => (
              <th
                key={whose}
                colSpan={figures.length}
                scope="colgroup"
                className={classNames(head, 'top-0 border-s border-line text-center')}
              >
                {t(whose)}
              </th>
            ))}
            <th
              rowSpan={2}
              scope="col"
              className={classNames(head, 'top-0 border-s border-line text-end leading-tight')}
            >
              {t('lastSignInAt')}
            </th>
            {props.maySend && (
              <th rowSpan={2} scope="col" className={classNames(head, 'top-0')}>
                <span className="sr-only">{t('sendMoney')}</span>
              </th>
            )}
          </tr>
          <tr className="h-9">
            {(['own', 'team'] as const).flatMap((whose) =>
              figures.map((figure) => (
                <th
                  key={whose + figure}
                  scope="col"
                  className={classNames(head, 'top-9 text-end', figure === 'validBet' && 'border-s border-line')}
                >
                  {t(figure === 'profit' ? 'profitShort' : figure)}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, isSearch, maySend, onOpen, onDown }: Omit<MemberRowsProps, 'rows'> & { row: MemberRow }) {
  const { t } = useTranslation('agent')
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  return (
    <tr className="hover:bg-surface-2">
      <th scope="row" className={classNames(cell, 'text-start font-normal')}>
        <MemberName row={row} isSearch={isSearch} onOpen={onOpen} />
      </th>
      <td className={cell}>
        <DownButton row={row} isShort onDown={onDown} />
      </td>
      <td className={classNames(cell, 'text-end')}>
        <MoneyText amount={row.balance} />
      </td>
      {(['ownFigures', 'teamFigures'] as const).flatMap((whose) =>
        figures.map((figure) => (
          <td
            key={whose + figure}
            className={classNames(cell, 'text-end', figure === 'validBet' && 'border-s border-line')}
          >
            <MoneyText amount={row[whose][figure]} signed={figure === 'profit'} />
          </td>
        )),
      )}
      <td className={classNames(cell, 'border-s border-line text-end text-xs text-muted tabular')}>
        {row.lastSignInAt ? format(row.lastSignInAt) : t('never')}
      </td>
      {maySend && (
        <td className={cell}>
          <SendMoney row={row} isShort />
        </td>
      )}
    </tr>
  )
}
