import { Type } from 'typebox'
import {
  DateTime,
  defineCalls,
  Id,
  Ids,
  Locale,
  Nullable,
  Page,
  PageQuery,
  Reason,
  without,
} from '../../../http/call.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { MOST_DOMAINS } from '../domains.ts'
import { LEAST_ICON } from '../icons.ts'
import { RESOURCES } from '../resources.ts'
import {
  CaptchaProviders,
  MOST_NETWORKS,
  RegistrationField,
  SmsChannel,
  SocialProvider,
  WhitelabelModule,
} from '../schema.ts'
import { sitesRights } from './policy.ts'

const picture = (description: string) =>
  Nullable(
    Type.String({
      pattern: '^/wps/files/[0-9a-f-]{36}$',
      maxLength: 60,
      examples: ['/wps/files/01935000-0000-7000-8000-000000000003'],
      description,
    }),
  )

/** Each call of a visitor is held against all of them. */
const MOST_ADDRESSES = 500

/** 0 open, 1 maintenance (section 6). */
export const MerchantStatus = Type.Union([Type.Literal(0), Type.Literal(1)])

export const Merchant = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  domains: Type.Array(Type.String({ minLength: 1, maxLength: 253, examples: ['senvang.localhost'] }), {
    minItems: 1,
    maxItems: MOST_DOMAINS,
    description: 'Host names by which visitors open it, each of one brand only; the first is the one to share',
  }),
  mode: Type.Union([Type.Literal('DEMO'), Type.Literal('LIVE')]),
  status: MerchantStatus,
  maintenanceMessages: Type.Array(Type.Object({ language: Locale, message: Type.String({ maxLength: 500 }) })),
  maintenanceUntil: Nullable(DateTime),
  blockedCountries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$', examples: ['FR'] })),
  allowedCountries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$', examples: ['VN'] }), {
    maxItems: 300,
    description: 'Those that may play, as the licence has it; none: all that are not blocked',
  }),
  blockedAddresses: Type.Array(
    Type.String({ minLength: 2, maxLength: 50, examples: ['203.0.113.7', '203.0.113.0/24'] }),
    { maxItems: MOST_ADDRESSES, description: 'IP addresses that are kept out, and ranges of them' },
  ),
  mobileCountries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$', examples: ['VN'] }), {
    minItems: 1,
    maxItems: 60,
    description: 'Those whose mobile numbers are accepted, in the order in which they are offered',
  }),
  minimumAge: Type.Integer({ minimum: 18, maximum: 30, description: 'Years; who is younger may not play' }),
  licence: Nullable(
    Type.String({ maxLength: 120, examples: ['GC-1234'], description: 'Shown at the foot of every page' }),
  ),
  resources: Type.Array(
    Type.Object(
      {
        key: Type.Enum([...RESOURCES]),
        url: Type.String({ minLength: 1, maxLength: 300, examples: ['https://app.example/ios', '/app#install-ios'] }),
      },
      { additionalProperties: false },
    ),
    { maxItems: RESOURCES.length, description: 'Downloads and guides; a page of the portal begins with /' },
  ),
  gtagId: Nullable(
    Type.String({
      pattern: '^(G|GT|AW|DC)-[A-Z0-9]{4,20}$',
      examples: ['G-ABCD1234'],
      description: 'Of Google’s tag, which counts visits of the portal; null: nobody does',
    }),
  ),
  languages: Type.Array(Locale, { minItems: 1, maxItems: 30 }),
  defaultLanguage: Locale,
  currency: Type.String({ description: 'Of all its money, for good', examples: ['VND'] }),
  timeZone: Type.String({ description: 'Whose midnight ends a day, and windows of contracts' }),
  logoUrl: picture('A picture that was uploaded with this brand in view; null: its name in letters'),
  iconUrl: picture(
    `A square picture that was uploaded with this brand in view, of ${LEAST_ICON} pixels at least; null: the mark of the house`,
  ),
  theme: Type.Array(
    Type.Object({
      name: Type.String({ maxLength: 40, examples: ['brand'] }),
      value: Type.String({ maxLength: 40, examples: ['#f0b849'] }),
    }),
    {
      maxItems: 20,
      description: 'Colours of its own, by the design tokens they stand for; the house’s where it has none',
    },
  ),
  captchaProviders: CaptchaProviders,
  captchaComplexity: Type.Integer({ minimum: 1000, maximum: 1_000_000 }),
  smsChannel: SmsChannel,
  socialProviders: Type.Array(SocialProvider, { maxItems: 2 }),
  operatorGroup: Type.String({
    pattern: '^[A-Z0-9_]{1,40}$',
    examples: ['SENVANG'],
    description: 'A self-exclusion holds at all brands of one group',
  }),
  realityCheckMinutes: Type.Union([Type.Literal(15), Type.Literal(30), Type.Literal(60)]),
  identityForWithdrawal: Type.Boolean(),
  operatorTotpRequired: Type.Boolean({ description: 'Operators need an authenticator app for this brand' }),
  proposal: Nullable(OpenProposal),
  liveDemands: Type.Array(
    Type.Object({
      code: Type.Enum(['MODE', 'LICENCE', 'COUNTRIES', 'OPERATORS', 'SECOND_FACTOR', 'DOMAIN']),
      isMet: Type.Boolean(),
    }),
    { description: 'All that a brand needs to take real money, which a LIVE house asks when it starts' },
  ),
})
export const merchantChange = Type.Partial(
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    domains: Merchant.properties.domains,
    status: Merchant.properties.status,
    theme: Merchant.properties.theme,
    logoUrl: Merchant.properties.logoUrl,
    iconUrl: Merchant.properties.iconUrl,
    maintenanceMessages: Merchant.properties.maintenanceMessages,
    maintenanceUntil: Merchant.properties.maintenanceUntil,
    blockedCountries: Merchant.properties.blockedCountries,
    allowedCountries: Merchant.properties.allowedCountries,
    blockedAddresses: Merchant.properties.blockedAddresses,
    mobileCountries: Merchant.properties.mobileCountries,
    minimumAge: Merchant.properties.minimumAge,
    licence: Merchant.properties.licence,
    resources: Merchant.properties.resources,
    gtagId: Merchant.properties.gtagId,
    languages: Merchant.properties.languages,
    defaultLanguage: Merchant.properties.defaultLanguage,
    captchaProviders: Merchant.properties.captchaProviders,
    captchaComplexity: Merchant.properties.captchaComplexity,
    smsChannel: Merchant.properties.smsChannel,
    socialProviders: Merchant.properties.socialProviders,
    operatorGroup: Merchant.properties.operatorGroup,
    realityCheckMinutes: Merchant.properties.realityCheckMinutes,
    identityForWithdrawal: Merchant.properties.identityForWithdrawal,
    operatorTotpRequired: Merchant.properties.operatorTotpRequired,
    reason: Type.Optional(Reason),
  }),
  { additionalProperties: false },
)

