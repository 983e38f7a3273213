/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of changePassword. */
export type ChangePasswordInput = {
  /** New password again. */
  confirmNewPassword: string;
  /** What is to hold from now on: 8 to 128 characters, neither common nor made of the member's own words. */
  newPassword: string;
  /** Password in force. */
  oldPassword: string;
};

/** Input of mailPassword. */
export type MailPasswordInput = {
  /** E-mail of the account. */
  email: string;
  /** Name with which the member signs in. */
  username: string;
};

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

/** Input of setPasswordByPhone. */
export type SetPasswordByPhoneInput = {
  /** Dialling code. */
  countryDialingCode: string;
  /** ID token of Firebase for the number, where the codes of the brand are Firebase's. */
  firebaseIdToken?: string | null | undefined;
  /** Mobile number. */
  mobileNum: string;
  /** What is to hold from now on: 8 to 128 characters, neither common nor made of the member's own words. */
  newPassword: string;
  /** SMS code. */
  verificationCode?: string | null | undefined;
};

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { member: { id: string } | null, userErrors: Array<UserErrorPartsFragment> } };

export type MailPasswordMutationVariables = Exact<{
  input: Types.MailPasswordInput;
}>;


export type MailPasswordMutation = { mailPassword: { done: boolean, userErrors: Array<UserErrorPartsFragment> } };

export type SetPasswordByPhoneMutationVariables = Exact<{
  input: Types.SetPasswordByPhoneInput;
}>;


export type SetPasswordByPhoneMutation = { setPasswordByPhone: { token: string | null, secondStep: { ticket: string, methods: Array<Types.SecondStepMethod>, expiresAt: string } | null, userErrors: Array<UserErrorPartsFragment> } };


export const ChangePasswordDocument = {"__meta__":{"id":"7b50b9095a35fae1f11f315f7ec88abba509c9b648da7c65b4583a36b38f8218"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const MailPasswordDocument = {"__meta__":{"id":"fa28dd9ab3b33e54018c72cfc2e0a737b7c0cd0c6d0b7320b8ffb95cb86a5ffc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<MailPasswordMutation, MailPasswordMutationVariables>;
export const SetPasswordByPhoneDocument = {"__meta__":{"id":"3fd0f4006daa5941ac76faac91d97ccfda0a6c9669c611333fa3f88e5e1d2cf8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPasswordByPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPasswordByPhoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPasswordByPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"secondStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetPasswordByPhoneMutation, SetPasswordByPhoneMutationVariables>;
export function useChangePasswordMutation(options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) {
  return useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options)
}

export function useMailPasswordMutation(options?: useMutation.Options<MailPasswordMutation, MailPasswordMutationVariables>) {
  return useMutation<MailPasswordMutation, MailPasswordMutationVariables>(MailPasswordDocument, options)
}

export function useSetPasswordByPhoneMutation(options?: useMutation.Options<SetPasswordByPhoneMutation, SetPasswordByPhoneMutationVariables>) {
  return useMutation<SetPasswordByPhoneMutation, SetPasswordByPhoneMutationVariables>(SetPasswordByPhoneDocument, options)
}