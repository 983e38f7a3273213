import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import type { MemberRow, MemberRowsProps } from './member-rows.ts'

/** Who a row is of, as a button that opens the detail; where a search found him it says under whom. */
export function MemberName({
  row,
  isSearch,
  onOpen,
}: { row: MemberRow } & Pick<MemberRowsProps, 'isSearch' | 'onOpen'>) {
  const { t } = useTranslation('agent')
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-2">
        <button
          type="button"
          onClick={() => onOpen(row.id)}
          className="min-h-6 truncate font-semibold text-accent underline-offset-4 hover:underline"
        >
          {row.account}
        </button>
        {row.isAgent && <Badge>{t('kinds.agent')}</Badge>}
        {row.status !== 'ACTIVE' && <Badge tone="danger">{t(`statuses.${row.status}`)}</Badge>}
      </div>
      <p className="truncate text-xs text-muted empty:hidden">
        {isSearch ? `${t('upline')}: ${row.upline?.account ?? t('you')}` : row.nickname}
      </p>
    </div>
  )
}
