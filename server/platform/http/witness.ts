import type { Call } from './call.ts'
import { needsProof, refuseSubaccount } from './guards.ts'
import type { HttpContext } from './http-context.ts'
import type { MemberSession, OperatorSession } from './session.ts'

type Session = MemberSession | OperatorSession | null

/** Who makes a call, and what is known of it before its input is read. */
interface Attempted {
  readonly ip: string
  readonly moduleId: string
}

/** Refuses whom the call is not for of those who act in an agent's name; where more than reading was wanted, the agent reads of it. */
export async function refuseUnlisted(
  { subaccounts }: Pick<HttpContext, 'subaccounts'>,
  call: Call,
  session: Session,
  { ip, moduleId }: Attempted,
): Promise<void> {
  if (session === null || !('subaccount' in session)) return
  if (!needsProof(call)) return refuseSubaccount(call, session)
  try {
    refuseSubaccount(call, session)
  } catch (refusal) {
    await subaccounts.witness(session, { name: 'REFUSED', about: moduleId, ip }, () => Promise.reject(refusal))
  }
}

/** What a call is, once its input is read. */
interface Given {
  readonly session: Session
  readonly ip: string
  readonly body: unknown
  readonly params: unknown
}

/** Does the work of a call; what somebody does in an agent's name the agent reads of afterwards (see `Call.deed`). */
export function witnessed<Result>(
  { subaccounts }: Pick<HttpContext, 'subaccounts'>,
  { deed }: Call,
  { session, ip, body, params }: Given,
  work: () => Promise<Result>,
): Promise<Result> {
  if (deed === undefined || session === null || !('subaccount' in session)) return work()
  const { name, about } = deed
  return subaccounts.witness(session, { name, about: about && textIn([body, params], about), ip }, work)
}

/** What a field says that stands in one of these objects. */
function textIn(inputs: readonly unknown[], field: string): string | undefined {
  for (const input of inputs) {
    const value = (input as Readonly<Record<string, unknown>> | undefined)?.[field]
    if (typeof value === 'string') return value
  }
  return undefined
}
