import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { subaccountRights } from './use-subaccount-words.ts'

/** What somebody may do beside reading, each with what it means. Spread `register('rights')` on it. */
export function RightsFields(field: UseFormRegisterReturn) {
  const { t } = useTranslation('subaccounts')
  return (
    <fieldset className="flex flex-col gap-3 rounded-md border border-line p-4">
      <legend className="px-1 text-sm font-semibold text-muted">{t('may')}</legend>
      <p className="text-sm text-muted">{t('readOnlyHint')}</p>
      {subaccountRights.map((right) => (
        <Checkbox
          key={right}
          label={
            <>
              <span className="block font-semibold text-ink">{t(`rights.${right}`)}</span>
              {t(`rightHints.${right}`)}
            </>
          }
          value={right}
          {...field}
        />
      ))}
    </fieldset>
  )
}
