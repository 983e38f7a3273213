import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { newPasswordHint, ruleSchema } from './field-rules.ts'
import { useRegistrationSettingQuery } from './registration.generated.ts'

/** The brand's rule for passwords, as registration has it, for whoever sets another one. Until it is there the server judges alone. */
export function usePasswordRule() {
  const { t } = useTranslation(['identity', 'errors'])
  const { data } = useRegistrationSettingQuery()
  const rule = data?.registrationSetting.fields.find(({ name }) => name === 'password')
  return {
    schema: rule ? ruleSchema(rule, t) : z.string().check(z.minLength(1, t('required'))),
    field: { hint: rule && newPasswordHint(rule, t), maxLength: rule?.maxLength },
  }
}
