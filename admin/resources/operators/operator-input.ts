import { pick } from '../../providers/resource-operations.ts'

interface FilledPlace {
  readonly merchantId?: string
  readonly role?: { readonly id?: string }
}

/** What of the form is sent: the account is chosen once; whether it is open is decided afterwards. */
export function operatorInput({ id, ...data }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...pick(data, 'name', 'reason'),
    places: placesOf(data.places),
    allowedAddresses: data.allowedAddresses ?? [],
    ...(id === undefined ? pick(data, 'account') : pick(data, 'isActive')),
  }
}

/** The places of a form as the schema takes them: a role by its id. */
const placesOf = (places: unknown): { merchantId: string | undefined; role: string | undefined }[] =>
  Array.isArray(places) ? places.map(({ merchantId, role }: FilledPlace) => ({ merchantId, role: role?.id })) : []
