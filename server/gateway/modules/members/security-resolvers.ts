import type { GatewayContext } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'
import { withShortNames } from './numbers.ts'
import { asPasskey } from './passkey.ts'

const notDone = { done: false }

/** The member's own security, at the root and of `me`. */
const security = (_: unknown, __: unknown, { wps }: GatewayContext) => wps.call('getSecurity')

export const securityResolvers: Resolvers = {
  Query: {
    security,
  },
  Member: { security },
  Security: { mobileNumber: ({ mobileNum }) => mobileNum },
  Mutation: {
    setPaymentPassword: (_, { input }, { wps }) =>
      payload(() => wps.call('setPaymentPassword', { body: given(input) }), notDone),
    beginTotp: (_, { input }, { wps }) => payload(() => wps.call('beginTotp', { body: input })),
    confirmTotp: (_, { input }, { wps }) => payload(() => wps.call('confirmTotp', { body: input })),
    removeTotp: (_, { input }, { wps }) => payload(() => wps.call('removeTotp', { body: input }), notDone),
    replaceRecoveryCodes: (_, { input }, { wps }) => payload(() => wps.call('replaceRecoveryCodes', { body: input })),
    beginPasskey: (_, { input }, { wps }) =>
      payload(async () => ({ options: await wps.call('beginPasskey', { body: input }) })),
    finishPasskey: (_, { input }, { wps }) =>
      payload(
        () => wps.call('finishPasskey', { body: { name: input.name, passkey: asPasskey(input.passkey) } }),
        notDone,
      ),
    renamePasskey: (_, { input: { id, name } }, { wps }) =>
      payload(() => wps.call('renamePasskey', { params: { id }, body: { name } }), notDone),
    removePasskey: (_, { input: { id, password } }, { wps }) =>
      payload(() => wps.call('removePasskey', { params: { id }, body: { password } }), notDone),
    sendContactCode: (_, { input }, { wps }) =>
      payload(() => wps.call('sendContactCode', { body: withShortNames(given(input)) })),
    setContact: (_, { input }, { wps }) =>
      payload(() => wps.call('setContact', { body: withShortNames(given(input)) }), notDone),
  },
}
