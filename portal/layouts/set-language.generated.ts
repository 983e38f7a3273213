/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import type { UserErrorParts_MemberUserError_Fragment } from '../lib/user-error.generated.ts';
import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** All that may stand in the way of a change in `members`. */
export type MemberErrorCode =
  /** This account is closed. For 30 days customer service can open it again. */
  | 'ACCOUNT_CLOSED'
  /** The account is locked. Please contact customer service. */
  | 'ACCOUNT_LOCKED'
  /** This user name is taken. */
  | 'ACCOUNT_TAKEN'
  /** The invitation code is not right. */
  | 'AFFILIATE_INVALID'
  /** Only agents can sign in here. */
  | 'AGENT_ONLY'
  /** The birthday is already saved and cannot be changed. If it is wrong, please contact customer service. */
  | 'BIRTHDAY_SET'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** The captcha check failed. Please wait for a new one and try again. */
  | 'CAPTCHA_CHECK_FAILED'
  /** Please enter the captcha. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha is not right. Please try again with a new one. */
  | 'CAPTCHA_WRONG'
  /** This is the one in use already. */
  | 'CONTACT_SAME'
  /** You have told this contact already. Ask customer service to change it. */
  | 'CONTACT_SET'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** The date is not valid. */
  | 'DATE_INVALID'
  /** This code no longer works. Show a new one on the device that is signed in and scan it again. */
  | 'DEVICE_CODE_REFUSED'
  /** This device is no longer remembered. Please sign in. */
  | 'DEVICE_TOKEN_REFUSED'
  /** The email address is not valid. */
  | 'EMAIL_INVALID'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** This is your only way to sign in. Set a password or add a phone number first. */
  | 'IDENTITY_LAST'
  /** This differs from what was verified. Please verify again. */
  | 'IDENTITY_MISMATCH'
  /** This account is not linked. */
  | 'IDENTITY_NOT_LINKED'
  /** This brand does not offer signing in with that account. */
  | 'IDENTITY_NOT_OFFERED'
  /** This account is already linked. */
  | 'IDENTITY_TAKEN'
  /** The other account's service does not answer at the moment. Please try again shortly. */
  | 'IDENTITY_UNAVAILABLE'
  /** The sign-in with the other account could not be confirmed. Please try again. */
  | 'ID_TOKEN_INVALID'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** Only members can sign in here. Please register an account. */
  | 'MEMBER_ONLY'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The mobile number is not valid. */
  | 'MOBILE_INVALID'
  /** This mobile number is registered already. */
  | 'MOBILE_TAKEN'
  /** This is not switched on. Please contact customer service. */
  | 'MODULE_OFF'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** The password is not right. */
  | 'OLD_PASSWORD_WRONG'
  /** This operation is not enabled. Please contact customer service. */
  | 'OPERATION_NOT_ENABLED'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This member does not exist. */
  | 'OPERATOR_MEMBER_NOT_FOUND'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** This passkey is already registered. */
  | 'PASSKEY_KNOWN'
  /** This passkey does not exist. */
  | 'PASSKEY_NOT_FOUND'
  /** You already have {{limit}} passkeys. Remove one before you add another. */
  | 'PASSKEY_TOO_MANY'
  /** Passkeys do not work at this address. Open the site by its official domain name. */
  | 'PASSKEY_UNAVAILABLE'
  /** The passkey could not be confirmed. Please try again. */
  | 'PASSKEY_WRONG'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** This password is too common. Please choose one that is harder to guess. */
  | 'PASSWORD_COMMON'
  /** The passwords do not match. */
  | 'PASSWORD_MISMATCH'
  /** The password must not be made of your account, name or contacts. */
  | 'PASSWORD_PERSONAL'
  /** The new password must differ from the old one. */
  | 'PASSWORD_SAME'
  /** A password may have at most {{maximum}} characters. */
  | 'PASSWORD_TOO_LONG'
  /** A password needs at least {{minimum}} characters. */
  | 'PASSWORD_TOO_SHORT'
  /** The payment password must differ from the sign-in password. */
  | 'PAYMENT_PASSWORD_LIKE_PASSWORD'
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** We cannot open an account for you now, because of a self-exclusion. Please contact customer service. */
  | 'PERSON_EXCLUDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Please register an account first. */
  | 'REGISTER_FIRST'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The code is not right. Use the newest code of your authenticator app, or a recovery code that was not used. */
  | 'SECOND_FACTOR_WRONG'
  /** One more step is needed to sign in. */
  | 'SECOND_STEP_NEEDED'
  /** This step is no longer valid. Please sign in again from the start. */
  | 'SECOND_STEP_OVER'
  /** The verification code is wrong or has expired. Please try again. */
  | 'SECOND_STEP_WRONG'
  /** Wrong account or password. After 3 wrong tries signing in is locked for 30 minutes. */
  | 'SIGN_IN_WRONG'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** A brand may have {{most}} tags. Delete one that nobody needs first. */
  | 'TAGS_FULL'
  /** There is a tag of that name already. */
  | 'TAG_TAKEN'
  /** Please accept the terms and confirm that you are 18 or older. */
  | 'TERMS_NOT_ACCEPTED'
  /** The authenticator app is already on. */
  | 'TOTP_ALREADY_ON'
  /** Please start turning on the authenticator app again. */
  | 'TOTP_NOT_BEGUN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** You must be {{minimumAge}} or older. */
  | 'UNDERAGE'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The verification code expired. Please send a new one. */
  | 'VERIFICATION_CODE_EXPIRED'
  /** The verification code is not right. */
  | 'VERIFICATION_CODE_INVALID'
  /** Please enter the verification code. */
  | 'VERIFICATION_CODE_MISSING'
  /** Please complete the verification first. */
  | 'VERIFY_FIRST';

/** Input of setLanguage. */
export type SetLanguageInput = {
  /** Language code. */
  language: string;
};

export type SetLanguageMutationVariables = Exact<{
  input: Types.SetLanguageInput;
}>;


export type SetLanguageMutation = { setLanguage: { language: string | null, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };


export const SetLanguageDocument = {"__meta__":{"id":"f650e49637383eb24b9032a7febf3bef096c309ab416549555c4f3cebf3fe4cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLanguageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetLanguageMutation, SetLanguageMutationVariables>;
export function useSetLanguageMutation(options?: useMutation.Options<SetLanguageMutation, SetLanguageMutationVariables>) {
  return useMutation<SetLanguageMutation, SetLanguageMutationVariables>(SetLanguageDocument, options)
}