import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface MobileFieldProps {
  countries: readonly { code: string; countryDialingCode: string }[]
  dialingCode: UseFormRegisterReturn
  number: UseFormRegisterReturn
  error?: string | undefined
  required?: boolean
  /** The number was proved: it stays as it is. */
  locked?: boolean
}

/** Dialling code and national number, side by side. */
export function MobileField({ countries, dialingCode, number, error, required, locked = false }: MobileFieldProps) {
  const { t } = useTranslation('identity')
  const options = countries.map(({ code, countryDialingCode }) => ({
    value: countryDialingCode,
    // The country's letters, since its name does not fit beside a number on a phone.
    label: `${code} ${countryDialingCode}`,
  }))
  return (
    <div className="grid grid-cols-[8.5rem_1fr] items-start gap-3">
      <SelectField label={t('dialingCode')} options={options} {...dialingCode} />
      <TextField
        label={t('mobileNumber')}
        required={required}
        error={error}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="912345678"
        maxLength={32}
        readOnly={locked}
        {...number}
      />
    </div>
  )
}
