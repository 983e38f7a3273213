import { httpErrors } from '../../../http/errors.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { type By, demand } from '../../operators/service.ts'
import type { CustomerService, CustomerServiceInput } from '../customer-services.ts'
import { sitesRights } from './policy.ts'
import { presentCustomerService } from './presenter.ts'
import type { SitesOperatorDependencies } from './service.ts'

type Dependencies = Pick<SitesOperatorDependencies, 'operators' | 'sites'>

const deed = (verb: 'create' | 'update' | 'delete') => ({
  right: sitesRights['customerServices.change'],
  action: `customerServices.${verb}`,
  subjectKind: 'customerServices',
  subjectId: ({ id }: CustomerService) => id,
  present: presentCustomerService,
})

/** Those of the brand in view, also switched off. */
export function listCustomerServices(
  { sites }: Dependencies,
  session: OperatorSession,
): Promise<readonly CustomerService[]> {
  demand(session, sitesRights['customerServices.read'])
  return sites.listAllCustomerServices(session.merchantId)
}

/** Throws NOT_FOUND, for another brand's too. */
export async function getCustomerService(dependencies: Dependencies, session: OperatorSession, id: string) {
  const found = (await listCustomerServices(dependencies, session)).find((one) => one.id === id)
  if (found === undefined) throw httpErrors.NOT_FOUND()
  return found
}

/** Throws CUSTOMER_SERVICE_…, LANGUAGE_NOT_OFFERED. */
export const createCustomerService = (
  { operators, sites }: Dependencies,
  by: By,
  input: CustomerServiceInput,
): Promise<CustomerService> =>
  operators.perform(by, deed('create'), (tx) => sites.createCustomerService(tx, by.session.merchantId, input))

/** Throws CUSTOMER_SERVICE_…, LANGUAGE_NOT_OFFERED. */
export const updateCustomerService = (
  { operators, sites }: Dependencies,
  by: By,
  id: string,
  input: CustomerServiceInput,
): Promise<CustomerService> =>
  operators.perform(by, deed('update'), (tx) => sites.updateCustomerService(tx, by.session.merchantId, id, input))

/** Throws CUSTOMER_SERVICE_NOT_FOUND. */
export const deleteCustomerService = (
  { operators, sites }: Dependencies,
  by: By,
  id: string,
): Promise<CustomerService> =>
  operators.perform(by, deed('delete'), (tx) => sites.deleteCustomerService(tx, by.session.merchantId, id))
