/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Places for banners. */
export type BannerGroup =
  /** Forgot-password dialog. */
  | 'FORGOT_PASSWORD'
  /** Lobby: the carousel of the first page. */
  | 'HOME'
  /** Side menu. */
  | 'MENU'
  /** Registration dialog. */
  | 'REGISTER'
  /** Sign-in dialog. */
  | 'SIGN_IN';

/** What a captcha protects. */
export type CaptchaPurpose =
  /** Opening an account. */
  | 'REGISTER'
  /** Signing in. */
  | 'SIGN_IN'
  /** Codes by SMS. */
  | 'SMS';

/** What an SMS code is for. */
export type CodePurpose =
  /** A new password. */
  | 'PASSWORD'
  /** Signing in. */
  | 'SIGN_IN';

/** Input of sendRegistrationCode. */
export type SendRegistrationCodeInput = {
  /** What the person read. */
  captcha?: string | null | undefined;
  /** Id of the captcha. */
  captchaId?: string | null | undefined;
  /** Solved proof of work (ALTCHA), base64. */
  captchaProof?: string | null | undefined;
  /** Dialling code. */
  countryDialingCode: string;
  /** Mobile number. */
  mobileNo: string;
};

/** Input of sendSignInCode. */
export type SendSignInCodeInput = {
  /** What the person read. */
  captcha?: string | null | undefined;
  /** Id of the captcha. */
  captchaId?: string | null | undefined;
  /** Solved proof of work (ALTCHA), base64. */
  captchaProof?: string | null | undefined;
  /** Dialling code. */
  countryDialingCode: string;
  /** Mobile number. */
  mobileNum: string;
  /** What for. */
  purpose: CodePurpose;
};

export type CaptchaQueryVariables = Exact<{ [key: string]: never; }>;


export type CaptchaQuery = { captcha: { id: string, image: string } };

export type CaptchaChallengeQueryVariables = Exact<{
  purpose: Types.CaptchaPurpose;
}>;


export type CaptchaChallengeQuery = { captchaChallenge: { challenge: string, most: number } };

export type DialogBannersQueryVariables = Exact<{
  group: Types.BannerGroup;
}>;


export type DialogBannersQuery = { banners: Array<{ id: string, title: string, imageUrl: string }> | null };

export type SendSignInCodeMutationVariables = Exact<{
  input: Types.SendSignInCodeInput;
}>;


export type SendSignInCodeMutation = { sendSignInCode: { expiredMinutes: number | null, captchaRequired: boolean, userErrors: Array<UserErrorPartsFragment> } };

export type SendRegistrationCodeMutationVariables = Exact<{
  input: Types.SendRegistrationCodeInput;
}>;


export type SendRegistrationCodeMutation = { sendRegistrationCode: { expiredMinutes: number | null, captchaRequired: boolean, userErrors: Array<UserErrorPartsFragment> } };


export const CaptchaDocument = {"__meta__":{"id":"718062731ab685e721eab16c1d006b42a8b3505d0580b7f5c1637c8e8baf2218"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Captcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}}]} as unknown as DocumentNode<CaptchaQuery, CaptchaQueryVariables>;
export const CaptchaChallengeDocument = {"__meta__":{"id":"017bbd78b53b348a379e884d442e1eb9e575ac986586d214f520934e07bbf8f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaptchaChallenge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CaptchaPurpose"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaChallenge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"most"}}]}}]}}]} as unknown as DocumentNode<CaptchaChallengeQuery, CaptchaChallengeQueryVariables>;
export const DialogBannersDocument = {"__meta__":{"id":"1bebf413191e7cae520f02f1643164d9d9202c2ac407bb520ab68e6dfc95cf9e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DialogBanners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BannerGroup"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<DialogBannersQuery, DialogBannersQueryVariables>;
export const SendSignInCodeDocument = {"__meta__":{"id":"1eefeb0260f959818feebe3dec96ef183d23b24b94e8db5deeeda01ad9ee6240"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendSignInCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendSignInCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendSignInCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"captchaRequired"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendSignInCodeMutation, SendSignInCodeMutationVariables>;
export const SendRegistrationCodeDocument = {"__meta__":{"id":"d969fa4532a5a9b6cc8a750c53a92fed52234cf7e100c69daab2ec5a84a4b3b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendRegistrationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendRegistrationCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendRegistrationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"captchaRequired"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendRegistrationCodeMutation, SendRegistrationCodeMutationVariables>;
export function useCaptchaQuery(options: useQuery.Options<CaptchaQuery, CaptchaQueryVariables> = {}) {
  return useQuery<CaptchaQuery, CaptchaQueryVariables>(CaptchaDocument, options)
}

export function useCaptchaChallengeQuery(options: useQuery.Options<CaptchaChallengeQuery, CaptchaChallengeQueryVariables> & ({ variables: CaptchaChallengeQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<CaptchaChallengeQuery, CaptchaChallengeQueryVariables>(CaptchaChallengeDocument, options)
}

export function useDialogBannersQuery(options: useQuery.Options<DialogBannersQuery, DialogBannersQueryVariables> & ({ variables: DialogBannersQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<DialogBannersQuery, DialogBannersQueryVariables>(DialogBannersDocument, options)
}

export function useSendSignInCodeMutation(options?: useMutation.Options<SendSignInCodeMutation, SendSignInCodeMutationVariables>) {
  return useMutation<SendSignInCodeMutation, SendSignInCodeMutationVariables>(SendSignInCodeDocument, options)
}

export function useSendRegistrationCodeMutation(options?: useMutation.Options<SendRegistrationCodeMutation, SendRegistrationCodeMutationVariables>) {
  return useMutation<SendRegistrationCodeMutation, SendRegistrationCodeMutationVariables>(SendRegistrationCodeDocument, options)
}