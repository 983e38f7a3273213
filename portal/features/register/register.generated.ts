/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import { useMutation } from '@apollo/client/react'
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
  /** Address. */
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
  /** E-mail. */
  email?: string | null | undefined;
  /** Facebook. */
  facebook?: string | null | undefined;
  /** The mobile number is proved by firebaseIdToken instead of verificationCode. */
  firebaseChannel?: boolean | null | undefined;
  /** ID token of Firebase: of the mobile number, or of a Google or Facebook account to link. */
  firebaseIdToken?: string | null | undefined;
  /** Number of the identity document. */
  idNumber?: string | null | undefined;
  /** LINE. */
  line?: string | null | undefined;
  /** Mobile number. */
  mobileNum?: string | null | undefined;
  /** Nationality. */
  nationality?: string | null | undefined;
  /** Nickname. */
  nickname?: string | null | undefined;
  /** Occupation. */
  occupation?: string | null | undefined;
  /** Password. */
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
  /** Telegram. */
  telegram?: string | null | undefined;
  /** User name. */
  username?: string | null | undefined;
  /** SMS code. */
  verificationCode?: string | null | undefined;
  /** WeChat. */
  wechat?: string | null | undefined;
  /** WhatsApp. */
  whatsapp?: string | null | undefined;
  /** Zalo. */
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