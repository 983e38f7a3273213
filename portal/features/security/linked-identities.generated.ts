/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of linkIdentity. */
export type LinkIdentityInput = {
  /** ID token of Firebase. */
  firebaseIdToken: string;
  /** Password in force; empty when the member has none. */
  password: string;
};

/** Another house with whose account a person may sign in. */
export type SocialProvider =
  /** With a Facebook account, by way of Firebase. */
  | 'FACEBOOK'
  /** With a Google account, by way of Firebase. */
  | 'GOOGLE';

/** Input of unlinkIdentity. */
export type UnlinkIdentityInput = {
  /** Password in force; empty when the member has none. */
  password: string;
  /** The house. */
  provider: SocialProvider;
};

export type LinkedIdentitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkedIdentitiesQuery = { linkedIdentities: Array<{ provider: Types.SocialProvider, label: string, linkedAt: string }> | null };

export type LinkIdentityMutationVariables = Exact<{
  input: Types.LinkIdentityInput;
}>;


export type LinkIdentityMutation = { linkIdentity: { identities: Array<{ provider: Types.SocialProvider, label: string, linkedAt: string }> | null, userErrors: Array<UserErrorPartsFragment> } };

export type UnlinkIdentityMutationVariables = Exact<{
  input: Types.UnlinkIdentityInput;
}>;


export type UnlinkIdentityMutation = { unlinkIdentity: { identities: Array<{ provider: Types.SocialProvider, label: string, linkedAt: string }> | null, userErrors: Array<UserErrorPartsFragment> } };


export const LinkedIdentitiesDocument = {"__meta__":{"id":"2e5176da475f7423872e559b9cddbb80341d2fe3759431a31f10a79ba8de7919"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}}]}}]}}]} as unknown as DocumentNode<LinkedIdentitiesQuery, LinkedIdentitiesQueryVariables>;
export const LinkIdentityDocument = {"__meta__":{"id":"f29d80ef3d13cc8a318a399621392a82e6cdb8b0570ae52c0881ae5a0173cc40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<LinkIdentityMutation, LinkIdentityMutationVariables>;
export const UnlinkIdentityDocument = {"__meta__":{"id":"14093b979f36d67528dfbc6b0de6732d9bc3e58eb2171f3532c34e387c2b447a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnlinkIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>;
export function useLinkedIdentitiesQuery(options: useQuery.Options<LinkedIdentitiesQuery, LinkedIdentitiesQueryVariables> = {}) {
  return useQuery<LinkedIdentitiesQuery, LinkedIdentitiesQueryVariables>(LinkedIdentitiesDocument, options)
}

export function useLinkIdentityMutation(options?: useMutation.Options<LinkIdentityMutation, LinkIdentityMutationVariables>) {
  return useMutation<LinkIdentityMutation, LinkIdentityMutationVariables>(LinkIdentityDocument, options)
}

export function useUnlinkIdentityMutation(options?: useMutation.Options<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>) {
  return useMutation<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>(UnlinkIdentityDocument, options)
}