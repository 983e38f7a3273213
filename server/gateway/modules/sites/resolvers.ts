import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

export const sitesResolvers: Resolvers = {
  Query: {
    product: () => 'Croupier',
    site: (_, __, { shared }) => shared.call({ tag: 'SETTINGS', maxAge: 10 }, 'getSite'),
    systemStatus: (_, __, { wps }) => wps.call('getStatus'),
    registrationSetting: (_, __, { shared }) => shared.call({ tag: 'SETTINGS', maxAge: 10 }, 'getRegistrationSetting'),
    helpArticles: (_, __, { shared, language }) =>
      shared.call({ tag: 'SETTINGS', maxAge: 60 }, 'getHelpCenter', { query: { lang: language, device: 'WEB' } }),
    contentNetworks: (_, __, { wps }) => wps.call('getContentNetworks'),
  },
  Mutation: {
    updateContentNetworks: (_, { input }, { wps }) =>
      payload(async () => ({ networks: await wps.call('updateContentNetworks', { body: input }) })),
  },
  Site: {
    theme: ({ theme }) => Object.entries(theme).map(([name, value]) => ({ name, value })),
    imageCdns: ({ imageCDNs }) => imageCDNs,
    launchGameCdns: ({ launchGameCDNs }) => launchGameCDNs,
  },
  RegistrationSetting: {
    mobileDigitsMinimum: ({ mobileDigits }) => mobileDigits.minimum,
    mobileDigitsMaximum: ({ mobileDigits }) => mobileDigits.maximum,
  },
}
