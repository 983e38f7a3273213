import type { UserError } from './generated/resolvers.ts'
import { WpsFailure } from './wps/failures.ts'

/** A failure as the platform tells it. Its code fits every domain's enum here, since `error-codes.ts` sees to that when it is told. */
interface Told extends UserError {
  readonly code: never
}

interface Failed {
  readonly userErrors: Told[]
  /** Whether the next try needs a captcha; payloads without that field ignore it. */
  readonly captchaRequired: boolean
}

/**
 * Answers a mutation: its result, or the expected failure of the platform as `userErrors` (interfaces.md, GraphQL). What nobody
 * expects, an ended session and an upstream that is down stay errors of the operation.
 *
 * @param fallback what the payload's other fields hold when the wish failed; may be made of the failure's extras
 */
export async function payload<Result extends object, Fallback extends object = Record<never, never>>(
  work: () => Promise<Result>,
  fallback?: Fallback | ((extras: WpsFailure['extras']) => Fallback),
): Promise<(Result & { userErrors: Told[]; captchaRequired: boolean }) | (Fallback & Failed)> {
  try {
    return { captchaRequired: false, ...(await work()), userErrors: [] }
  } catch (error) {
    if (!isExpected(error)) throw error
    return {
      ...((typeof fallback === 'function' ? fallback(error.extras) : fallback) ?? ({} as Fallback)),
      userErrors: [userError(error)],
      captchaRequired: error.extras.captcha === true,
    }
  }
}

function isExpected(error: unknown): error is WpsFailure {
  if (!(error instanceof WpsFailure)) return false
  // A locked session is the browser's to unlock, whatever was asked.
  return error.status !== 423 && !(error.status === 401 && error.tokenDemanded)
}

/** Fields of bodies that the graph calls otherwise than the platform; the key travels in a header. */
const fieldsByName: Readonly<Record<string, string>> = {
  'Idempotency-Key': 'idempotencyKey',
  csType: 'kind',
  execution: 'occasion',
  gameCode: 'lotteryCode',
  groupName: 'group',
  linkageType: 'linkType',
  login: 'signIn',
  mobileNo: 'mobileNumber',
  mobileNum: 'mobileNumber',
  nodeId: 'gameId',
  promotionType: 'type',
  qqNum: 'qqNumber',
  vassalage: 'vendorCode',
}

/** What the graph calls a field of a body. */
export const fieldNamed = (name: string): string => fieldsByName[name] ?? name

/** The field is named by its path in the mutation: `username` of the body is `input.username`. */
function userError({ code, message, field, extras }: WpsFailure): Told {
  const steps = field?.split(/[./]/).filter(Boolean).map(fieldNamed)
  const path = steps === undefined ? [] : ['input', ...steps]
  const { retryAfter } = extras
  return { code: code as never, message, field: path, ...(typeof retryAfter === 'number' ? { retryAfter } : {}) }
}

/** An input whose nulls are gone. */
export type Known<Input> = { [Key in keyof Input]: Exclude<Input[Key], null> }

/** An input without its nulls: to the platform, what is not given is left out. */
export function given<Input extends object>(input: Input): Known<Input> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Known<Input>
}
