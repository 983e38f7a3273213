import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCustomerService } from '../brand/use-customer-service.ts'
import { IconButton } from '../ui/icon-button.tsx'

/** Opens customer service; not there when the brand has none. */
export function CustomerServiceButton() {
  const { t } = useTranslation('layout')
  const open = useCustomerService()
  if (!open) return null
  return <IconButton label={t('customerService')} icon={<Headset size={20} aria-hidden />} onClick={open} />
}
