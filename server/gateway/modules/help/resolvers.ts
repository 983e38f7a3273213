import type { Resolvers } from '../../generated/resolvers.ts'

export const helpResolvers: Resolvers = {
  Query: {
    helpArticles: (_, __, { shared, language }) =>
      shared.call({ tag: 'SETTINGS', maxAge: 60 }, 'getHelpCenter', { query: { lang: language, device: 'WEB' } }),
    helpSearch: async (_, { text }, { wps, language }) =>
      text.trim() === '' ? [] : wps.call('searchHelp', { query: { text: text.trim(), lang: language } }),
  },
}
