import type { BodyOf } from '../../http/call.ts'
import { httpErrors } from '../../http/errors.ts'
import type { paymentsOperatorCalls as calls } from './operator-schema.ts'
import type { DepositWish } from './service/decide-deposit.ts'
import type { SuspenseWish } from './service/decide-suspense.ts'

/** The decision with what it needs; INVALID_INPUT names the field that is missing. */
export function readDepositWish({ decision, reference }: BodyOf<typeof calls.decideDeposit>): DepositWish {
  return decision === 'REFUSE' ? { decision } : { decision, reference: needed(reference, 'reference') }
}

/** The decision with what it needs; INVALID_INPUT names the field that is missing. */
export function readSuspenseWish(body: BodyOf<typeof calls.decideSuspense>): SuspenseWish {
  const { decision, depositId, memberAccount, reference } = body
  if (decision === 'DEPOSIT') return { decision, depositId: needed(depositId, 'depositId') }
  if (decision === 'MEMBER') return { decision, memberAccount: needed(memberAccount, 'memberAccount') }
  return { decision, reference: needed(reference, 'reference') }
}

function needed(value: string | undefined, field: string): string {
  if (value === undefined) throw httpErrors.INVALID_INPUT({ field })
  return value
}
