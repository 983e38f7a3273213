/** A message of the specification: where its words are, and which test reaches it. */
export interface CatalogueEntry {
  /** As sections 5 and 8 of the specification call it. */
  readonly message: string
  /** `errors:CODE`, or the key of words that only the portal shows. */
  readonly words: readonly string[]
  /** A test file and a part of the test's title. */
  readonly test: readonly [file: string, title: string]
  readonly remark?: string
}

const messages = 'tests/contract/error-messages.test.ts'
const members = 'server/platform/modules/members'
const identity = ['portal/kits/verification/identity-errors.test.ts', 'words %s'] as const
const patterns = [
  'server/platform/modules/sites/registration-patterns.test.ts',
  'reach the person who registers',
] as const
const registration = [`${members}/registration.test.ts`, 'refuses %j'] as const
const signIn = `${members}/sign-in.test.ts`
const proof = 'server/platform/modules/verification/proof-of-work.test.ts'
const sites = 'server/platform/modules/sites/sites.test.ts'
const chunk = 'portal/ui/error-boundary.test.ts'
const told = (title: string): CatalogueEntry['test'] => [messages, title]

const variants = [
  'letters and numbers',
  'first char a letter',
  'letters and numbers combined',
  'letters and Chinese',
  'mailbox format',
  'no special characters',
  'digits only',
  'alphanumeric with one uppercase',
  'English letters and spaces',
  'no spaces',
  'Chinese and punctuation',
  'Korean only',
  'Thai only',
  'Thai or English with spaces',
  'uppercase and spaces',
  'letters, numbers and symbols',
  'one uppercase, one lowercase, one digit and one special',
].map(
  (variant, index): CatalogueEntry => ({
    message: `Please enter (min)-(max) characters: ${variant}`,
    words: [`errors:PATTERN_${index + 1}`],
    test: patterns,
  }),
)

/** Section 5, validation. */
export const validation: readonly CatalogueEntry[] = [
  {
    message: 'Please enter (min)-(max) characters',
    words: ['errors:PATTERN_0'],
    test: [patterns[0], "takes anything for '*'"],
  },
  ...variants,
  {
    message: 'dates yyyy-MM-dd or MM-dd-yyyy',
    words: ['errors:DATE_INVALID'],
    test: told('date format'),
    remark: 'Both are taken: registration.test.ts registers a birthday of 03-15-1990.',
  },
  {
    message: 'invalid verification code',
    words: ['errors:VERIFICATION_CODE_INVALID'],
    test: told('invalid verification code'),
  },
  {
    message: 'invalid mobile number',
    words: ['errors:MOBILE_INVALID', 'identity:mobileInvalid'],
    test: told('invalid phone number'),
  },
  {
    message: 'confirmation mismatch',
    words: ['errors:PASSWORD_MISMATCH', 'identity:passwordsDiffer'],
    test: told('passwords do not match'),
  },
  { message: 'real name format', words: ['errors:PATTERN_9'], test: told('real name format') },
  { message: 'phone format', words: ['errors:PATTERN_7', 'errors:MOBILE_INVALID'], test: registration },
  {
    message: 'invalid invitation code',
    words: ['errors:AFFILIATE_INVALID', 'identity:invitationInvalid'],
    test: told('wrong affiliate code'),
  },
  { message: 'account format incorrect', words: ['errors:PATTERN_2'], test: registration },
  {
    message: 'password format incorrect',
    words: ['errors:PATTERN_0', 'errors:PASSWORD_TOO_SHORT', 'errors:PASSWORD_COMMON', 'errors:PASSWORD_PERSONAL'],
    test: registration,
  },
  {
    message: 'e-mail format incorrect',
    words: ['errors:PATTERN_5', 'identity:emailInvalid'],
    test: told('email incorrect'),
  },
  {
    message: 'enter captcha',
    words: ['errors:CAPTCHA_REQUIRED', 'identity:enterCaptcha'],
    test: [signIn, 'ask for a captcha'],
  },
  {
    message: 'input cannot be empty',
    words: ['errors:INVALID_INPUT_REQUIRED', 'identity:required'],
    test: told('input cannot be empty'),
  },
  {
    message: 'enter username and password',
    words: ['identity:enterUsername', 'identity:enterPassword'],
    test: [signIn, 'are missing rather than wrong when empty'],
  },
  { message: 'enter content', words: ['errors:CONTENT_EMPTY'], test: told('content cannot be empty') },
  {
    message: 'content between {0} and {1} words',
    words: ['errors:CONTENT_LENGTH'],
    test: told('content cannot be empty'),
  },
  {
    message: 'terms unticked',
    words: ['errors:TERMS_NOT_ACCEPTED', 'identity:acceptTerms'],
    test: told('unchecked terms'),
  },
  { message: 'age confirmation (18)', words: ['errors:UNDERAGE'], test: told('minimum age') },
]

