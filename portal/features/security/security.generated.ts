/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_SessionUserError_Fragment, UserErrorParts_MemberUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A proof by the authenticator app. */
export type CodeInput = {
  /** What the authenticator app shows now; a recovery code does not do. */
  code: string;
};

/** The way a message takes to a member. */
export type ContactChannel =
  /** A mail to an email address. */
  | 'EMAIL'
  /** A text message to a mobile number. */
  | 'SMS';

/** Input of endSession. */
export type EndSessionInput = {
  /** Id of the place. */
  id: string | number;
};

/** Input of finishPasskey. */
export type FinishPasskeyInput = {
  /** Name for the list. */
  name: string;
  /** What the browser made. */
  passkey: Record<string, unknown>;
};

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

/** A proof by the sign-in password. */
export type PasswordInput = {
  /** Sign-in password. */
  password: string;
};

/** Input of removePasskey. */
export type RemovePasskeyInput = {
  /** Id of the passkey that signs in no more. */
  id: string | number;
  /** Sign-in password. */
  password: string;
};

/** Input of removeTotp. */
export type RemoveTotpInput = {
  /** Code of the app, or a recovery code. */
  code: string;
  /** Sign-in password. */
  password: string;
};

/** Input of renamePasskey. */
export type RenamePasskeyInput = {
  /** Id of the passkey that gets the name. */
  id: string | number;
  /** Name for the list. */
  name: string;
};

/** Input of sendContactCode. */
export type SendContactCodeInput = {
  /** Which contact. */
  channel: ContactChannel;
  /** Dialling code. */
  countryDialingCode?: string | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** National part of the number in digits, such as `912345678`; `countryDialingCode` goes before it. */
  mobileNumber?: string | null | undefined;
};

/** All that may stand in the way of a change in `sessions`. */
export type SessionErrorCode =
  /** This account is closed. For 30 days customer service can open it again. */
  | 'ACCOUNT_CLOSED'
  /** The account is locked. Please contact customer service. */
  | 'ACCOUNT_LOCKED'
  /** Only agents can sign in here. */
  | 'AGENT_ONLY'
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
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** This differs from what was verified. Please verify again. */
  | 'IDENTITY_MISMATCH'
  /** This brand does not offer signing in with that account. */
  | 'IDENTITY_NOT_OFFERED'
  /** The other account's service does not answer at the moment. Please try again shortly. */
  | 'IDENTITY_UNAVAILABLE'
  /** The sign-in with the other account could not be confirmed. Please try again. */
  | 'ID_TOKEN_INVALID'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
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
  /** This is not switched on. Please contact customer service. */
  | 'MODULE_OFF'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This operation is not enabled. Please contact customer service. */
  | 'OPERATION_NOT_ENABLED'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
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
  /** One more step is needed to sign in. */
  | 'SECOND_STEP_NEEDED'
  /** This sign-in no longer exists. */
  | 'SESSION_NOT_FOUND'
  /** Wrong account or password. After 3 wrong tries signing in is locked for 30 minutes. */
  | 'SIGN_IN_WRONG'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
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

/** Input of setContact. */
export type SetContactInput = {
  /** Which contact. */
  channel: ContactChannel;
  /** Code of the authenticator app, or a recovery code, where the app is on. */
  code?: string | null | undefined;
  /** Dialling code. */
  countryDialingCode?: string | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** National part of the number in digits, such as `912345678`; `countryDialingCode` goes before it. */
  mobileNumber?: string | null | undefined;
  /** Sign-in password. */
  password: string;
  /** Code that reached the new contact. */
  verificationCode: string;
};

export type PlacePartsFragment = { id: string, device: string, ip: string, startedAt: string, lastSeenAt: string, isCurrent: boolean, isLocked: boolean, isRemembered: boolean, isByDeviceCode: boolean };

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQuery = { security: { passwordChangedAt: string | null, hasPaymentPassword: boolean, shortestPaymentPassword: number, email: string | null, mobileNumber: string | null, totpSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, lastSignIn: { at: string, ip: string, device: string } | null } | null };

export type SignedInPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInPlacesQuery = { signedInPlaces: Array<PlacePartsFragment> | null };

export type SignedInPlacesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SignedInPlacesChangedSubscription = { signedInPlacesChanged: Array<PlacePartsFragment> };

