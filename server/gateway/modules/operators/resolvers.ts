import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'
import { rightNames } from './right-names.ts'

/** How operators get in and out, and what protects their own account. */
export const operatorsResolvers: Resolvers = {
  Query: {
    operator: (_, __, { identity }) => identity.operator(),
    operatorSecurity: (_, __, { wps }) => wps.call('getOperatorSecurity'),
  },
  Operator: { permissions: ({ permissions }) => rightNames(permissions) },
  Mutation: {
    operatorSignIn: (_, { input }, { wps, adoptToken }) =>
      payload(async () => {
        const session = await wps.call('operatorSignIn', { body: given(input) })
        adoptToken(session.token)
        return session
      }),
    operatorSignOut: (_, __, { wps, adoptToken }) =>
      payload(
        async () => {
          const ended = await wps.call('operatorSignOut')
          adoptToken(undefined)
          return ended
        },
        { done: false },
      ),
    changeOperatorPassword: (_, { input }, { wps }) =>
      payload(() => wps.call('changeOperatorPassword', { body: input }), { done: false }),
    beginOperatorTotp: (_, { input }, { wps }) => payload(() => wps.call('beginOperatorTotp', { body: input })),
    confirmOperatorTotp: (_, { input }, { wps }) => payload(() => wps.call('confirmOperatorTotp', { body: input })),
    removeOperatorTotp: (_, { input }, { wps }) =>
      payload(() => wps.call('removeOperatorTotp', { body: input }), { done: false }),
    replaceOperatorRecoveryCodes: (_, { input }, { wps }) =>
      payload(() => wps.call('replaceOperatorRecoveryCodes', { body: input })),
  },
}
