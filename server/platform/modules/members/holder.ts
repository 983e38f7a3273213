import { httpErrors } from '../../http/errors.ts'
import type { MemberRow } from './repository.ts'

/** A member whose money is looked at. */
interface Holder {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: string
}

interface Members {
  find(merchantId: string, id: string): Promise<Pick<MemberRow, 'currency'> | undefined>
}

/** The member that an operator names, of the brand in view. Throws NOT_FOUND. */
export async function needHolder(members: Members, merchantId: string, memberId: string): Promise<Holder> {
  const member = await members.find(merchantId, memberId)
  if (member === undefined) throw httpErrors.NOT_FOUND()
  return { merchantId, memberId, currency: member.currency }
}
