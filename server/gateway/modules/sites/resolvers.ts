import type { Resolvers } from '../../generated/resolvers.ts'
import { fieldNamed } from '../../user-errors.ts'

export const sitesResolvers: Resolvers = {
  Query: {
    product: () => 'Croupier',
    site: (_, __, { shared }) => shared.call({ tag: 'SETTINGS', maxAge: 10 }, 'getSite'),
    systemStatus: (_, __, { wps }) => wps.call('getStatus'),
    registrationSetting: (_, __, { shared }) => shared.call({ tag: 'SETTINGS', maxAge: 10 }, 'getRegistrationSetting'),
  },
  Site: {
    theme: ({ theme }) => Object.entries(theme).map(([name, value]) => ({ name, value })),
    imageCdns: ({ imageCDNs }) => imageCDNs,
    launchGameCdns: ({ launchGameCDNs }) => launchGameCDNs,
  },
  CustomerService: { kind: ({ csType }) => csType },
  CaptchaProviders: { signIn: ({ login }) => login },
  Country: { code: ({ countryCode }) => countryCode },
  Resource: { key: ({ labelNameEn }) => labelNameEn },
  // As the input of `register` calls it.
  RegistrationField: { name: ({ name }) => fieldNamed(name) },
  RegistrationSetting: {
    mobileDigitsMinimum: ({ mobileDigits }) => mobileDigits.minimum,
    mobileDigitsMaximum: ({ mobileDigits }) => mobileDigits.maximum,
  },
}
