import { useTranslate } from 'react-admin'

/** What a role is called: a role of the house has words in each language, one of a brand the name that the brand gave it. */
export function useRoleName(): (role: { id: string; name: string | null }) => string {
  const translate = useTranslate()
  return ({ id, name }) => name ?? translate(`operatorRoles.${id}`, { _: id })
}
