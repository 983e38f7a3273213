/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A proof by the authenticator app. */
export type CodeInput = {
  /** Code. */
  code: string;
};

/** The way a message takes to a member. */
export type ContactChannel =
  /** E-mail. */
  | 'EMAIL'
  /** SMS. */
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
  /** Id. */
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
  /** Id. */
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

/** Input of setPaymentPassword. */
export type SetPaymentPasswordInput = {
  /** New payment password again. */
  confirmPaymentPassword: string;
  /** New payment password. */
  newPaymentPassword: string;
  /** Payment password in force. */
  oldPaymentPassword?: string | null | undefined;
  /** Sign-in password; needed when there is no old payment password, or it is forgotten. */
  password?: string | null | undefined;
};

export type PlacePartsFragment = { id: string, device: string, ip: string, startedAt: string, lastSeenAt: string, isCurrent: boolean, isLocked: boolean, isRemembered: boolean };

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQuery = { security: { passwordChangedAt: string | null, hasPaymentPassword: boolean, email: string | null, mobileNum: string | null, totpSince: string | null, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }>, lastSignIn: { at: string, ip: string, device: string } | null } | null };

export type SignedInPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInPlacesQuery = { signedInPlaces: Array<PlacePartsFragment> | null };

export type SignedInPlacesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SignedInPlacesChangedSubscription = { signedInPlacesChanged: Array<PlacePartsFragment> };

export type EndSessionMutationVariables = Exact<{
  input: Types.EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { places: Array<PlacePartsFragment> | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { places: Array<PlacePartsFragment> | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type SetPaymentPasswordMutationVariables = Exact<{
  input: Types.SetPaymentPasswordInput;
}>;


export type SetPaymentPasswordMutation = { setPaymentPassword: { done: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type BeginTotpMutationVariables = Exact<{
  input: Types.PasswordInput;
}>;


export type BeginTotpMutation = { beginTotp: { secret: string | null, uri: string | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type ConfirmTotpMutationVariables = Exact<{
  input: Types.CodeInput;
}>;


export type ConfirmTotpMutation = { confirmTotp: { recoveryCodes: Array<string> | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type RemoveTotpMutationVariables = Exact<{
  input: Types.RemoveTotpInput;
}>;


export type RemoveTotpMutation = { removeTotp: { done: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type ReplaceRecoveryCodesMutationVariables = Exact<{
  input: Types.CodeInput;
}>;


export type ReplaceRecoveryCodesMutation = { replaceRecoveryCodes: { recoveryCodes: Array<string> | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type BeginPasskeyMutationVariables = Exact<{
  input: Types.PasswordInput;
}>;


export type BeginPasskeyMutation = { beginPasskey: { options: Record<string, unknown> | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type FinishPasskeyMutationVariables = Exact<{
  input: Types.FinishPasskeyInput;
}>;


export type FinishPasskeyMutation = { finishPasskey: { done: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type RenamePasskeyMutationVariables = Exact<{
  input: Types.RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { done: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type RemovePasskeyMutationVariables = Exact<{
  input: Types.RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { done: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type SendContactCodeMutationVariables = Exact<{
  input: Types.SendContactCodeInput;
}>;


export type SendContactCodeMutation = { sendContactCode: { expiredMinutes: number | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type SetContactMutationVariables = Exact<{
  input: Types.SetContactInput;
}>;


export type SetContactMutation = { setContact: { done: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export const PlacePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}}]}}]} as unknown as DocumentNode<PlacePartsFragment, unknown>;
export const SecurityDocument = {"__meta__":{"id":"18cb638b392b62556eeee9dd6059e89885d63de29bec142e74410379069c4f5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaymentPassword"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNum"}},{"kind":"Field","name":{"kind":"Name","value":"totpSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"device"}}]}}]}}]}}]} as unknown as DocumentNode<SecurityQuery, SecurityQueryVariables>;
export const SignedInPlacesDocument = {"__meta__":{"id":"6a5dabf1005201ff23d391391b14da50cb3aaf42384b4eebe3c9987d3054c8d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedInPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}}]}}]} as unknown as DocumentNode<SignedInPlacesQuery, SignedInPlacesQueryVariables>;
export const SignedInPlacesChangedDocument = {"__meta__":{"id":"8a03baf2bd6a55fd4a6a5cdb8352377c9baaad0a867e7479566b97ea79b1132c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SignedInPlacesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInPlacesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}}]}}]} as unknown as DocumentNode<SignedInPlacesChangedSubscription, SignedInPlacesChangedSubscriptionVariables>;
export const EndSessionDocument = {"__meta__":{"id":"97640de07c31b6d2916e8e64cb8a1891891ca10ab97e32e141545c01682674c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"id":"1d0017c97418626bad7401050add388ed86c39e0c1451cb3d34c9189987c084d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedInPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"isRemembered"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const SetPaymentPasswordDocument = {"__meta__":{"id":"63bdfc70d8608b7a2729dd628cb5804a093cadad0506740e124eea1fa43850c8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaymentPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPaymentPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaymentPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetPaymentPasswordMutation, SetPaymentPasswordMutationVariables>;
export const BeginTotpDocument = {"__meta__":{"id":"f8a3ca7605cf626673afc66e11f845894146df62e77921536992ec526c8c72fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<BeginTotpMutation, BeginTotpMutationVariables>;
export const ConfirmTotpDocument = {"__meta__":{"id":"777c7f119a1c7aa1da495853731cc2a7e242028ffc7fa28e5057f03990852885"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RemoveTotpDocument = {"__meta__":{"id":"30ad0d220d40a537ef87466b60f590304cafce19b226b6fb9185ee5ee9e94de0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const ReplaceRecoveryCodesDocument = {"__meta__":{"id":"9679b45e2ccb0f57bac7cf8a16b47c83415414fec897436e6833b4e66c536f4f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ReplaceRecoveryCodesMutation, ReplaceRecoveryCodesMutationVariables>;
export const BeginPasskeyDocument = {"__meta__":{"id":"71ebe865f2f995310296060a4a91137cc541f004f693ef05f6f4c80c8fd1a7ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const FinishPasskeyDocument = {"__meta__":{"id":"24632c883acbcf4732d3108080159e6b32771c912775ce39263475f4b7ec6ca0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<FinishPasskeyMutation, FinishPasskeyMutationVariables>;
export const RenamePasskeyDocument = {"__meta__":{"id":"c8cce0ba0a61c897940e73bbb561107ccb596336bdfec8314522c12890edb5dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = {"__meta__":{"id":"4f8df2f50b58b9707b924af9d47e50abf0eed5629ae43588e97ffbb3b04b2feb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const SendContactCodeDocument = {"__meta__":{"id":"9d6e0a1b74104aa70977122ac3326786a9c6af868d723ecf2d62c2628ae92290"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendContactCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiredMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SendContactCodeMutation, SendContactCodeMutationVariables>;
export const SetContactDocument = {"__meta__":{"id":"f37dd7a265d87c4e94bff63bd7a3b6d72eca038e564d8a5dead6e5923cfc0c3c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetContactMutation, SetContactMutationVariables>;
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

export function useSetPaymentPasswordMutation(options?: useMutation.Options<SetPaymentPasswordMutation, SetPaymentPasswordMutationVariables>) {
  return useMutation<SetPaymentPasswordMutation, SetPaymentPasswordMutationVariables>(SetPaymentPasswordDocument, options)
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