/** Section 8, phone authentication. */
export const phone: readonly CatalogueEntry[] = [
  { message: 'invalid phone number', words: ['errors:MOBILE_INVALID'], test: told('invalid phone number') },
  { message: 'missing phone number', words: ['errors:MOBILE_MISSING'], test: told('missing phone number') },
  {
    message: 'too many requests (retry after 5 minutes)',
    words: ['errors:RATE_LIMITED', 'errors:TOO_MANY_REQUESTS', 'common:tryAgainIn'],
    test: told('too many requests lock for five minutes'),
  },
  { message: 'unknown error', words: ['errors:PHONE_AUTH_UNKNOWN'], test: identity },
  {
    message: 'invalid verification code',
    words: ['errors:VERIFICATION_CODE_INVALID'],
    test: told('invalid verification code'),
  },
  {
    message: 'missing verification code',
    words: ['errors:VERIFICATION_CODE_MISSING'],
    test: told('missing verification code'),
  },
  {
    message: 'captcha check failed',
    words: ['errors:CAPTCHA_CHECK_FAILED', 'errors:CAPTCHA_WRONG'],
    test: [proof, 'opens it once'],
  },
  {
    message: 'quota not sufficient (contact customer service)',
    words: ['errors:QUOTA_NOT_SUFFICIENT'],
    test: identity,
  },
  {
    message: 'operation not enabled (contact customer service)',
    words: ['errors:OPERATION_NOT_ENABLED', 'errors:MODULE_OFF'],
    test: [`${members}/firebase-sign-in.test.ts`, 'takes the place of the house’s own SMS'],
  },
  {
    message: 'code expired (resend)',
    words: ['errors:VERIFICATION_CODE_EXPIRED'],
    test: [signIn, 'refuses a code that is late'],
  },
  {
    message: 'popup closed by user (login failed, retry)',
    words: ['errors:POPUP_CLOSED'],
    test: ['tests/e2e/providers.spec.ts', 'closed popup'],
  },
]

/** Section 8, all others. */
export const others: readonly CatalogueEntry[] = [
  { message: 'wrong account or password', words: ['errors:SIGN_IN_WRONG'], test: told('wrong account or password') },
  { message: 'email incorrect', words: ['errors:PATTERN_5', 'errors:EMAIL_INVALID'], test: told('email incorrect') },
  { message: 'passwords do not match', words: ['errors:PASSWORD_MISMATCH'], test: told('passwords do not match') },
  {
    message: 'username or email does not exist',
    words: ['identity:passwordMailed'],
    test: [`${members}/recovery.test.ts`, 'is asked for alike'],
    remark:
      'Said as “if the details match”: another answer would tell strangers who has an account (ASVS 6.3.8, domain.md 9).',
  },
  { message: 'please log in first', words: ['errors:UNAUTHENTICATED'], test: told('please log in first') },
  {
    message: 'network abnormal, retry',
    words: ['errors:NETWORK_ABNORMAL'],
    test: ['portal/apollo/error-words.test.ts', 'says that the network failed'],
  },
  {
    message: 'page load timeout',
    words: ['common:pageTimeout'],
    test: ['portal/lib/load-chunk.test.ts', 'gives up a file of code after two minutes'],
  },
  {
    message: 'chunk load error',
    words: ['common:pageNotLoaded', 'common:pageStillNotLoaded', 'common:reload'],
    test: [chunk, 'reloads once for missing code'],
  },
  {
    message: 'invalid URL (domain check failed, contact customer service)',
    words: ['layout:invalidDomain.title', 'layout:invalidDomain.text'],
    test: told('a host name that is nobody’s'),
  },
  {
    message: 'system error',
    words: ['errors:INTERNAL_ERROR', 'errors:SYSTEM_ERROR'],
    test: ['server/platform/http/http.test.ts', 'told as one sentence with the id'],
  },
  {
    message: 'access restricted (blocked IP or region)',
    words: ['errors:REGION_BLOCKED', 'layout:regionBlocked.title'],
    test: told('a blocked region is told so'),
  },
  {
    message: 'system maintenance',
    words: ['errors:MAINTENANCE', 'layout:maintenance.title'],
    test: [sites, 'closes playing and paying of that brand'],
  },
  {
    message: 'game maintenance',
    words: ['errors:GAME_MAINTENANCE'],
    test: ['tests/money/games.test.ts', 'under maintenance say so and do not start'],
  },
  {
    message: 'verify first',
    words: ['errors:VERIFY_FIRST'],
    test: [proof, 'is asked for from the first registration on'],
  },
  {
    message: 'register an account first',
    words: ['errors:REGISTER_FIRST'],
    test: [`${members}/firebase-sign-in.test.ts`, 'without an account is sent to the registration'],
  },
  { message: 'non-member cannot log in', words: ['errors:MEMBER_ONLY'], test: told('a non-member cannot log in') },
  { message: 'non-agent cannot log in', words: ['errors:AGENT_ONLY'], test: told('a non-agent') },
  { message: 'content cannot be empty', words: ['errors:CONTENT_EMPTY'], test: told('content cannot be empty') },
  { message: 'wrong affiliate code', words: ['errors:AFFILIATE_INVALID'], test: told('wrong affiliate code') },
  { message: 'unchecked terms', words: ['errors:TERMS_NOT_ACCEPTED'], test: told('unchecked terms') },
  {
    message: 'trial account warning (in_need_true_account)',
    words: ['errors:IN_NEED_TRUE_ACCOUNT', 'errors:TRUE_ACCOUNT_NEEDED'],
    test: ['tests/e2e/trial.spec.ts', 'a real game asks for a real account'],
  },
  {
    message: 'default password must be changed',
    words: ['errors:PASSWORD_CHANGE_NEEDED', 'identity:mustChangePassword'],
    test: [`${members}/recovery.test.ts`, 'signs in once, must be changed'],
  },
  {
    message: 'expired password must be changed',
    words: ['identity:mustChangePassword'],
    test: [signIn, 'is reported as expired where the brand says so'],
  },
]
