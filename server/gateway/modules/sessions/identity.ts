import { isForbidden, isUnauthenticated } from '../../errors.ts'
import type { CallerClient } from '../../wps/client.ts'
import type { CallValue } from '../../wps/types.ts'
import { memberType } from './account-types.ts'

type Member = CallValue<'getMember'>
type Operator = CallValue<'getOperator'>

/** Who stands behind the token; asked of the platform when first needed, once per operation. */
export interface Identity {
  /** The signed-in member; null for visitors and operators. */
  member(): Promise<Member | null>
  /** The signed-in operator; null for everybody else. */
  operator(): Promise<Operator | null>
  forget(): void
}

export const isTrial = (member: Member): boolean => memberType(member) === 'TRIAL'
export const isAgent = (member: Member): boolean => memberType(member) === 'AGENT'
/** Whether it is somebody who acts in the member's name: what is of the member's person and money he is refused. */
export const isSubaccount = ({ subaccount }: Member): boolean => subaccount != null

export function createIdentity(wps: CallerClient, hasToken: () => boolean): Identity {
  let member: Promise<Member | null> | undefined
  let operator: Promise<Operator | null> | undefined
  return {
    member() {
      member ??= hasToken() ? nobodyWhenRefused(wps.call('getMember')) : Promise.resolve(null)
      return member
    },
    operator() {
      operator ??= hasToken() ? nobodyWhenRefused(wps.call('getOperator')) : Promise.resolve(null)
      return operator
    },
    forget() {
      member = undefined
      operator = undefined
    },
  }
}

/** A token of the other kind may be refused as unknown or as forbidden. */
export async function nobodyWhenRefused<Person>(person: Promise<Person>): Promise<Person | null> {
  try {
    return await person
  } catch (error) {
    if (isUnauthenticated(error) || isForbidden(error)) return null
    throw error
  }
}
