export type OperatorRole = 'ADMIN' | 'SUPPORT'

/** Who acts, as far as a right asks. Which brands somebody sees is a list of its own, checked before any right. */
export interface Actor {
  readonly role: OperatorRole
}

/** Every operator: SUPPORT reads and answers. */
export const isStaff = ({ role }: Actor) => role === 'ADMIN' || role === 'SUPPORT'
/** Operators who change things. */
export const isAdmin = ({ role }: Actor) => role === 'ADMIN'

/** What is of several brands at once is seen as a whole, and changed, only by who works for all of them. */
export const governsAll = (own: readonly string[], brands: readonly string[]): boolean =>
  brands.every((id) => own.includes(id))
