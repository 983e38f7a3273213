/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
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
  /** Mobile number. */
  mobileNum?: string | null | undefined;
};

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
  /** Mobile number. */
  mobileNum?: string | null | undefined;
  /** Sign-in password. */
  password: string;
  /** Code that reached the new contact. */
  verificationCode: string;
};

export type PlacePartsFragment = { id: string, device: string, ip: string, startedAt: string, lastSeenAt: string, isCurrent: boolean, isLocked: boolean, isRemembered: boolean, isByDeviceCode: boolean };

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQuery = { security: { passwordChangedAt: string | null, hasPaymentPassword: boolean, shortestPaymentPassword: number, email: string | null, mobileNum: string | null, totpSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, lastSignIn: { at: string, ip: string, device: string } | null } | null };

export type SignedInPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInPlacesQuery = { signedInPlaces: Array<PlacePartsFragment> | null };

export type SignedInPlacesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SignedInPlacesChangedSubscription = { signedInPlacesChanged: Array<PlacePartsFragment> };

export type EndSessionMutationVariables = Exact<{
  input: Types.EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { places: Array<PlacePartsFragment> | null, userErrors: Array<UserErrorPartsFragment> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { places: Array<PlacePartsFragment> | null, userErrors: Array<UserErrorPartsFragment> } };

export type BeginTotpMutationVariables = Exact<{
  input: Types.PasswordInput;
}>;


export type BeginTotpMutation = { beginTotp: { secret: string | null, uri: string | null, userErrors: Array<UserErrorPartsFragment> } };

export type ConfirmTotpMutationVariables = Exact<{
  input: Types.CodeInput;
}>;


export type ConfirmTotpMutation = { confirmTotp: { recoveryCodes: Array<string> | null, userErrors: Array<UserErrorPartsFragment> } };

export type RemoveTotpMutationVariables = Exact<{
  input: Types.RemoveTotpInput;
}>;


export type RemoveTotpMutation = { removeTotp: { done: boolean, userErrors: Array<UserErrorPartsFragment> } };

export type ReplaceRecoveryCodesMutationVariables = Exact<{
  input: Types.CodeInput;
}>;


export type ReplaceRecoveryCodesMutation = { replaceRecoveryCodes: { recoveryCodes: Array<string> | null, userErrors: Array<UserErrorPartsFragment> } };

export type BeginPasskeyMutationVariables = Exact<{
  input: Types.PasswordInput;
}>;


export type BeginPasskeyMutation = { beginPasskey: { options: Record<string, unknown> | null, userErrors: Array<UserErrorPartsFragment> } };

export type FinishPasskeyMutationVariables = Exact<{
  input: Types.FinishPasskeyInput;
}>;


export type FinishPasskeyMutation = { finishPasskey: { done: boolean, userErrors: Array<UserErrorPartsFragment> } };

export type RenamePasskeyMutationVariables = Exact<{
  input: Types.RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { done: boolean, userErrors: Array<UserErrorPartsFragment> } };

export type RemovePasskeyMutationVariables = Exact<{
  input: Types.RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { done: boolean, userErrors: Array<UserErrorPartsFragment> } };

export type SendContactCodeMutationVariables = Exact<{
  input: Types.SendContactCodeInput;
}>;


export type SendContactCodeMutation = { sendContactCode: { expiredMinutes: number | null, userErrors: Array<UserErrorPartsFragment> } };

export type SetContactMutationVariables = Exact<{
  input: Types.SetContactInput;
}>;


export type SetContactMutation = { setContact: { done: boolean, userErrors: Array<UserErrorPartsFragment> } };

export const PlacePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}}]} as unknown as DocumentNode<PlacePartsFragment, unknown>;
export const SecurityDocument = {"__meta__":{"id":"6a41df0f9ed70613b4f6d50995b7dadd0cd72ee0f3a2fd6742ad5d2d1ea731c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaymentPassword"}},{"kind":"Field","name":{"kind":"Name","value":"shortestPaymentPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNum"}},{"kind":"Field","name":{"kind":"Name","value":"totpSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"device"}}]}}]}}]}}]} as unknown as DocumentNode<SecurityQuery, SecurityQueryVariables>;
export const SignedInPlacesDocument = {"__meta__":{"id":"313f3a3669bf653dd6d4a2670643a51c45445c368c1439045027d650d7430686"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedInPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}}]} as unknown as DocumentNode<SignedInPlacesQuery, SignedInPlacesQueryVariables>;
export const SignedInPlacesChangedDocument = {"__meta__":{"id":"a75329994904c72b9c2e7dba52c8ba1a170e99a3c77afa3b1278be97dde6250f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SignedInPlacesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInPlacesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}}]} as unknown as DocumentNode<SignedInPlacesChangedSubscription, SignedInPlacesChangedSubscriptionVariables>;
export const EndSessionDocument = {"__meta__":{"id":"d83a51f309996ba5ca0e8dcecf58563aa9f4ff640a09297d1fd2fdae76cc49f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"id":"12bf8bf1734d654d0e2bfd43b265b5a217b077a91a1e0bba029bfcca936567c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const BeginTotpDocument = {"__meta__":{"id":"55e1d0d6ab860db34ab3e721c8455f4bda085da2845ea39c2b918f7590fba1d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
export const ConfirmTotpDocument = {"__meta__":{"id":"94951369f992d5bed6b098e70706758e63c7ab664a03c6f3729e74d5043e74fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RemoveTotpDocument = {"__meta__":{"id":"6ae97ba101aef208e13d6f4a035d6d1d7667c5811acf015f1cfdf8cad6015bca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const ReplaceRecoveryCodesDocument = {"__meta__":{"id":"424c67d9b95917c1a5ec967a40e635d1cb263f7836dc4c8a66a6816c19548ae9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>;
export const BeginPasskeyDocument = {"__meta__":{"id":"70fb714eadba3376cf82390efe0b0144934502e4ad0507ae34e678199b6aef5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const FinishPasskeyDocument = {"__meta__":{"id":"9c09108eafcb3821e20c82e11c3acef6be295fed834c91d208eb8721a7c5f54f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<FinishPasskeyMutation, FinishPasskeyMutationVariables>;
export const RenamePasskeyDocument = {"__meta__":{"id":"968a596831d565adffa087b5fc1cff05d56e1e786329a16784642d826fe485f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = {"__meta__":{"id":"d01ae89bb2d4f2870b216e5582f5b196d993caeb0330bab53af648f1b9874e9c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const SendContactCodeDocument = {"__meta__":{"id":"a4e9bd27b69c3eb505ad84e149a1eabd2cf00a4b92ad7a3579479dd42330a968"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendContactCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendContactCodeMutation, SendContactCodeMutationVariables>;
export const SetContactDocument = {"__meta__":{"id":"fb8ce2938f92314eeff6eb369f014c296357868007d8b5215f19e73ae967ef7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetContactMutation, SetContactMutationVariables>;
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