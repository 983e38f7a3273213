/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Input of signIn. */
export type SignInInput = {
  /** What the person read. */
  captcha?: string | null | undefined;
  /** Id of the captcha. */
  captchaId?: string | null | undefined;
  /** Solved proof of work (ALTCHA), base64. */
  captchaProof?: string | null | undefined;
  /** Dialling code. */
  countryDialingCode?: string | null | undefined;
  /** Mobile number. */
  mobileNum?: string | null | undefined;
  /** Password, as typed. */
  password?: string | null | undefined;
  /** Keep the user name and a device token for a day. */
  remember?: boolean | null | undefined;
  /** Which side. */
  side?: SignInSide | null | undefined;
  /** Which proof is sent: `username` needs name and password, `sms` number and code. */
  type: SignInType;
  /** User name, trimmed. */
  username?: string | null | undefined;
  /** SMS code. */
  verificationCode?: string | null | undefined;
};

/** Side of the house a person signs in to. */
export type SignInSide =
  /** Agent centre. */
  | 'AGENT'
  /** Players' portal. */
  | 'MEMBER';

/** How a person signs in. */
export type SignInType =
  /** Mobile number and SMS code. */
  | 'SMS'
  /** User name and password. */
  | 'USERNAME';

export type SignInMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInMutation = { signIn: { token: string | null, firstTimeLogin: boolean | null, passwordExpired: boolean | null, mustChangePassword: boolean | null, captchaRequired: boolean, secondStep: { ticket: string, methods: Array<Types.SecondStepMethod>, expiresAt: string } | null, userErrors: Array<UserErrorPartsFragment> } };


export const SignInDocument = {"__meta__":{"id":"77caec3d3f9746a5362bf48dcfcf26637d7b3b1124e34d996e357bb4b6d13684"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"firstTimeLogin"}},{"kind":"Field","name":{"kind":"Name","value":"passwordExpired"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"secondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaRequired"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export function useSignInMutation(options?: useMutation.Options<SignInMutation, SignInMutationVariables>) {
  return useMutation<SignInMutation, SignInMutationVariables>(SignInDocument, options)
}