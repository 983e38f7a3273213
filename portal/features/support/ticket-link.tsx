import { PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SystemStatusDocument } from '../../brand/site.generated.ts'
import { useData } from '../../data/use-data.ts'
import { classNames } from '../../lib/class-names.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Where nobody is there: to write to the house, which answers later. The closed site has no page for that. */
export function TicketLink({ className }: { className?: string }) {
  const { t } = useTranslation('support')
  const { data } = useData(SystemStatusDocument, {})
  const isOpen = data?.systemStatus.domainValid === true && data.systemStatus.status === 'OPEN'
  if (!isOpen) return null
  return (
    <Link to={paths.feedback()} className={classNames(buttonClass('secondary', 'medium', true), className)}>
      <PenLine size={18} aria-hidden />
      {t('desk.leaveTicket')}
    </Link>
  )
}
