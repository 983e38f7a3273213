import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

/** A secret that is shown once stands beside its webhook, so that nobody keeps it with that. */
const apart = <Webhook extends { readonly secret: string }>({ secret, ...webhook }: Webhook) => ({ webhook, secret })

export const webhooksOperatorResolvers: Resolvers = {
  Query: {
    webhooks: async (_, { page }, { wps }) => pageOf(await wps.call('listWebhooks', { query: pageQuery(page) })),
    webhook: (_, { id }, { wps }) => orNull(wps.call('getWebhook', { params: { id } })),
    webhookDeliveries: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listWebhookDeliveries', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    webhookDelivery: (_, { id }, { wps }) => orNull(wps.call('getWebhookDelivery', { params: { id } })),
  },
  WebhookDelivery: {
    // One was read with it; of a list each is asked for.
    data: async ({ id, data }, _, { wps }) => data ?? (await wps.call('getWebhookDelivery', { params: { id } })).data,
  },
  Mutation: {
    createWebhook: (_, { input }, { wps }) =>
      payload(async () => apart(await wps.call('createWebhook', { body: given(input) }))),
    updateWebhook: (_, { id, input }, { wps }) =>
      payload(async () => ({ webhook: await wps.call('updateWebhook', { params: { id }, body: given(input) }) })),
    deleteWebhook: (_, { id, reason }, { wps }) =>
      payload(async () => ({
        webhook: await wps.call('deleteWebhook', { params: { id }, query: given({ reason }) }),
      })),
    rotateWebhookSecret: (_, { input: { id, ...why } }, { wps }) =>
      payload(async () => apart(await wps.call('rotateWebhookSecret', { params: { id }, body: given(why) }))),
    testWebhook: (_, { input: { id, ...why } }, { wps }) =>
      payload(async () => ({ test: await wps.call('testWebhook', { params: { id }, body: given(why) }) })),
    replayWebhookDelivery: (_, { input: { id, ...why } }, { wps }) =>
      payload(async () => ({
        delivery: await wps.call('replayWebhookDelivery', { params: { id }, body: given(why) }),
      })),
    replayWebhookDeliveries: (_, { input: { id, since, ...why } }, { wps }) =>
      payload(() => wps.call('replayWebhookDeliveries', { params: { id }, body: { since, ...given(why) } })),
  },
}
