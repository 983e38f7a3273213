import type { DocumentNode } from 'graphql'
import { client } from '../providers/client.ts'
import { type UserError, UserErrors } from '../providers/user-errors.ts'

/** What a decision answers: the record as it is now, with what waits for a second operator. */
export interface Decided {
  readonly record?: { readonly proposal?: object | null } | null
}

/** Carries out a change that is none of react-admin's verbs; throws what the server refuses in its own words. */
export async function ask(mutation: DocumentNode, input: Record<string, unknown>): Promise<Decided> {
  const { data } = await client.mutate<{ payload: Decided & { userErrors: UserError[] } }>({
    mutation,
    variables: { input },
  })
  const userErrors = data?.payload.userErrors ?? []
  if (userErrors.length > 0) throw new UserErrors(userErrors)
  return data?.payload ?? {}
}
