import { Type } from 'typebox'
import { DateTime, defineCalls, Locale, Mobile, Nullable, Ok, Url } from '../../http/call.ts'
import { ACCOUNT_TYPES } from '../../lib/account-types.ts'
import { SUBACCOUNT_RIGHTS } from '../../lib/subaccounts.ts'
import { SocialProvider } from '../sites/schema.ts'

/** Account types of section 6: 0 member; 4 trial; 1, 2, 41, 42 agents. */
export const AccountType = Type.Union(ACCOUNT_TYPES.map((type) => Type.Literal(type)))

/** What an agent lets somebody do in his name, beside reading about his team. */
export const SubaccountRight = Type.Enum([...SUBACCOUNT_RIGHTS], {
  description:
    'REGISTER: registration links and accounts; CONTRACTS: proposals to downlines, and asking for the end of their contracts; RULES: limits of lines; PAY: reads what the agent earns',
})

export const Member = Type.Object({
  id: Type.String(),
  account: Type.String(),
  nickname: Nullable(Type.String()),
  type: Type.Integer({ description: '0 member; 4 trial; 1, 2, 41, 42 agents' }),
  currency: Type.String(),
  currencySymbol: Type.String(),
  language: Locale,
  hasVip: Type.Boolean(),
  vipLabelName: Nullable(Type.String()),
  vipRankLevel: Nullable(Type.Integer()),
  email: Nullable(Type.String({ description: 'Masked' })),
  mobileNum: Nullable(Type.String({ description: 'Masked' })),
  payeeName: Nullable(Type.String()),
  referralCode: Type.String(),
  avatarUrl: Nullable(Url),
  lastSignInAt: Nullable(Type.String()),
  playBlockedUntil: Nullable(DateTime),
  mustChangePassword: Type.Boolean({
    description: 'Of this session: nothing is played or paid before the password is changed',
  }),
  subaccount: Nullable(
    Type.Object(
      { name: Type.String(), displayName: Type.String(), rights: Type.Array(SubaccountRight) },
      {
        description:
          'Who acts in the agent’s name; null where it is the member. He learns nothing of the agent’s person',
      },
    ),
  ),
})

/** What every successful way of signing in returns (section 3, "Login response value"). */
export const SignedIn = Type.Object({
  token: Type.String({ description: 'Opaque bearer token; kept by the browser in session storage' }),
  expiresAt: DateTime,
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  mustChangePassword: Type.Boolean({ description: 'A mailed or default password was used: it must be changed now' }),
  deviceToken: Nullable(
    Type.String({
      description: "For the gateway's HttpOnly cookie of a remembered device; told to no browser otherwise",
    }),
  ),
  member: Member,
})

export const IdToken = Type.String({ minLength: 20, maxLength: 8192, description: 'ID token of Firebase' })

