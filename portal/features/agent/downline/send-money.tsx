import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { useMay } from '../may.ts'
import type { MemberRow } from './member-rows.ts'

interface SendMoneyProps {
  row: MemberRow
  /** The sign alone, where figures need the width. */
  isShort?: boolean
}

/** Leads to sending money to a direct downline who can sign in; nothing for anybody else. The page itself says what more stands in the way. */
export function SendMoney({ row, isShort = false }: SendMoneyProps) {
  const { t } = useTranslation('agent')
  const may = useMay()
  if (!may('moveMoney') || row.level !== 1 || row.status !== 'ACTIVE') return null
  return (
    <Link
      to={paths.member('transferUpline', { to: row.account })}
      aria-label={t('sendMoneyTo', { account: row.account })}
      title={isShort ? t('sendMoney') : undefined}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold whitespace-nowrap text-accent hover-quiet lg:min-h-8"
    >
      <Send size={16} aria-hidden className="rtl:-scale-x-100" />
      {!isShort && t('sendMoney')}
    </Link>
  )
}
