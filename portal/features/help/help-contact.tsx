import { Headset, MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCustomerService } from '../../brand/use-customer-service.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

/** Where to turn when no article helped. */
export function HelpContact() {
  const { t } = useTranslation('content')
  const customerService = useCustomerService()
  return (
    <section
      aria-label={t('help.stillLooking')}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface-2 p-5 md:flex-row md:items-center"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('help.stillLooking')}</p>
        <p className="text-sm text-muted">{t('help.stillLookingHint')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {customerService && (
          <Button icon={<Headset size={18} aria-hidden />} onClick={customerService}>
            {t('help.customerService')}
          </Button>
        )}
        <Link to={paths.feedback()} className={buttonClass('secondary')}>
          <MessageSquareText size={18} aria-hidden />
          {t('help.feedback')}
        </Link>
      </div>
    </section>
  )
}
