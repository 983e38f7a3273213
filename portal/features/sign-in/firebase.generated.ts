/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
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
  /** Facebook vouches for an account there, by an ID token of Firebase. */
  | 'FACEBOOK'
  /** Google vouches for an account there, by an ID token of Firebase. */
  | 'GOOGLE'
  /** Firebase, for a mobile number. */
  | 'PHONE';

/** A way to take the second step of signing in. */
export type SecondStepMethod =
  /** Code by e-mail. */
  | 'EMAIL'
  /** A passkey that the member has enrolled. */
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

export type SignInWithFirebaseMutationVariables = Exact<{
  input: Types.FirebaseSignInInput;
}>;


export type SignInWithFirebaseMutation = { signInWithFirebase: { token: string | null, firstTimeLogin: boolean | null, registration: { provider: Types.IdentityProvider, email: string | null, mobileNum: string | null, name: string | null } | null, secondStep: { ticket: string, methods: Array<Types.SecondStepMethod>, expiresAt: string } | null, userErrors: Array<UserErrorPartsFragment> } };


export const SignInWithFirebaseDocument = {"__meta__":{"id":"227680ea9ad08d7b495de924cf88ae4cd56f9c5711abd2180f0f675c79df07ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithFirebase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FirebaseSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithFirebase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"firstTimeLogin"}},{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNum"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SignInWithFirebaseMutation, SignInWithFirebaseMutationVariables>;
export function useSignInWithFirebaseMutation(options?: useMutation.Options<SignInWithFirebaseMutation, SignInWithFirebaseMutationVariables>) {
  return useMutation<SignInWithFirebaseMutation, SignInWithFirebaseMutationVariables>(SignInWithFirebaseDocument, options)
}