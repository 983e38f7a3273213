import { orNull } from '../../../errors.ts'
import type { CustomerServiceInput, Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { merchantBody } from './merchant-body.ts'

const serviceBody = ({ kind: csType, ...input }: CustomerServiceInput) => ({ csType, ...given(input) })

export const sitesOperatorResolvers: Resolvers = {
  Query: {
    merchants: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listMerchants', { query: { ...pageQuery(page, order), ...listed(filter) } })),
    merchant: (_, { id }, { wps }) => orNull(wps.call('getMerchant', { params: { id } })),
    languages: async (_, { order, page }, { wps }) =>
      pageOf(await wps.call('listLanguages', { query: pageQuery(page, order) })),
    whitelabelModules: async (_, { order, page }, { wps }) =>
      pageOf(await wps.call('listModules', { query: pageQuery(page, order) })),
    registrationFields: async (_, { order, page }, { wps }) =>
      pageOf(await wps.call('listRegistrationFields', { query: pageQuery(page, order) })),
    contentNetworks: (_, __, { wps }) => wps.call('getContentNetworks'),
    operatorCustomerServices: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listOperatorCustomerServices', { query: pageQuery(page) })),
    operatorCustomerService: (_, { id }, { wps }) => orNull(wps.call('getOperatorCustomerService', { params: { id } })),
  },
  OperatorCustomerService: { kind: ({ csType }) => csType },
  Mutation: {
    createMerchant: (_, { input }, { wps }) =>
      payload(async () => ({ merchant: await wps.call('createMerchant', { body: given(input) }) })),
    updateMerchant: (_, { input: { id, reason, ...change } }, { wps }) =>
      payload(async () => {
        const body = { ...merchantBody(change), ...given({ reason }) }
        return { merchant: await wps.call('updateMerchant', { params: { id }, body }) }
      }),
    updateWhitelabelModule: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ module: await wps.call('updateModule', { params: { id }, body: given(body) }) })),
    updateRegistrationField: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({
        registrationField: await wps.call('updateRegistrationField', { params: { id }, body: given(body) }),
      })),
    updateContentNetworks: (_, { input }, { wps }) =>
      payload(async () => ({ networks: await wps.call('updateContentNetworks', { body: input }) })),
    createCustomerService: (_, { input }, { wps }) =>
      payload(async () => ({ customerService: await wps.call('createCustomerService', { body: serviceBody(input) }) })),
    updateCustomerService: (_, { id, input }, { wps }) =>
      payload(async () => ({
        customerService: await wps.call('updateCustomerService', { params: { id }, body: serviceBody(input) }),
      })),
    deleteCustomerService: (_, { id, reason }, { wps }) =>
      payload(async () => ({
        customerService: await wps.call('deleteCustomerService', { params: { id }, query: given({ reason }) }),
      })),
  },
}
