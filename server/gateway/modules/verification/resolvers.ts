import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

export const verificationResolvers: Resolvers = {
  Query: {
    captcha: async (_, __, { wps }) => {
      const { value, captchaId } = await wps.answer('getCaptcha')
      return { id: captchaId, image: value }
    },
    captchaChallenge: (_, { purpose }, { wps }) => wps.call('getCaptchaChallenge', { query: { purpose } }),
  },
  Mutation: {
    askPasskey: (_, __, { wps }) => payload(async () => ({ options: await wps.call('askPasskey') })),
  },
}
