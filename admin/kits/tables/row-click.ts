import { mayDo } from '../../providers/auth-provider.ts'

/** Where a click on a row leads: to the form, where there is one, for those who may change; else to the record to read. */
export const rowClick = (resource: string, hasForm: boolean) => () =>
  hasForm && mayDo(resource, 'edit') ? 'edit' : 'show'
