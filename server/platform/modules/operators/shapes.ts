import { Type } from 'typebox'
import { DateTime, Locale, Money, Nullable, Url } from '../../http/call.ts'
import { AnnouncementType, BannerGroup, Execution } from '../content/schema.ts'
import { OpenProposal } from '../proposals/schema.ts'
import { CaptchaProviders, RegistrationField, SmsChannel, SocialProvider, WhitelabelModule } from '../sites/schema.ts'

export const OperatorRole = Type.Union([Type.Literal('ADMIN'), Type.Literal('SUPPORT')], {
  description: 'ADMIN may change; SUPPORT reads and answers',
})
export const Operator = Type.Object({
  id: Type.String(),
  account: Type.String(),
  name: Type.String(),
  role: OperatorRole,
  merchantCode: Type.String({ description: 'The brand in view' }),
  merchants: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  permissions: Type.Array(Type.String({ examples: ['banners.change'] })),
  mustEnrol: Type.Boolean({
    description: 'The brand wants an authenticator app first; until then nothing is permitted',
  }),
})

/** A text in each language of the brand. */
const Translation = Type.Object({
  language: Locale,
  title: Type.String({ minLength: 1, maxLength: 160 }),
  content: Type.String({ maxLength: 20_000 }),
})
const translations = Type.Array(Translation, { minItems: 1, maxItems: 30 })
/** Every change says why when the operator wants to; the audit log keeps it. */
export const reason = { reason: Type.Optional(Type.String({ maxLength: 300 })) }

export const Merchant = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  mode: Type.Union([Type.Literal('DEMO'), Type.Literal('LIVE')]),
  status: Type.Integer({ minimum: 0, maximum: 1 }),
  maintenanceMessages: Type.Array(Type.Object({ language: Locale, message: Type.String({ maxLength: 500 }) })),
  maintenanceUntil: Nullable(DateTime),
  blockedCountries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' })),
  languages: Type.Array(Locale),
  defaultLanguage: Locale,
  theme: Type.Record(Type.String(), Type.String()),
  captchaProviders: CaptchaProviders,
  captchaComplexity: Type.Integer({ minimum: 1000, maximum: 1_000_000 }),
  smsChannel: SmsChannel,
  socialProviders: Type.Array(SocialProvider, { maxItems: 2 }),
  operatorGroup: Type.String({
    pattern: '^[A-Z0-9_]{1,40}$',
    description: 'A self-exclusion holds at all brands of one group',
  }),
  realityCheckMinutes: Type.Union([Type.Literal(15), Type.Literal(30), Type.Literal(60)]),
  identityForWithdrawal: Type.Boolean(),
  operatorTotpRequired: Type.Boolean({ description: 'Operators need an authenticator app for this brand' }),
  proposal: Nullable(OpenProposal),
})
export const merchantChange = Type.Partial(
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: 80 }),
    status: Merchant.properties.status,
    maintenanceMessages: Merchant.properties.maintenanceMessages,
    maintenanceUntil: Merchant.properties.maintenanceUntil,
    blockedCountries: Merchant.properties.blockedCountries,
    captchaProviders: Merchant.properties.captchaProviders,
    captchaComplexity: Merchant.properties.captchaComplexity,
    smsChannel: Merchant.properties.smsChannel,
    socialProviders: Merchant.properties.socialProviders,
    operatorGroup: Merchant.properties.operatorGroup,
    realityCheckMinutes: Merchant.properties.realityCheckMinutes,
    identityForWithdrawal: Merchant.properties.identityForWithdrawal,
    operatorTotpRequired: Merchant.properties.operatorTotpRequired,
    ...reason,
  }),
  { additionalProperties: false },
)

export const OperatorModule = Type.Object({
  id: WhitelabelModule,
  enabled: Type.Boolean(),
  description: Type.String(),
  changedAt: Nullable(DateTime),
})
export const OperatorRegistrationField = Type.Intersect([
  Type.Object({ id: Type.String({ description: 'Name of the field' }) }),
  RegistrationField,
])

export const OperatorBanner = Type.Object({
  id: Type.String(),
  groupName: BannerGroup,
  position: Type.Integer({ minimum: 0, maximum: 999 }),
  published: Type.Boolean(),
  startsAt: Nullable(DateTime),
  endsAt: Nullable(DateTime),
  linkageType: Type.Union([Type.Literal('NONE'), Type.Literal('PAGE'), Type.Literal('EXTERNAL'), Type.Literal('GAME')]),
  url: Nullable(Url),
  pictures: Type.Array(
    Type.Object({ language: Locale, imageUrl: Url, title: Type.String({ minLength: 1, maxLength: 160 }) }),
    { minItems: 1, maxItems: 30 },
  ),
  changedAt: DateTime,
})
export const bannerInput = Type.Object(
  { ...without(OperatorBanner.properties, 'id', 'changedAt'), ...reason },
  { additionalProperties: false },
)

export const OperatorAnnouncement = Type.Object({
  id: Type.String(),
  promotionType: AnnouncementType,
  execution: Execution,
  published: Type.Boolean(),
  startsAt: Nullable(DateTime),
  endsAt: Nullable(DateTime),
  translations,
  changedAt: DateTime,
})
export const announcementInput = Type.Object(
  { ...without(OperatorAnnouncement.properties, 'id', 'changedAt'), ...reason },
  { additionalProperties: false },
)

export const TagColour = Type.Enum(['GREY', 'RED', 'ORANGE', 'GREEN', 'BLUE', 'PURPLE'])
export const Tag = Type.Object({ id: Type.String(), name: Type.String(), colour: TagColour })

export const OperatorMember = Type.Object({
  id: Type.String(),
  account: Type.String(),
  nickname: Nullable(Type.String()),
  type: Type.Integer(),
  status: Type.Union([Type.Literal('ACTIVE'), Type.Literal('LOCKED'), Type.Literal('CLOSED')]),
  currency: Type.String(),
  balance: Money,
  payeeName: Nullable(Type.String()),
  email: Nullable(Type.String()),
  mobileNum: Nullable(Type.String()),
  tags: Type.Array(Tag),
  registeredAt: DateTime,
  lastSignInAt: Nullable(DateTime),
  lastSignInIp: Nullable(Type.String()),
})

export const AuditEntry = Type.Object({
  id: Type.String(),
  at: DateTime,
  operatorAccount: Type.String(),
  action: Type.String({ examples: ['banners.update'] }),
  subjectKind: Type.String(),
  subjectId: Type.String(),
  reason: Nullable(Type.String()),
  ip: Type.String(),
  before: Nullable(Type.Record(Type.String(), Type.Unknown())),
  after: Nullable(Type.Record(Type.String(), Type.Unknown())),
})

export function without<T extends Record<string, unknown>, K extends keyof T>(
  properties: T,
  ...names: K[]
): Omit<T, K> {
  const rest = { ...properties }
  for (const name of names) delete rest[name]
  return rest
}
