/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The way a message takes to a member. */
export type ContactChannel =
  /** A mail to an email address. */
  | 'EMAIL'
  /** A text message to a mobile number. */
  | 'SMS';

/** Input of finishSecondStep. */
export type FinishSecondStepInput = {
  /** What the app shows or the message says, or a recovery code; left out where `method` is PASSKEY. */
  code?: string | null | undefined;
  /** By which way. */
  method: SecondStepMethod;
  /** Answer of the passkey. */
  passkey?: Record<string, unknown> | null | undefined;
  /** `SecondStep.ticket` of the sign-in: it lasts five minutes and five tries, at the address that knew the password. */
  ticket: string;
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

/** Input of sendSecondStepCode. */
export type SendSecondStepCodeInput = {
  /** By which way. */
  method: ContactChannel;
  /** `SecondStep.ticket` of the sign-in: it lasts five minutes, at the address that knew the password. */
  ticket: string;
};

export type SendSecondStepCodeMutationVariables = Exact<{
  input: Types.SendSecondStepCodeInput;
}>;


export type SendSecondStepCodeMutation = { sendSecondStepCode: { expiredMinutes: number | null, userErrors: Array<UserErrorPartsFragment> } };

export type FinishSecondStepMutationVariables = Exact<{
  input: Types.FinishSecondStepInput;
}>;


export type FinishSecondStepMutation = { finishSecondStep: { token: string | null, firstTimeLogin: boolean | null, passwordExpired: boolean | null, mustChangePassword: boolean | null, userErrors: Array<UserErrorPartsFragment> } };


export const SendSecondStepCodeDocument = {"__meta__":{"id":"843ead11bb1016fb659570e3aab221305a83f18e7a18aa3a190adafd9c954d6b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendSecondStepCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendSecondStepCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendSecondStepCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendSecondStepCodeMutation, SendSecondStepCodeMutationVariables>;
export const FinishSecondStepDocument = {"__meta__":{"id":"77ebcbd6c6a906f291c4b2743dd933597000668d5085c0d91cdb49a881810597"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishSecondStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishSecondStepInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishSecondStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"firstTimeLogin"}},{"kind":"Field","name":{"kind":"Name","value":"passwordExpired"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<FinishSecondStepMutation, FinishSecondStepMutationVariables>;
export function useSendSecondStepCodeMutation(options?: useMutation.Options<SendSecondStepCodeMutation, SendSecondStepCodeMutationVariables>) {
  return useMutation<SendSecondStepCodeMutation, SendSecondStepCodeMutationVariables>(SendSecondStepCodeDocument, options)
}

export function useFinishSecondStepMutation(options?: useMutation.Options<FinishSecondStepMutation, FinishSecondStepMutationVariables>) {
  return useMutation<FinishSecondStepMutation, FinishSecondStepMutationVariables>(FinishSecondStepDocument, options)
}