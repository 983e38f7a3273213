import type { DocumentNode } from 'graphql'
import { client } from '../providers/client.ts'
import { type UserError, UserErrors } from '../providers/user-errors.ts'

/** Carries out a change that is none of react-admin's verbs; throws what the server refuses in its own words. */
export async function ask(mutation: DocumentNode, input: Record<string, unknown>): Promise<void> {
  const { data } = await client.mutate<{ payload: { userErrors: UserError[] } }>({ mutation, variables: { input } })
  const userErrors = data?.payload.userErrors ?? []
  if (userErrors.length > 0) throw new UserErrors(userErrors)
}
