import { REGISTRATION_PATTERNS } from '../platform/modules/sites/registration-patterns.ts'
import type { NewMerchant, RegistrationRule } from '../platform/modules/sites/service.ts'

export const MODULES = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'AGENTPOLICY3',
  'NEWIPVERF3',
] as const

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

type Shape = readonly [
  name: string,
  minimum: number,
  maximum: number,
  patternId: number,
  use: 'required' | 'optional' | 'off',
]

/** Names of people: letters of any script without digits or signs, which banks know how to compare. */
const shapes: readonly Shape[] = [
  ['username', 4, 20, 2, 'required'],
  ['password', 8, 128, 0, 'required'],
  ['mobileNum', 8, 11, 7, 'optional'],
  ['email', 6, 120, 5, 'optional'],
  ['payeeName', 2, 60, 9, 'optional'],
  ['birthday', 10, 10, 0, 'optional'],
  ['affiliateCode', 4, 16, 1, 'optional'],
  ['nickname', 2, 30, 6, 'off'],
  ['paymentPassword', 6, 128, 0, 'off'],
  ['zalo', 4, 40, 10, 'off'],
  ['telegram', 4, 40, 10, 'off'],
  ['facebook', 4, 80, 10, 'off'],
  ['line', 4, 40, 10, 'off'],
  ['whatsapp', 6, 20, 7, 'off'],
  ['wechat', 4, 40, 10, 'off'],
  ['qqNum', 5, 15, 7, 'off'],
  ['idNumber', 9, 12, 1, 'off'],
  ['address', 5, 200, 0, 'off'],
  ['nationality', 2, 60, 6, 'off'],
  ['occupation', 2, 60, 6, 'off'],
  ['sourceOfIncome', 2, 60, 6, 'off'],
]

/** The registration fields of a new brand, in the order of the form. */
export const registrationFieldSeeds: readonly RegistrationRule[] = shapes.map(
  ([name, minLength, maxLength, patternId, use], position) => ({
    name,
    enabled: use !== 'off',
    required: use === 'required',
    minLength,
    maxLength,
    patternId,
    acceptedPattern: REGISTRATION_PATTERNS[patternId] ?? '*',
    position,
  }),
)