/** A code goes where a name of a brand has to be short: into headers, file names and the log. */
const MerchantCode = Type.String({ pattern: '^[A-Z][A-Z0-9_]{2,19}$', examples: ['HOASEN'] })

export const newMerchant = Type.Object(
  {
    code: MerchantCode,
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S', examples: ['Hoa Sen'] }),
    domains: Type.Array(Type.String({ minLength: 1, maxLength: 253 }), {
      minItems: 1,
      maxItems: MOST_DOMAINS,
      examples: [['hoasen.localhost']],
    }),
    languages: Merchant.properties.languages,
    defaultLanguage: Merchant.properties.defaultLanguage,
    currency: Type.String({ pattern: '^[A-Z]{3}$', examples: ['VND'] }),
    timeZone: Type.String({ minLength: 1, maxLength: 60, examples: ['Asia/Ho_Chi_Minh'] }),
    copyOf: Type.Optional(Nullable(Id)),
    reason: Reason,
  },
  { additionalProperties: false },
)

export const OperatorLanguage = Type.Object({
  id: Locale,
  codes: Type.Array(Type.String({ examples: ['VI'] }), { description: 'What the specification calls it' }),
  name: Type.String({ description: 'What it calls itself', examples: ['Tiếng Việt'] }),
  missing: Type.Integer({ minimum: 0, description: 'Words of players that it lacks; a brand may offer it when none' }),
})

export const OperatorModule = Type.Object({
  id: WhitelabelModule,
  enabled: Type.Boolean(),
  description: Type.String(),
  needs: Type.Array(WhitelabelModule, { description: 'Modules without which it does nothing' }),
  neededBy: Type.Array(WhitelabelModule, { description: 'Modules that do nothing without it' }),
  changedAt: Nullable(DateTime),
})
export const OperatorRegistrationField = Type.Intersect([
  Type.Object({ id: Type.String({ description: 'Name of the field' }) }),
  RegistrationField,
])

