import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { PasswordField } from '../../ui/password-field.tsx'

/** What a form holds that asks for the payment password. */
interface PaymentPasswordValues extends FieldValues {
  paymentPassword: string
}

/** The rule of the field for a form's schema. Whether it is the right one, the server knows. */
export function usePaymentPasswordRule() {
  const { t } = useTranslation('money')
  return z.string().check(z.minLength(1, t('paymentPasswordNeeded')))
}

/** The second password, asked for where money leaves. */
export function PaymentPasswordField<Values extends PaymentPasswordValues>({ form }: { form: UseFormReturn<Values> }) {
  const { t } = useTranslation('money')
  const name = 'paymentPassword' as FieldPath<Values>
  return (
    <PasswordField
      label={t('paymentPassword')}
      required
      autoComplete="off"
      maxLength={128}
      error={form.getFieldState(name, form.formState).error?.message}
      {...form.register(name)}
    />
  )
}
