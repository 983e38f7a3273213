import { Compass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** An address nobody knows. */
export default function NotFoundPage() {
  const { t } = useTranslation('pages')
  return (
    <EmptyState
      icon={Compass}
      title={t('notFound.title')}
      hint={t('notFound.text')}
      className="min-h-[60vh] justify-center"
      action={
        <Link to={paths.lobby()} className={buttonClass()}>
          {t('notFound.toLobby')}
        </Link>
      }
    />
  )
}
