/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of checkAffiliate. */
export type CheckAffiliateInput = {
  /** Invitation code. */
  code: string;
};

/** The registration user of section 3. */
export type RegistrationInput = {
  /** Terms accepted and age confirmed. */
  acceptedTerms: boolean;
  /** Where the person lives, at most 200 characters; kept only where the brand asks for it. */
  address?: string | null | undefined;
  /** Invitation code of an agent. */
  affiliateCode?: string | null | undefined;
  /** Birthday, yyyy-MM-dd or MM-dd-yyyy. */
  birthday?: string | null | undefined;
  /** What the person read. */
  captcha?: string | null | undefined;
  /** Id of the captcha. */
  captchaId?: string | null | undefined;
  /** Solved proof of work (ALTCHA), base64. */
  captchaProof?: string | null | undefined;
  /** Password again. */
  confirmPassword?: string | null | undefined;
  /** Dialling code. */
  countryDialingCode?: string | null | undefined;
  /** Address that mails of the account go to, one only, at most 254 characters. */
  email?: string | null | undefined;
  /** How the person is reached at Facebook, at most 128 characters; kept only where the brand asks for it. */
  facebook?: string | null | undefined;
  /** The mobile number is proved by firebaseIdToken instead of verificationCode. */
  firebaseChannel?: boolean | null | undefined;
  /** ID token of Firebase: of the mobile number, or of a Google or Facebook account to link. */
  firebaseIdToken?: string | null | undefined;
  /** Number of the identity document. */
  idNumber?: string | null | undefined;
  /** How the person is reached at LINE, at most 64 characters; kept only where the brand asks for it. */
  line?: string | null | undefined;
  /** Mobile number. */
  mobileNum?: string | null | undefined;
  /** Which nation the person belongs to, in words, at most 60 characters; kept only where the brand asks for it. */
  nationality?: string | null | undefined;
  /** Name by which other members will see the person, at most 40 characters. */
  nickname?: string | null | undefined;
  /** What the person does for a living, at most 60 characters; kept only where the brand asks for it. */
  occupation?: string | null | undefined;
  /** Secret to sign in with, 8 to 128 characters, neither common nor made of the person's own words. */
  password?: string | null | undefined;
  /** Name as on the bank account. */
  payeeName?: string | null | undefined;
  /** Password for payments. */
  paymentPassword?: string | null | undefined;
  /** QQ number. */
  qqNum?: string | null | undefined;
  /** Referral code of a member. */
  referralCode?: string | null | undefined;
  /** Page the registration came from. */
  registerUrl?: string | null | undefined;
  /** Source of income. */
  sourceOfIncome?: string | null | undefined;
  /** How the person is reached at Telegram, at most 64 characters; kept only where the brand asks for it. */
  telegram?: string | null | undefined;
  /** Name to sign in with, unique in the brand and without a dot. `registrationSetting` tells which of these fields are demanded, and how. */
  username?: string | null | undefined;
  /** SMS code. */
  verificationCode?: string | null | undefined;
  /** How the person is reached at WeChat, at most 64 characters; kept only where the brand asks for it. */
  wechat?: string | null | undefined;
  /** How the person is reached at WhatsApp, at most 64 characters; kept only where the brand asks for it. */
  whatsapp?: string | null | undefined;
  /** How the person is reached at Zalo, at most 64 characters; kept only where the brand asks for it. */
  zalo?: string | null | undefined;
};

export type CheckAffiliateMutationVariables = Exact<{
  input: Types.CheckAffiliateInput;
}>;


export type CheckAffiliateMutation = { checkAffiliate: { valid: boolean, userErrors: Array<UserErrorPartsFragment> } };

export type RegisterMutationVariables = Exact<{
  input: Types.RegistrationInput;
}>;


export type RegisterMutation = { register: { token: string | null, captchaRequired: boolean, userErrors: Array<UserErrorPartsFragment> } };

export type RegisterMobileMutationVariables = Exact<{
  input: Types.RegistrationInput;
}>;


export type RegisterMobileMutation = { registerMobile: { token: string | null, captchaRequired: boolean, userErrors: Array<UserErrorPartsFragment> } };


export const CheckAffiliateDocument = {"__meta__":{"id":"56ef7deb068aeac1778d77afdebb973f1acdddbb0f4b549b3548288a756fec36"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckAffiliate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckAffiliateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkAffiliate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CheckAffiliateMutation, CheckAffiliateMutationVariables>;
export const RegisterDocument = {"__meta__":{"id":"feee2b78855359aed5c7c840df81c07d874d77f3900c74a406b28f94de529e4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"captchaRequired"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const RegisterMobileDocument = {"__meta__":{"id":"a36276156e9e7c8af72d4c2c8905249cc4c8846ba38006f8fbf6a541cbeb4567"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterMobile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerMobile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"captchaRequired"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RegisterMobileMutation, RegisterMobileMutationVariables>;
export function useCheckAffiliateMutation(options?: useMutation.Options<CheckAffiliateMutation, CheckAffiliateMutationVariables>) {
  return useMutation<CheckAffiliateMutation, CheckAffiliateMutationVariables>(CheckAffiliateDocument, options)
}

export function useRegisterMutation(options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) {
  return useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options)
}

export function useRegisterMobileMutation(options?: useMutation.Options<RegisterMobileMutation, RegisterMobileMutationVariables>) {
  return useMutation<RegisterMobileMutation, RegisterMobileMutationVariables>(RegisterMobileDocument, options)
}