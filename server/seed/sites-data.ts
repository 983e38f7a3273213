import { MODULES, type NewMerchant } from '../platform/modules/sites/service.ts'

export interface MerchantSeed {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly isDefault: boolean
  /** The first is the main one. Browsers find *.localhost by themselves. */
  readonly domains: readonly [string, ...string[]]
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly currency: string
  readonly countries: readonly string[]
  readonly theme: Readonly<Record<string, string>>
  readonly modules: readonly (typeof MODULES)[number][]
  /** Who checks that a person is a person: a picture after some tries, or a proof of work each time. */
  readonly captcha: { readonly register: 'IMAGE' | 'ALTCHA'; readonly sms: 'IMAGE' | 'ALTCHA' }
  readonly socialProviders: readonly ('GOOGLE' | 'FACEBOOK')[]
  readonly customerServices: NewMerchant['customerServices']
  readonly resources: readonly { name: string; url: string }[]
}

/** Two demo brands: Sen Vàng ("golden lotus"), with everything on, and Sakura, which looks and behaves differently. */
export const merchantSeeds: readonly MerchantSeed[] = [
  {
    id: '01935000-0000-7000-8000-000000000001',
    code: 'SENVANG',
    name: 'Sen Vàng',
    isDefault: true,
    domains: ['senvang.localhost'],
    languages: ['vi', 'en'],
    defaultLanguage: 'vi',
    currency: 'VND',
    countries: ['VN', 'TH', 'KH', 'LA'],
    theme: {},
    modules: MODULES,
    captcha: { register: 'IMAGE', sms: 'IMAGE' },
    socialProviders: ['GOOGLE', 'FACEBOOK'],
    customerServices: [
      { cs_type: 'LIVECHAT', path: '/support' },
      { cs_type: 'ZALO', path: 'https://zalo.me/senvang.example' },
      {
        cs_type: 'PHONE',
        path: 'tel:19000000',
        hours: [
          { days: [1, 2, 3, 4, 5, 6], from: '08:00', until: '22:00' },
          { days: [7], from: '09:00', until: '18:00' },
        ],
      },
      { cs_type: 'EMAIL', path: 'mailto:cskh@senvang.example' },
      { cs_type: 'FACEBOOK', path: 'https://www.facebook.com/senvang.example' },
      { cs_type: 'YOUTUBE', path: 'https://www.youtube.com/@senvang.example' },
    ],
    resources: [
      { name: 'MEDIA_GUIDE', url: '/app' },
      { name: 'APP_IOS', url: '/app#install-ios' },
      { name: 'APP_IOS_LITE', url: '/app#install-ios-lite' },
      { name: 'APP_ANDROID', url: '/app#install-android' },
    ],
  },
  {
    id: '01935000-0000-7000-8000-000000000002',
    code: 'SAKURA',
    name: 'Sakura',
    isDefault: false,
    domains: ['sakura.localhost'],
    languages: ['vi', 'en'],
    defaultLanguage: 'vi',
    currency: 'VND',
    countries: ['VN', 'JP'],
    theme: { brand: '#f291b2', 'brand-strong': '#ffabc7', 'on-brand': '#2b0a16' },
    modules: ['USERNAMEREG3', 'PWDEXPFORCECHANGE3', 'AGENTPOLICY3', 'NEWIPVERF3'],
    captcha: { register: 'ALTCHA', sms: 'ALTCHA' },
    socialProviders: ['FACEBOOK'],
    customerServices: [{ cs_type: 'EMAIL', path: 'mailto:cskh@sakura.example' }],
    resources: [{ name: 'MEDIA_GUIDE', url: '/app' }],
  },
]
