import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { memberPageCount } from '../session/member-page-count.ts'
import { useMember } from '../session/use-member.ts'

/** Platform messages with how many are unread; nothing for visitors and who plays for free. */
export function MessagesLink() {
  const { t } = useTranslation('layout')
  const { member, isTrial } = useMember()
  if (!member || isTrial) return null
  const count = memberPageCount('messageV2', member)
  return (
    <Link
      to={paths.member('messageV2')}
      title={t('messages')}
      aria-label={count > 0 ? `${t('messages')} (${count})` : t('messages')}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover-quiet"
    >
      <Mail size={20} aria-hidden />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute end-0.5 top-0.5 min-w-4 rounded-full bg-danger-solid px-1 text-center text-xs font-semibold text-on-danger tabular"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
