import { Type } from 'typebox'
import { DateTime, defineCalls, Locale, Nullable, Url } from '../../http/call.ts'
import { CUSTOMER_SERVICE_KINDS } from './customer-service-kinds.ts'

/** The whitelabel modules of section 3; each switches a part of the product on or off for one brand. */
export const WhitelabelModule = Type.Union(
  [
    Type.Literal('MOBILENUMREG3'),
    Type.Literal('REGMOBVERF3'),
    Type.Literal('MOBILENUMPASSREG3'),
    Type.Literal('FREEPLAY3'),
    Type.Literal('PWDEXPFORCECHANGE3'),
    Type.Literal('MOBILEVERCODELOGIN3'),
    Type.Literal('USERNAMEREG3'),
    Type.Literal('CHNGPASSVERIF3'),
    Type.Literal('AGENTPOLICY3'),
    // Ours: a second step when somebody signs in from an address the member never used (domain.md 9).
    Type.Literal('NEWIPVERF3'),
  ],
  { description: 'Code of a whitelabel module' },
)

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['08:00'] })
/** When people are there; one time of a day to another, which is the next morning's where it is not later. */
export const CustomerServiceHours = Type.Object(
  {
    days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
      description: 'Days of the week, 1 for Monday',
    }),
    from: Clock,
    until: Clock,
  },
  { additionalProperties: false },
)
export const CustomerServiceKind = Type.Enum([...CUSTOMER_SERVICE_KINDS])

export const CustomerService = Type.Object({
  csType: CustomerServiceKind,
  path: Type.String({ description: 'Encrypted (section 3): opened by `GET /wps/customer-service/:token`' }),
  label: Nullable(Type.String({ description: 'What the brand calls it in the language asked for' })),
  hours: Type.Array(CustomerServiceHours, { description: 'By the zone of the brand; none: day and night' }),
  isOpen: Type.Boolean(),
  opensAt: Nullable(DateTime),
})

export const Resource = Type.Object({
  labelNameEn: Type.String({ description: 'Key of the resource: MEDIA_GUIDE, APP_IOS, APP_ANDROID …' }),
  url: Url,
})

export const Country = Type.Object({ countryCode: Type.String(), countryDialingCode: Type.String() })

const CaptchaProvider = Type.Union([Type.Literal('IMAGE'), Type.Literal('ALTCHA'), Type.Literal('NONE')], {
  description: 'IMAGE: a picture to read; ALTCHA: a proof of work the browser finds; NONE: no check',
})
export const CaptchaProviders = Type.Object({
  login: CaptchaProvider,
  register: CaptchaProvider,
  sms: CaptchaProvider,
})
export const SmsChannel = Type.Union([Type.Literal('OWN'), Type.Literal('FIREBASE')], {
  description: 'Whose codes prove a mobile number',
})
export const SocialProvider = Type.Union([Type.Literal('GOOGLE'), Type.Literal('FACEBOOK')])

/** Content networks of a kind at most: each stands in the content policy of every page. */
export const MOST_NETWORKS = 8

export const Site = Type.Object({
  merchantId: Type.String({ description: 'Id of the merchant, by which live events name it' }),
  merchantCode: Type.String({ examples: ['SAKURA'] }),
  name: Type.String(),
  mode: Type.Union([Type.Literal('DEMO'), Type.Literal('LIVE')]),
  licence: Nullable(Type.String()),
  logoUrl: Nullable(Url),
  iconUrl: Nullable(Url),
  theme: Type.Record(Type.String(), Type.String(), { description: 'Design tokens the brand replaces, by name' }),
  languages: Type.Array(Locale),
  defaultLanguage: Locale,
  timeZone: Type.String({ description: 'IANA name of the zone in which hours of service are told' }),
  currency: Type.String({ examples: ['VND'] }),
  currencySymbol: Type.String({ examples: ['₫'] }),
  modules: Type.Array(WhitelabelModule, { description: 'Modules that are switched on' }),
  customerService: Type.Array(CustomerService),
  resources: Type.Array(Resource),
  countries: Type.Array(Country),
  referralEnabled: Type.Boolean(),
  mainDomain: Type.String(),
  gtagId: Nullable(Type.String()),
  largestUpload: Type.Integer({ description: 'Bytes a picture may have that is sent' }),
  imageCDNs: Type.Array(Url),
  launchGameCDNs: Type.Array(Url),
  captchaProviders: CaptchaProviders,
  smsChannel: SmsChannel,
  socialSignIn: Nullable(
    Type.Object({
      popupUrl: Type.String({ description: 'Page to open in a popup; it answers an ID token by postMessage' }),
      providers: Type.Array(SocialProvider),
    }),
  ),
})

