import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { subaccountRights } from './use-subaccount-words.ts'

/** What forms about subaccounts share: what is called how, and which passwords prove what. */
export function useSubaccountFields() {
  const { t } = useTranslation(['subaccounts', 'agent'])
  return {
    profile: {
      displayName: z.string().check(z.trim(), z.minLength(1, t('displayNameNeeded'))),
      rights: z.array(z.enum(subaccountRights)),
    },
    passwords: {
      password: z.string().check(z.minLength(1, t('agent:register.passwordNeeded'))),
      ownPassword: z.string().check(z.minLength(1, t('ownPasswordNeeded'))),
    },
  }
}