export type EndSessionMutationVariables = Exact<{
  input: Types.EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { places: Array<PlacePartsFragment> | null, userErrors: Array<(
      { code: Types.SessionErrorCode }
      & UserErrorParts_SessionUserError_Fragment
    )> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { places: Array<PlacePartsFragment> | null, userErrors: Array<(
      { code: Types.SessionErrorCode }
      & UserErrorParts_SessionUserError_Fragment
    )> } };

export type BeginTotpMutationVariables = Exact<{
  input: Types.PasswordInput;
}>;


export type BeginTotpMutation = { beginTotp: { secret: string | null, uri: string | null, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };

export type ConfirmTotpMutationVariables = Exact<{
  input: Types.CodeInput;
}>;


export type ConfirmTotpMutation = { confirmTotp: { recoveryCodes: Array<string> | null, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };

export type RemoveTotpMutationVariables = Exact<{
  input: Types.RemoveTotpInput;
}>;


export type RemoveTotpMutation = { removeTotp: { done: boolean, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };

export type ReplaceRecoveryCodesMutationVariables = Exact<{
  input: Types.CodeInput;
}>;


export type ReplaceRecoveryCodesMutation = { replaceRecoveryCodes: { recoveryCodes: Array<string> | null, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };

export type BeginPasskeyMutationVariables = Exact<{
  input: Types.PasswordInput;
}>;


export type BeginPasskeyMutation = { beginPasskey: { options: Record<string, unknown> | null, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };

export type FinishPasskeyMutationVariables = Exact<{
  input: Types.FinishPasskeyInput;
}>;


export type FinishPasskeyMutation = { finishPasskey: { done: boolean, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };

export type RenamePasskeyMutationVariables = Exact<{
  input: Types.RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { done: boolean, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };

export type RemovePasskeyMutationVariables = Exact<{
  input: Types.RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { done: boolean, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };

export type SendContactCodeMutationVariables = Exact<{
  input: Types.SendContactCodeInput;
}>;


export type SendContactCodeMutation = { sendContactCode: { expiredMinutes: number | null, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };

export type SetContactMutationVariables = Exact<{
  input: Types.SetContactInput;
}>;


export type SetContactMutation = { setContact: { done: boolean, userErrors: Array<(
      { code: Types.MemberErrorCode }
      & UserErrorParts_MemberUserError_Fragment
    )> } };

export const PlacePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}}]} as unknown as DocumentNode<PlacePartsFragment, unknown>;
export const SecurityDocument = {"__meta__":{"id":"9e03b40721c2ede9fccaa584ec06d206d6eebf55dc0df32657282a0a7acb9a8b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaymentPassword"}},{"kind":"Field","name":{"kind":"Name","value":"shortestPaymentPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"totpSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"device"}}]}}]}}]}}]} as unknown as DocumentNode<SecurityQuery, SecurityQueryVariables>;
export const SignedInPlacesDocument = {"__meta__":{"id":"313f3a3669bf653dd6d4a2670643a51c45445c368c1439045027d650d7430686"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedInPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}}]} as unknown as DocumentNode<SignedInPlacesQuery, SignedInPlacesQueryVariables>;
export const SignedInPlacesChangedDocument = {"__meta__":{"id":"a75329994904c72b9c2e7dba52c8ba1a170e99a3c77afa3b1278be97dde6250f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SignedInPlacesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInPlacesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}}]} as unknown as DocumentNode<SignedInPlacesChangedSubscription, SignedInPlacesChangedSubscriptionVariables>;
export const EndSessionDocument = {"__meta__":{"id":"04ca443582898cee107d7df9157e4961d831afb7d93d90aaa23c53fa19eb40d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"id":"072c31090c0834e0f12c5dcfc7dfd4fd2f9825a453eb9c343b4bb4afed86921a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const BeginTotpDocument = {"__meta__":{"id":"8dd6820754e3d700acbd43d1345764d52c6c88107c8a69071d9d019df9e6056e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
export const ConfirmTotpDocument = {"__meta__":{"id":"ff4041636c956373d46d128b1af327153c70f1c4d189370a749859b0f4e2678b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RemoveTotpDocument = {"__meta__":{"id":"c5be3fbd6c0003d44869954fd61c9f8d7d46d02198e29f1afc8dc1629583cefe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const ReplaceRecoveryCodesDocument = {"__meta__":{"id":"e43556204ea33c90bed1bdee6a249b3c9330fb6f32f995a00b12c383aeba2c26"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>;
export const BeginPasskeyDocument = {"__meta__":{"id":"3f40b79a51dd02801381b2c0c2b6a05a419320ac3203580d1ddded0b6db1f20b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const FinishPasskeyDocument = {"__meta__":{"id":"5b599c5aa1c6fd7268693c3e991b35dd791a84d793a0f8c25c7e2ab4ebcbd524"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<FinishPasskeyMutation, FinishPasskeyMutationVariables>;
export const RenamePasskeyDocument = {"__meta__":{"id":"57d7c296677ca2beb9943c28e83da1f2802c8e97cda5b69343d5537bdd18c9d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = {"__meta__":{"id":"556e62f171d2a7f37d0878f18258bb17c4fc30f778c4155ba131d15c28a2961c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const SendContactCodeDocument = {"__meta__":{"id":"05bc9f14af31448a024d475e40f3145a10e5f1dbdea6b14066449a6884b83350"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendContactCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendContactCodeMutation, SendContactCodeMutationVariables>;
export const SetContactDocument = {"__meta__":{"id":"7192fb5513c71ab766f6ab190760522ef811ccf5625375de6ce36a091ed4f77f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetContactMutation, SetContactMutationVariables>;
export function useSecurityQuery(options: useQuery.Options<SecurityQuery, SecurityQueryVariables> = {}) {
  return useQuery<SecurityQuery, SecurityQueryVariables>(SecurityDocument, options)
}

export function useSignedInPlacesQuery(options: useQuery.Options<SignedInPlacesQuery, SignedInPlacesQueryVariables> = {}) {
  return useQuery<SignedInPlacesQuery, SignedInPlacesQueryVariables>(SignedInPlacesDocument, options)
}

export function useSignedInPlacesChangedSubscription(options: useSubscription.Options<SignedInPlacesChangedSubscription, SignedInPlacesChangedSubscriptionVariables> = {}) {
  return useSubscription<SignedInPlacesChangedSubscription, SignedInPlacesChangedSubscriptionVariables>(SignedInPlacesChangedDocument, options)
}

export function useEndSessionMutation(options?: useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) {
  return useMutation<EndSessionMutation, EndSessionMutationVariables>(EndSessionDocument, options)
}

export function useEndOtherSessionsMutation(options?: useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) {
  return useMutation<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(EndOtherSessionsDocument, options)
}

export function useBeginTotpMutation(options?: useMutation.Options<BeginTotpMutation, BeginTotpMutationVariables>) {
  return useMutation<BeginTotpMutation, BeginTotpMutationVariables>(BeginTotpDocument, options)
}

export function useConfirmTotpMutation(options?: useMutation.Options<ConfirmTotpMutation, ConfirmTotpMutationVariables>) {
  return useMutation<ConfirmTotpMutation, ConfirmTotpMutationVariables>(ConfirmTotpDocument, options)
}

export function useRemoveTotpMutation(options?: useMutation.Options<RemoveTotpMutation, RemoveTotpMutationVariables>) {
  return useMutation<RemoveTotpMutation, RemoveTotpMutationVariables>(RemoveTotpDocument, options)
}

export function useReplaceRecoveryCodesMutation(options?: useMutation.Options<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>) {
  return useMutation<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>(ReplaceRecoveryCodesDocument, options)
}

export function useBeginPasskeyMutation(options?: useMutation.Options<BeginPasskeyMutation, BeginPasskeyMutationVariables>) {
  return useMutation<BeginPasskeyMutation, BeginPasskeyMutationVariables>(BeginPasskeyDocument, options)
}

export function useFinishPasskeyMutation(options?: useMutation.Options<FinishPasskeyMutation, FinishPasskeyMutationVariables>) {
  return useMutation<FinishPasskeyMutation, FinishPasskeyMutationVariables>(FinishPasskeyDocument, options)
}

export function useRenamePasskeyMutation(options?: useMutation.Options<RenamePasskeyMutation, RenamePasskeyMutationVariables>) {
  return useMutation<RenamePasskeyMutation, RenamePasskeyMutationVariables>(RenamePasskeyDocument, options)
}

export function useRemovePasskeyMutation(options?: useMutation.Options<RemovePasskeyMutation, RemovePasskeyMutationVariables>) {
  return useMutation<RemovePasskeyMutation, RemovePasskeyMutationVariables>(RemovePasskeyDocument, options)
}

export function useSendContactCodeMutation(options?: useMutation.Options<SendContactCodeMutation, SendContactCodeMutationVariables>) {
  return useMutation<SendContactCodeMutation, SendContactCodeMutationVariables>(SendContactCodeDocument, options)
}

export function useSetContactMutation(options?: useMutation.Options<SetContactMutation, SetContactMutationVariables>) {
  return useMutation<SetContactMutation, SetContactMutationVariables>(SetContactDocument, options)
}