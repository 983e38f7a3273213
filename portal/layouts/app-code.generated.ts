/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import type { UserErrorParts_SessionUserError_Fragment } from '../lib/user-error.generated.ts';
import { useMutation, useSubscription } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of endSession. */
export type EndSessionInput = {
  /** Id of the place. */
  id: string | number;
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

export type CreateDeviceCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateDeviceCodeMutation = { createDeviceCode: { code: string | null, expiresAt: string | null, userErrors: Array<(
      { code: Types.SessionErrorCode }
      & UserErrorParts_SessionUserError_Fragment
    )> } };

export type OpenedPlacesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OpenedPlacesSubscription = { signedInPlacesChanged: Array<{ id: string, device: string, startedAt: string, isByDeviceCode: boolean }> };

export type EndOpenedPlaceMutationVariables = Exact<{
  input: Types.EndSessionInput;
}>;


export type EndOpenedPlaceMutation = { endSession: { userErrors: Array<(
      { code: Types.SessionErrorCode }
      & UserErrorParts_SessionUserError_Fragment
    )> } };


export const CreateDeviceCodeDocument = {"__meta__":{"id":"41ebc6911bc83df2adff1396cec046aa65e52ef4c3c2eaab9b778d2261fba311"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDeviceCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDeviceCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CreateDeviceCodeMutation, CreateDeviceCodeMutationVariables>;
export const OpenedPlacesDocument = {"__meta__":{"id":"6ddf0292dd21b2ce8a77e3ce230db3203484bc84155c1c889ed6af309ea8140f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OpenedPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInPlacesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}}]}}]} as unknown as DocumentNode<OpenedPlacesSubscription, OpenedPlacesSubscriptionVariables>;
export const EndOpenedPlaceDocument = {"__meta__":{"id":"531fdf70d2dc9123b62f3be82da3326cc1f42f296c7cf82d1430adc56bcd9870"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOpenedPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<EndOpenedPlaceMutation, EndOpenedPlaceMutationVariables>;
export function useCreateDeviceCodeMutation(options?: useMutation.Options<CreateDeviceCodeMutation, CreateDeviceCodeMutationVariables>) {
  return useMutation<CreateDeviceCodeMutation, CreateDeviceCodeMutationVariables>(CreateDeviceCodeDocument, options)
}

export function useOpenedPlacesSubscription(options: useSubscription.Options<OpenedPlacesSubscription, OpenedPlacesSubscriptionVariables> = {}) {
  return useSubscription<OpenedPlacesSubscription, OpenedPlacesSubscriptionVariables>(OpenedPlacesDocument, options)
}

export function useEndOpenedPlaceMutation(options?: useMutation.Options<EndOpenedPlaceMutation, EndOpenedPlaceMutationVariables>) {
  return useMutation<EndOpenedPlaceMutation, EndOpenedPlaceMutationVariables>(EndOpenedPlaceDocument, options)
}