const hosts = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 200, examples: ['https://one.example'] }), {
    maxItems: MOST_NETWORKS,
    description,
  })
const networks = {
  images: hosts('Hosts that pictures of the portal come from, each https and without a path; none: our own'),
  games: hosts('Hosts at which games are launched, each https and without a path; none: our own'),
}
export const ContentNetworksShape = Type.Object({ id: Type.String(), ...networks })
const byId = Type.Object({ id: Id })

/** Brands, their whitelabel modules, registration fields and the hosts before them, as operators see and change them. */
export const sitesOperatorCalls = defineCalls({
  listMerchants: {
    method: 'GET',
    path: '/wps/admin/merchants',
    summary: 'Brands the operator may see',
    access: 'operator',
    right: sitesRights['merchants.read'],
    query: Type.Object({
      ...PageQuery,
      search: Type.Optional(Type.String({ maxLength: 80 })),
      ids: Type.Optional(Ids),
    }),
    value: Page(Merchant),
  },
  getMerchant: {
    method: 'GET',
    path: '/wps/admin/merchants/:id',
    summary: 'One brand',
    access: 'operator',
    right: sitesRights['merchants.read'],
    params: byId,
    value: Merchant,
  },
  createMerchant: {
    method: 'POST',
    path: '/wps/admin/merchants',
    summary: 'Opens a brand under maintenance and with play money',
    description:
      'It opens by its host names at once, with all settings of the brand that is copied or of the house’s template. Whoever opens it is its only operator, as ADMIN; takes who has the right at every brand.',
    access: 'operator',
    right: sitesRights['merchants.create'],
    body: newMerchant,
    value: Merchant,
  },
  updateMerchant: {
    method: 'PATCH',
    path: '/wps/admin/merchants/:id',
    summary: 'Changes name, host names, status and maintenance of a brand',
    description:
      'Demanding less of members who withdraw, or of operators who sign in, takes a second operator, who sends the same; `proposal` says what waits.',
    access: 'operator',
    right: sitesRights['merchants.change'],
    params: byId,
    body: merchantChange,
    value: Merchant,
  },
  listLanguages: {
    method: 'GET',
    path: '/wps/admin/languages',
    summary: 'The languages that brands can be offered in, and how complete each is',
    access: 'operator',
    right: sitesRights['merchants.read'],
    query: Type.Object(PageQuery),
    value: Page(OperatorLanguage),
  },
  listModules: {
    method: 'GET',
    path: '/wps/admin/modules',
    summary: 'Whitelabel modules of the brand in view',
    access: 'operator',
    right: sitesRights['modules.read'],
    query: Type.Object(PageQuery),
    value: Page(OperatorModule),
  },
  updateModule: {
    method: 'PUT',
    path: '/wps/admin/modules/:id',
    summary: 'Switches a whitelabel module',
    access: 'operator',
    right: sitesRights['modules.change'],
    params: Type.Object({ id: WhitelabelModule }),
    body: Type.Object({ enabled: Type.Boolean(), reason: Type.Optional(Reason) }, { additionalProperties: false }),
    value: OperatorModule,
  },
  listRegistrationFields: {
    method: 'GET',
    path: '/wps/admin/registration-fields',
    summary: 'Registration fields with their rules',
    access: 'operator',
    right: sitesRights['registrationFields.read'],
    query: Type.Object(PageQuery),
    value: Page(OperatorRegistrationField),
  },
  updateRegistrationField: {
    method: 'PUT',
    path: '/wps/admin/registration-fields/:id',
    summary: 'Changes the rules of a registration field',
    access: 'operator',
    right: sitesRights['registrationFields.change'],
    params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
    body: Type.Object(
      { ...without(RegistrationField.properties, 'name'), reason: Type.Optional(Reason) },
      { additionalProperties: false },
    ),
    value: OperatorRegistrationField,
  },
  getContentNetworks: {
    method: 'GET',
    path: '/wps/admin/content-networks',
    summary: 'Hosts that stand before our own; each picture and each launch takes one at random',
    access: 'operator',
    right: sitesRights['contentNetworks.read'],
    value: ContentNetworksShape,
  },
  updateContentNetworks: {
    method: 'PUT',
    path: '/wps/admin/content-networks',
    summary: 'Changes the hosts that stand before our own',
    access: 'operator',
    right: sitesRights['contentNetworks.change'],
    body: Type.Object(
      { ...networks, reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: ContentNetworksShape,
    example: { images: [], games: ['https://games.example'], reason: 'Nearer to the players' },
  },
})
