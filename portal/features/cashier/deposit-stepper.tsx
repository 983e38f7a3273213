import { useTranslation } from 'react-i18next'
import { Stepper } from './stepper.tsx'

/** The three steps of a deposit; `current` is 3 when the money is there. */
export function DepositStepper({ current }: { current: 0 | 1 | 2 | 3 }) {
  const { t } = useTranslation('cashier')
  return (
    <Stepper label={t('steps.label')} steps={[t('steps.amount'), t('steps.pay'), t('steps.done')]} current={current} />
  )
}
