import { useTranslation } from 'react-i18next'
import { Spinner } from './spinner.tsx'

/** Stands where a page will be while its code or data comes. */
export function PageLoader() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-busy="true" className="flex min-h-[60vh] items-center justify-center text-accent">
      <Spinner size={32} />
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}
