import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NewPaymentPasswordForm } from './new-payment-password-form.tsx'
import { usePaymentPasswordRuleQuery } from './payment-password.generated.ts'

/** Set in place by whoever has none: what follows asks for it. Called with what was set. */
export function SetPaymentPassword({ onSaved }: { onSaved: (paymentPassword: string) => void }) {
  const { t } = useTranslation(['money', 'security', 'identity'])
  const { data, error, refetch } = usePaymentPasswordRuleQuery()
  const security = data?.security
  if (!security)
    return error ? <QueryError error={error} onRetry={() => refetch()} /> : <Skeleton className="h-80 w-full" />
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('paymentPasswordHint')}</p>
      <NewPaymentPasswordForm
        shortest={security.shortestPaymentPassword}
        hasOld={false}
        action={t('savePaymentPassword')}
        onSaved={onSaved}
      />
    </div>
  )
}
