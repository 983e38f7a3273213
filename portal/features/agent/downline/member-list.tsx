import { useTranslation } from 'react-i18next'
import { MoneyText } from '../../../ui/money-text.tsx'
import { DownButton } from './down-button.tsx'
import { MemberName } from './member-name.tsx'
import type { MemberRow, MemberRowsProps } from './member-rows.ts'
import { SendMoney } from './send-money.tsx'

/** The people of a line on a phone: who and where it goes down in the first line, what the branch came to in the second. */
export function MemberList({ rows, ...props }: MemberRowsProps) {
  const { t } = useTranslation('agent')
  return (
    <ul aria-label={t('members')} className="divide-y divide-line rounded-md border border-line bg-surface-1">
      {rows.map((row) => (
        <Row key={row.id} row={row} {...props} />
      ))}
    </ul>
  )
}

function Row({ row, isSearch, maySend, onOpen, onDown }: Omit<MemberRowsProps, 'rows'> & { row: MemberRow }) {
  const { t } = useTranslation('agent')
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <MemberName row={row} isSearch={isSearch} onOpen={onOpen} />
        {row.directMemberCount > 0 && <DownButton row={row} onDown={onDown} />}
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 text-xs">
        {(['validBet', 'profit'] as const).map((figure) => (
          <div key={figure} className="flex gap-1.5">
            <dt className="text-muted">{t(figure === 'profit' ? 'profitShort' : figure)}</dt>
            <dd className="font-semibold">
              <MoneyText amount={row.teamFigures[figure]} signed={figure === 'profit'} />
            </dd>
          </div>
        ))}
      </dl>
      {maySend && (
        <div className="-mx-2 empty:hidden">
          <SendMoney row={row} />
        </div>
      )}
    </li>
  )
}
