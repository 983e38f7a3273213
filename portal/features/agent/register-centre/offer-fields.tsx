import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRateFormat } from '../../../kits/contracts/use-rate-format.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Offerable, OfferValues } from './use-offer-form.ts'

interface OfferFieldsProps<Values extends OfferValues> {
  /** What the agent may offer to whom he brings. */
  offers: readonly Offerable[]
  form: UseFormReturn<Values>
}

/** A contract that is proposed to who comes; nothing where the agent has none to share. */
export function OfferFields<Values extends OfferValues>({ offers, form }: OfferFieldsProps<Values>) {
  const { t } = useTranslation('agent')
  const rate = useRateFormat()
  if (offers.length === 0) return null
  const chosen = form.watch('offer.kind' as FieldPath<Values>) as unknown
  const offer = offers.find(({ kind }) => kind === chosen)
  const refusalOf = (part: 'kind' | 'rate') => form.getFieldState(`offer.${part}` as FieldPath<Values>).error?.message
  return (
    <>
      <SelectField
        label={t('register.offer')}
        hint={t('register.offerHint')}
        placeholder={t('register.noOffer')}
        options={offers.map(({ kind }) => ({ value: kind, label: t(`register.kinds.${kind}`) }))}
        error={refusalOf('kind')}
        {...form.register('offer.kind' as FieldPath<Values>)}
      />
      {offer && (
        <TextField
          label={t('register.rate')}
          hint={t('register.rateHint', { rate: rate(offer.mostRate) })}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          error={refusalOf('rate')}
          {...form.register('offer.rate' as FieldPath<Values>)}
        />
      )}
    </>
  )
}
