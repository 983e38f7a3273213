import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/select-field.tsx'

/** Whether who comes is a member, or an agent from the beginning. */
export function KindField(field: UseFormRegisterReturn) {
  const { t } = useTranslation('agent')
  return (
    <SelectField
      label={t('kind')}
      hint={t('register.kindHint')}
      options={(['member', 'agent'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
      {...field}
    />
  )
}
