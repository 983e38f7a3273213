import type { GatewayContext } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'

/** What protects the member himself, at the root and of `me`. */
const protection = (_: unknown, __: unknown, { wps }: GatewayContext) => wps.call('getProtection')

export const protectionResolvers: Resolvers = {
  Query: {
    protection,
    activityStatement: (_, span, { wps }) => wps.call('getActivity', { query: given(span) }),
    protectionPrompts: (_, __, { wps }) => wps.call('listPrompts'),
    closingObstacles: (_, __, { wps }) => wps.call('getClosing'),
    dataExports: (_, __, { wps }) => wps.call('listDataExports'),
    identity: (_, __, { wps }) => wps.call('getIdentity'),
  },
  Member: { protection },
  Mutation: {
    setLimit: (_, { input: { amount, ...key } }, { wps }) =>
      payload(async () => ({ limits: await wps.call('setLimit', { body: { ...key, amount: amount ?? null } }) })),
    confirmLimit: (_, { input }, { wps }) =>
      payload(async () => ({ limits: await wps.call('confirmLimit', { body: input }) })),
    cancelLimitChange: (_, { input }, { wps }) =>
      payload(async () => ({ limits: await wps.call('cancelLimitChange', { body: input }) })),
    answerProtectionPrompt: (_, { input }, { wps }) =>
      payload(async () => ({ prompts: await wps.call('answerPrompt', { body: input }) })),
    startTimeOut: (_, { input }, { wps }) =>
      payload(async () => ({ protection: await wps.call('startTimeOut', { body: input }) })),
    selfExclude: (_, { input }, { wps }) =>
      payload(async () => ({ protection: await wps.call('selfExclude', { body: given(input) }) })),
    requestExclusionLift: (_, { input }, { wps }) =>
      payload(async () => ({ protection: await wps.call('requestExclusionLift', { body: input }) })),
    setRealityCheck: (_, { input: { minutes } }, { wps }) =>
      // The platform refuses any other interval.
      payload(async () => ({
        protection: await wps.call('setRealityCheck', { body: { minutes: minutes as 15 | 30 | 60 } }),
      })),
    keepPlaying: (_, __, { wps }) => payload(async () => ({ play: await wps.call('keepPlaying') })),
    acknowledgeRealityCheck: (_, __, { wps }) =>
      payload(async () => ({ play: await wps.call('acknowledgeRealityCheck') })),
    closeAccount: (_, { input }, { wps }) => payload(() => wps.call('closeAccount', { body: input }), { done: false }),
    requestDataExport: (_, __, { wps }) => payload(async () => ({ dataExport: await wps.call('requestDataExport') })),
    submitIdentity: (_, { input }, { wps }) =>
      payload(async () => ({ identity: await wps.call('submitIdentity', { body: input }) })),
  },
}
