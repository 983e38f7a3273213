import type { UseFormRegisterReturn } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

interface TermsFieldProps {
  minimumAge: number
  error: string | undefined
  field: UseFormRegisterReturn
}

/** That the person is old enough and takes the terms, which can be read over the form. */
export function TermsField({ minimumAge, error, field }: TermsFieldProps) {
  const { t } = useTranslation('identity')
  const terms = (
    <button
      type="button"
      className="font-semibold text-accent underline"
      onClick={() => openDialog('help', { anchor: 'term' })}
    />
  )
  const label = <Trans t={t} i18nKey="terms" values={{ age: minimumAge }} components={{ terms }} />
  return <Checkbox label={label} error={error} {...field} />
}