export const LinkedIdentity = Type.Object({
  provider: SocialProvider,
  label: Type.String({ description: 'E-mail address or name at the other house' }),
  linkedAt: DateTime,
})

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** The registration user of section 3. Which fields are demanded, and their rules, is the brand's setting. */
export const RegistrationUser = Type.Object(
  {
    username: text(64),
    password: text(128),
    confirmPassword: text(128),
    payeeName: text(120),
    email: text(254),
    qqNum: text(40),
    mobileNum: Type.Optional(Mobile.mobileNum),
    countryDialingCode: Type.Optional(Mobile.countryDialingCode),
    verificationCode: text(255),
    affiliateCode: text(32),
    referralCode: text(32),
    paymentPassword: text(128),
    line: text(64),
    whatsapp: text(64),
    facebook: text(128),
    wechat: text(64),
    zalo: text(64),
    telegram: text(64),
    idNumber: text(32),
    nickname: text(40),
    birthday: text(10),
    address: text(200),
    nationality: text(60),
    occupation: text(60),
    sourceOfIncome: text(60),
    captchaId: text(64),
    captcha: text(16),
    captchaProof: text(2048),
    firebaseChannel: Type.Optional(
      Type.Boolean({ description: 'The mobile number is proved by firebaseIdToken instead of verificationCode' }),
    ),
    firebaseIdToken: Type.Optional(IdToken),
    domain: text(253),
    registerUrl: text(2048),
    registerMethod: Type.Optional(Type.Literal('WEB')),
    acceptedTerms: Type.Boolean({ description: 'Terms accepted and age confirmed' }),
    login: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)

const newPassword = Type.String({ minLength: 1, maxLength: 128 })

export const membersCalls = defineCalls({
  getMember: {
    method: 'GET',
    path: '/wps/member/info',
    summary: 'The signed-in member',
    access: 'member',
    subaccount: 'OWN',
    value: Member,
  },
  register: {
    method: 'PUT',
    path: '/wps/member/register',
    summary: 'Registers by user name and signs in (module USERNAMEREG3)',
    access: 'public',
    sealed: true,
    body: RegistrationUser,
    value: SignedIn,
    example: {
      username: 'lan2026',
      password: 'Sen@vang2026',
      confirmPassword: 'Sen@vang2026',
      acceptedTerms: true,
      login: true,
    },
  },
  registerMobile: {
    method: 'PUT',
    path: '/wps/member/register/mobile',
    summary: 'Registers by mobile number and SMS code and signs in (module MOBILENUMREG3)',
    access: 'public',
    sealed: true,
    body: RegistrationUser,
    value: SignedIn,
    example: {
      mobileNum: '912345678',
      countryDialingCode: '+84',
      verificationCode: '123456',
      password: 'Sen@vang2026',
      confirmPassword: 'Sen@vang2026',
      acceptedTerms: true,
      login: true,
    },
  },
  changePassword: {
    method: 'PUT',
    path: '/wps/member/password',
    summary: 'Changes the password; ends the other sessions of the member',
    access: 'member',
    subaccount: 'OWN',
    deed: { name: 'CHANGE_PASSWORD' },
    sealed: true,
    body: Type.Object(
      { oldPassword: newPassword, newPassword, confirmNewPassword: newPassword },
      { additionalProperties: false },
    ),
    value: Ok,
  },
  setPaymentPassword: {
    method: 'PUT',
    path: '/wps/members/payment-password',
    summary: 'Sets or changes the payment password',
    description:
      'Proven by the old payment password or, where none is set or it is forgotten, by the sign-in password.',
    access: 'member',
    sealed: true,
    body: Type.Object(
      {
        password: Type.Optional(newPassword),
        oldPaymentPassword: Type.Optional(newPassword),
        newPaymentPassword: newPassword,
        confirmPaymentPassword: newPassword,
      },
      { additionalProperties: false },
    ),
    value: Ok,
    example: { password: 'Demo@12345', newPaymentPassword: 'rút-tiền-88', confirmPaymentPassword: 'rút-tiền-88' },
  },
  mailPassword: {
    method: 'POST',
    path: '/wps/member/password/email',
    summary: 'Mails a one-time password, valid for 30 minutes, that must be changed after signing in',
    description: 'Answers alike whether or not name and e-mail belong together.',
    access: 'public',
    form: true,
    body: Type.Object(
      { username: Type.String({ minLength: 1, maxLength: 64 }), email: Type.String({ minLength: 3, maxLength: 254 }) },
      { additionalProperties: false },
    ),
    value: Ok,
    example: { username: 'demo01', email: 'demo01@example.com' },
  },
  setPasswordByPhone: {
    method: 'PUT',
    path: '/wps/member/password/verification',
    summary: 'Sets a new password with an SMS code and signs in (module CHNGPASSVERIF3)',
    description: 'Where the codes of the brand are Firebase’s, firebaseIdToken proves the number instead of a code.',
    access: 'public',
    sealed: true,
    body: Type.Object(
      { newPassword, ...Mobile, verificationCode: text(255), firebaseIdToken: Type.Optional(IdToken) },
      { additionalProperties: false },
    ),
    value: SignedIn,
  },
  setLanguage: {
    method: 'PUT',
    path: '/wps/system/language',
    summary: 'Remembers the language of a signed-in member, for mails and messages; visitors keep it in the browser',
    access: 'optional',
    proof: 'waived',
    body: Type.Object({ language: Locale }, { additionalProperties: false }),
    value: Ok,
    example: { language: 'vi' },
  },
  listIdentities: {
    method: 'GET',
    path: '/wps/member/identities',
    summary: 'Accounts of other houses with which the member may sign in',
    access: 'member',
    value: Type.Array(LinkedIdentity),
  },
  linkIdentity: {
    method: 'POST',
    path: '/wps/member/identities',
    summary: 'Links a Google or Facebook account; asks for the password again',
    access: 'member',
    sealed: true,
    body: Type.Object(
      { firebaseIdToken: IdToken, password: Type.String({ maxLength: 128 }) },
      { additionalProperties: false },
    ),
    value: Type.Array(LinkedIdentity),
  },
  unlinkIdentity: {
    method: 'PUT',
    path: '/wps/member/identities/unlink',
    summary: 'Takes a link away; asks for the password again',
    access: 'member',
    sealed: true,
    body: Type.Object(
      { provider: SocialProvider, password: Type.String({ maxLength: 128 }) },
      { additionalProperties: false },
    ),
    value: Type.Array(LinkedIdentity),
  },
  checkAffiliate: {
    method: 'POST',
    path: '/wps/agent/affiliate',
    summary: 'Checks an invitation code',
    access: 'public',
    body: Type.Object(
      { code: Type.String({ minLength: 1, maxLength: 32 }), domain: Type.Optional(Type.String({ maxLength: 253 })) },
      { additionalProperties: false },
    ),
    value: Type.Object({ valid: Type.Boolean() }),
    example: { code: 'AGENT01' },
  },
})