export const SystemStatus = Type.Object({
  status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)], {
    description: '0 normal, 1 maintenance, 2 region blocked',
  }),
  message: Nullable(Type.String({ description: 'Maintenance text in the language asked for' })),
  until: Nullable(DateTime),
  ip: Type.String({ description: 'Address of the visitor, shown on the region-blocked page' }),
  domainValid: Type.Boolean({ description: 'Whether the host name asked for belongs to a brand' }),
})

export const RegistrationFieldName = Type.Union(
  [
    'username',
    'password',
    'payeeName',
    'email',
    'qqNum',
    'mobileNum',
    'affiliateCode',
    'paymentPassword',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'zalo',
    'telegram',
    'idNumber',
    'nickname',
    'birthday',
    'address',
    'nationality',
    'occupation',
    'sourceOfIncome',
  ].map((name) => Type.Literal(name)),
)

export const RegistrationField = Type.Object({
  name: Type.String({ description: 'Name of a field of the registration user (section 3)' }),
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  minLength: Type.Integer(),
  maxLength: Type.Integer(),
  patternId: Type.Integer({ description: 'Chooses the message of section 5' }),
  acceptedPattern: Type.String({ description: "Regular expression; '*' accepts anything" }),
  position: Type.Integer(),
})

export const RegistrationSetting = Type.Object({
  fields: Type.Array(RegistrationField),
  minimumAge: Type.Integer(),
  mobileDigits: Type.Object({ minimum: Type.Integer(), maximum: Type.Integer() }),
  countries: Type.Array(Country),
})

const language = { language: Type.Optional(Locale) }

export const sitesCalls = defineCalls({
  getSite: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    summary: 'The brand: name, theme, languages, switched-on modules, customer service, countries',
    access: 'public',
    value: Site,
  },
  openCustomerService: {
    method: 'GET',
    path: '/wps/customer-service/:token',
    summary: 'Leads to the address of an entry of customer service',
    description:
      'Answers 302. The token is the `path` of the entry; one that is over or another brand’s leads a browser back to the portal’s page of customer service, and is CUSTOMER_SERVICE_LINK_OVER to others.',
    access: 'public',
    params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) }),
    value: Type.Unknown(),
  },
  getStatus: {
    method: 'GET',
    path: '/wps/system/status',
    summary: 'Whether the site is open, under maintenance or blocked for the visitor',
    access: 'public',
    query: Type.Object(language),
    value: SystemStatus,
  },
  getRegistrationSetting: {
    method: 'GET',
    path: '/wps/system/setting/register',
    summary: 'Registration fields with their rules, as the operator set them',
    access: 'public',
    value: RegistrationSetting,
  },
  getDomainRoute: {
    method: 'GET',
    path: '/wps/system/domainRoute',
    summary: 'Which merchant a domain belongs to',
    access: 'public',
    query: Type.Object({ domain: Type.String({ minLength: 1, maxLength: 253 }) }),
    value: Type.Object({
      valid: Type.Boolean(),
      merchantCode: Nullable(Type.String()),
      mainDomain: Nullable(Type.String()),
    }),
    example: { domain: 'localhost' },
  },
  getKeys: {
    method: 'GET',
    path: '/wps/keys',
    summary: 'JSON Web Key Set to seal (E) bodies to (ECDH-ES, A256GCM)',
    access: 'public',
    value: Type.Object({ keys: Type.Array(Type.Record(Type.String(), Type.Unknown())) }),
  },
  getEvents: {
    method: 'GET',
    path: '/wps/events',
    summary: 'Server-sent events for the gateway: balances, notices, changed site settings',
    description:
      'A stream of `text/event-stream`, not an envelope. Events may be lost; each carries a version so that a client can read again.',
    access: 'service',
    value: Type.Unknown(),
  },
})
