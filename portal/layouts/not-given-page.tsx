import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** A page that who acts in an agent's name was not given (decision 0039). */
export default function NotGivenPage() {
  const { t } = useTranslation('pages')
  return (
    <EmptyState
      icon={LockKeyhole}
      title={t('notGiven.title')}
      hint={t('notGiven.text')}
      className="min-h-[60vh] justify-center"
      action={
        <Link to={paths.agentHome()} className={buttonClass()}>
          {t('notGiven.toCentre')}
        </Link>
      }
    />
  )
}
