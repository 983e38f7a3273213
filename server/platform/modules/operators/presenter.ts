import type { OperatorMerchant } from './repository.ts'
import { rightsAt } from './rights.ts'

/** A role as it is told beside whoever has it: one of the house has no name of its own, but words in each language. */
export const presentRole = ({ house_role, role_id, role_name }: PlacedRole) => ({
  id: house_role ?? role_id ?? '',
  name: role_name,
})

type PlacedRole = Pick<OperatorMerchant, 'house_role' | 'role_id' | 'role_name'>

/** The signed-in operator as the console shows one: with the brand in view and all others that may come into it. */
export function presentSelf(
  { id, account, name }: { id: string; account: string; name: string },
  inView: OperatorMerchant,
  merchants: readonly OperatorMerchant[],
  mustEnrol: boolean,
) {
  return {
    id,
    account,
    name,
    role: presentRole(inView),
    merchantCode: inView.code,
    merchants: merchants.map(({ code, name }) => ({ code, name })),
    permissions: mustEnrol ? [] : [...rightsAt(inView)].sort(),
    mustEnrol,
  }
}
