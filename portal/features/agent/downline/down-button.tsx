import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MemberRow } from './member-rows.ts'

interface DownButtonProps {
  row: MemberRow
  /** The number alone, where a column says of what. */
  isShort?: boolean
  onDown: (id: string) => void
}

/** How many are directly below a member, as a button that goes there; nothing to press where nobody is. */
export function DownButton({ row, isShort = false, onDown }: DownButtonProps) {
  const { t } = useTranslation('agent')
  const count = row.directMemberCount
  if (count === 0) return <span className="text-faint">—</span>
  return (
    <button
      type="button"
      aria-label={t('openDownlines', { count, account: row.account })}
      onClick={() => onDown(row.id)}
      className="inline-flex min-h-11 items-center gap-1 rounded-sm px-2 text-sm font-semibold whitespace-nowrap text-accent hover-quiet lg:min-h-8"
    >
      {isShort ? count : t('downlineCount', { count })}
      <ChevronRight size={16} aria-hidden className="rtl:rotate-180" />
    </button>
  )
}
