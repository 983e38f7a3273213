interface FilledPlace {
  readonly merchantId?: string
  readonly role?: { readonly id?: string }
}

/** The places of a form as the schema takes them: a role by its id. */
export const placesInput = (places: unknown): { merchantId: string | undefined; role: string | undefined }[] =>
  Array.isArray(places) ? places.map(({ merchantId, role }: FilledPlace) => ({ merchantId, role: role?.id })) : []
