/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of signInWithFirebase. */
export type FirebaseSignInInput = {
  /** ID token of Firebase. */
  firebaseIdToken: string;
  /** Which side. */
  side?: SignInSide | null | undefined;
};

/** Who proved an identity. */
export type IdentityProvider =
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE'
  /** Firebase, for a mobile number. */
  | 'PHONE';

/** Input of linkIdentity. */
export type LinkIdentityInput = {
  /** ID token of Firebase. */
  firebaseIdToken: string;
  /** Password in force; empty when the member has none. */
  password: string;
};

/** A way to take the second step of signing in. */
export type SecondStepMethod =
  /** Code by e-mail. */
  | 'EMAIL'
  /** Passkey. */
  | 'PASSKEY'
  /** One of the recovery codes. */
  | 'RECOVERY'
  /** Code by SMS. */
  | 'SMS'
  /** Code of an authenticator app. */
  | 'TOTP';

/** Side of the house a person signs in to. */
export type SignInSide =
  /** Agent centre. */
  | 'AGENT'
  /** Players' portal. */
  | 'MEMBER';

/** Another house with whose account a person may sign in. */
export type SocialProvider =
  /** Facebook. */
  | 'FACEBOOK'
  /** Google. */
  | 'GOOGLE';

/** Input of unlinkIdentity. */
export type UnlinkIdentityInput = {
  /** Password in force; empty when the member has none. */
  password: string;
  /** The house. */
  provider: SocialProvider;
};

export type SignInWithFirebaseMutationVariables = Exact<{
  input: Types.FirebaseSignInInput;
}>;


export type SignInWithFirebaseMutation = { signInWithFirebase: { token: string | null, firstTimeLogin: boolean | null, registration: { provider: Types.IdentityProvider, email: string | null, mobileNum: string | null, name: string | null } | null, secondStep: { ticket: string, methods: Array<Types.SecondStepMethod>, expiresAt: string } | null, userErrors: Array<{ code: string, message: string, field: Array<string>, retryAfter: number | null }> } };

export type LinkedIdentitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkedIdentitiesQuery = { linkedIdentities: Array<{ provider: Types.SocialProvider, label: string, linkedAt: string }> | null };

export type LinkIdentityMutationVariables = Exact<{
  input: Types.LinkIdentityInput;
}>;


export type LinkIdentityMutation = { linkIdentity: { identities: Array<{ provider: Types.SocialProvider, label: string, linkedAt: string }> | null, userErrors: Array<{ code: string, message: string, field: Array<string>, retryAfter: number | null }> } };

export type UnlinkIdentityMutationVariables = Exact<{
  input: Types.UnlinkIdentityInput;
}>;


export type UnlinkIdentityMutation = { unlinkIdentity: { identities: Array<{ provider: Types.SocialProvider, label: string, linkedAt: string }> | null, userErrors: Array<{ code: string, message: string, field: Array<string>, retryAfter: number | null }> } };


export const SignInWithFirebaseDocument = {"__meta__":{"id":"a85d0e07dc9ce275993dbcb527339439c1ac305f7a46b352b98b88ca72c188e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithFirebase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FirebaseSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithFirebase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"firstTimeLogin"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNum"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<SignInWithFirebaseMutation, SignInWithFirebaseMutationVariables>;
export const LinkedIdentitiesDocument = {"__meta__":{"id":"2e5176da475f7423872e559b9cddbb80341d2fe3759431a31f10a79ba8de7919"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkedIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedIdentities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}}]}}]}}]} as unknown as DocumentNode<LinkedIdentitiesQuery, LinkedIdentitiesQueryVariables>;
export const LinkIdentityDocument = {"__meta__":{"id":"9bdb88180e69e4d8993fb7544d6b8df195798068ccc53e91c52cc1155d779a6a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<LinkIdentityMutation, LinkIdentityMutationVariables>;
export const UnlinkIdentityDocument = {"__meta__":{"id":"10c2714ebe2d0ae7ab6a0502f370f3fa2d79297b0f390b16c4abc581b5a58938"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnlinkIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}}]} as unknown as DocumentNode<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>;
export function useSignInWithFirebaseMutation(options?: useMutation.Options<SignInWithFirebaseMutation, SignInWithFirebaseMutationVariables>) {
  return useMutation<SignInWithFirebaseMutation, SignInWithFirebaseMutationVariables>(SignInWithFirebaseDocument, options)
}

export function useLinkedIdentitiesQuery(options: useQuery.Options<LinkedIdentitiesQuery, LinkedIdentitiesQueryVariables> = {}) {
  return useQuery<LinkedIdentitiesQuery, LinkedIdentitiesQueryVariables>(LinkedIdentitiesDocument, options)
}

export function useLinkIdentityMutation(options?: useMutation.Options<LinkIdentityMutation, LinkIdentityMutationVariables>) {
  return useMutation<LinkIdentityMutation, LinkIdentityMutationVariables>(LinkIdentityDocument, options)
}

export function useUnlinkIdentityMutation(options?: useMutation.Options<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>) {
  return useMutation<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>(UnlinkIdentityDocument, options)
}