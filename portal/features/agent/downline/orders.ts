import type { TeamMemberOrder } from './downline.generated.ts'

export type OrderName = 'newest' | 'oldest' | 'name' | 'seen'

interface NamedOrder {
  name: OrderName
  order: TeamMemberOrder
}

const newest: NamedOrder = { name: 'newest', order: { field: 'REGISTERED_AT', direction: 'DESC' } }

/** In which orders the people of a line can be read; the first unless told. */
export const orders: readonly NamedOrder[] = [
  newest,
  { name: 'oldest', order: { field: 'REGISTERED_AT', direction: 'ASC' } },
  { name: 'name', order: { field: 'ACCOUNT', direction: 'ASC' } },
  { name: 'seen', order: { field: 'LAST_SIGN_IN_AT', direction: 'DESC' } },
]

/** An order by its name in the address; the first when there is none of that name. */
export function orderOf(name: string | null): NamedOrder {
  return orders.find((each) => each.name === name) ?? newest
}
