import { REGISTRATION_PATTERNS } from './registration-patterns.ts'
import type { RegistrationRule } from './settings.ts'

/** All whitelabel modules that a brand can have. */
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

/** Modules a brand begins with; its operators switch on what else they want. */
const FIRST_MODULES: readonly string[] = ['USERNAMEREG3', 'PWDEXPFORCECHANGE3', 'NEWIPVERF3', 'AGENTPOLICY3']

export const firstModules = MODULES.map((module) => ({ module, enabled: FIRST_MODULES.includes(module) }))

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
export const firstRegistrationFields: readonly RegistrationRule[] = shapes.map(
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
