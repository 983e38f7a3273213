import type { MerchantReference } from './repository.ts'
import { rightsOf } from './rights.ts'
import type { OperatorRole } from './roles.ts'

/** The signed-in operator as the console shows one: with the brand in view and all others that may come into it. */
export function presentSelf(
  { id, account, name, role }: { id: string; account: string; name: string; role: string },
  inView: MerchantReference,
  merchants: readonly MerchantReference[],
  mustEnrol: boolean,
) {
  return {
    id,
    account,
    name,
    role: role as OperatorRole,
    merchantCode: inView.code,
    merchants: merchants.map(({ code, name }) => ({ code, name })),
    permissions: mustEnrol ? [] : rightsOf(role as OperatorRole),
    mustEnrol,
  }
}
