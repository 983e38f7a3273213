import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { given, payload } from '../../../user-errors.ts'
import type { CallValue } from '../../../wps/types.ts'

const templateOf = ({ event, ...template }: CallValue<'getMessageTemplate'>) => ({ ...template, id: event })

export const messagesOperatorResolvers: Resolvers = {
  Query: {
    messageTemplates: async (_, __, { wps }) => (await wps.call('listMessageTemplates')).map(templateOf),
    messageTemplate: async (_, { id }, { wps }) => {
      const template = await orNull(wps.call('getMessageTemplate', { params: { event: id } }))
      return template && templateOf(template)
    },
  },
  Mutation: {
    updateMessageTemplate: (_, { input: { id, language, ...body } }, { wps }) =>
      payload(async () => ({
        template: templateOf(
          await wps.call('updateMessageTemplate', { params: { event: id, language }, body: given(body) }),
        ),
      })),
    resetMessageTemplate: (_, { input: { id, language, ...body } }, { wps }) =>
      payload(async () => ({
        template: templateOf(
          await wps.call('resetMessageTemplate', { params: { event: id, language }, body: given(body) }),
        ),
      })),
    previewMessageTemplate: (_, { input: { id, language, ...body } }, { wps }) =>
      payload(() => wps.call('previewMessageTemplate', { params: { event: id, language }, body })),
  },
}
