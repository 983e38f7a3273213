import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { RedeemValues } from './use-redeem-form.ts'

/** To whom and where goods are sent. */
export function ReceiverFields({ form }: { form: UseFormReturn<RedeemValues> }) {
  const { t } = useTranslation('points')
  const { errors } = form.formState
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-sm font-semibold">{t('receiver')}</legend>
      <TextField
        label={t('receiverName')}
        required
        autoComplete="name"
        maxLength={80}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={t('receiverPhone')}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextAreaField
        label={t('receiverAddress')}
        required
        rows={3}
        autoComplete="street-address"
        maxLength={300}
        error={errors.address?.message}
        {...form.register('address')}
      />
    </fieldset>
  )
}
