import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { stripTypename } from '@apollo/client/utilities'
import { client } from './client.ts'
import { notFound } from './failures.ts'
import { type UserError, UserErrors } from './user-errors.ts'

/** Reads what a page of the console shows. */
export async function read<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return (await client.query({ query, variables })).data
}

/** What a document of one member asks: `member` is who is meant, `part` the field of him that the page shows. */
interface OfMember {
  member: { part: unknown } | null
}

/** What a page shows of one member, as its document asks for it. */
export type PartOf<Query extends OfMember> = NonNullable<NonNullable<Query['member']>['part']>

/** Reads what a page shows of one member. Throws where there is no such member, and where there is nothing of that kind of him. */
export async function readOfMember<Query extends OfMember, Variables extends OperationVariables>(
  query: TypedDocumentNode<Query, Variables>,
  variables: Variables,
): Promise<PartOf<Query>> {
  const part = (await read(query, variables)).member?.part
  if (part === undefined || part === null) throw notFound()
  return part as PartOf<Query>
}

/**
 * Carries a change out; `payload` is the result as every mutation of the console names it. What a form had read goes back
 * without the names of types that the client puts in: inputs know no such field. Throws UserErrors.
 */
export async function change<Payload extends { userErrors: UserError[] }, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<{ payload: Payload }, Variables>,
  variables: Variables,
): Promise<Payload> {
  const clean = stripTypename(variables) as Variables
  const payload = (await client.mutate({ mutation, variables: clean })).data?.payload
  if (payload === undefined) throw new Error('The server answered nothing')
  if (payload.userErrors.length > 0) throw new UserErrors(payload.userErrors, payload)
  return payload
}
