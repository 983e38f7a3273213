import { mayDo } from '../../providers/auth-provider.ts'

/** Which pages of its own a record has. */
interface Pages {
  readonly hasEdit?: boolean
  readonly hasShow?: boolean
}

/**
 * Where a click on a row leads: to the form, where there is one, for those who may change; else to the record to read. Nowhere where
 * neither is.
 */
export const rowClick = (resource: string, { hasEdit, hasShow }: Pages) => {
  if (hasEdit && mayDo(resource, 'edit')) return 'edit'
  return hasShow ? 'show' : false
}
