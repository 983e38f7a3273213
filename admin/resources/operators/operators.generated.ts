/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_OperatorUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of createOperatorAccount. */
export type CreateOperatorAccountInput = {
  /** What he will sign in with: 3 to 40 letters, digits, `.`, `_` and `-`; capitals become small letters. */
  account: string;
  /** Addresses and ranges; none: from anywhere. */
  allowedAddresses: Array<string>;
  /** What the person is called, 1 to 80 characters. */
  name: string;
  /** What he is at each brand, 1 to 100 of the asker's own; nobody gives more than he has there himself. */
  places: Array<OperatorPlaceInput>;
  /** Why, for the audit log. */
  reason: string;
};

/** Input of endOperatorSessions. */
export type EndOperatorSessionsInput = {
  /** Id of the operator. */
  id: string | number;
  /** Why, for the audit log, 3 to 300 characters. */
  reason: string;
  /** Which session; all but the asker's own unless told. */
  sessionId?: string | number | null | undefined;
};

/** All that may stand in the way of a change in `operators`. */
export type OperatorErrorCode =
  /** This audit entry does not exist. */
  | 'AUDIT_ENTRY_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
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
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** “{{range}}” is no address and no range of addresses. */
  | 'OPERATOR_ADDRESS_INVALID'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** The list lacks your own address {{ip}}; it would shut you out. */
  | 'OPERATOR_ADDRESS_SELF'
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** An operator needs at least one brand. Close the account instead if the person leaves. */
  | 'OPERATOR_BRAND_NEEDED'
  /** Each brand may stand here only once. */
  | 'OPERATOR_BRAND_TWICE'
  /** One of these brands is not yours to give. */
  | 'OPERATOR_BRAND_UNKNOWN'
  /** This account was tried too often. Where you signed in before you get in as usual; here please add a code of your authenticator app, or try again in {{minutes}} minutes. */
  | 'OPERATOR_CLOSED_TO_STRANGERS'
  /** Please enter a code of your authenticator app. */
  | 'OPERATOR_CODE_NEEDED'
  /** Account or password is wrong. Tries left: {{tries}}. */
  | 'OPERATOR_CREDENTIALS_WRONG'
  /** {{brand}} would have no administrator left who may sign in. Make somebody else one there first. */
  | 'OPERATOR_LAST_ADMIN'
  /** The new password must differ from the current one. */
  | 'OPERATOR_PASSWORD_SAME'
  /** The current password is not right. */
  | 'OPERATOR_PASSWORD_WRONG'
  /** You cannot change your own role or close your own account. */
  | 'OPERATOR_SELF'
  /** Too many failed sign-ins. Please try again in {{minutes}} minutes, or ask a colleague with the right to reset the password. */
  | 'OPERATOR_SIGN_IN_LOCKED'
  /** This account name is taken. */
  | 'OPERATOR_TAKEN'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** This password is too common. Please choose one that is harder to guess. */
  | 'PASSWORD_COMMON'
  /** The password must not be made of your account, name or contacts. */
  | 'PASSWORD_PERSONAL'
  /** A password may have at most {{maximum}} characters. */
  | 'PASSWORD_TOO_LONG'
  /** A password needs at least {{minimum}} characters. */
  | 'PASSWORD_TOO_SHORT'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** A brand may have {{most}} roles of its own. Delete one that nobody needs first. */
  | 'ROLES_FULL'
  /** This role may do more than you may yourself, so you cannot give it. */
  | 'ROLE_BEYOND_RIGHTS'
  /** {{operators}} operators still have this role. Give them another one first. */
  | 'ROLE_IN_USE'
  /** The brand has a role of that name already. */
  | 'ROLE_NAME_TAKEN'
  /** Roles of the house cannot be changed. Make a copy of it instead. */
  | 'ROLE_OF_HOUSE'
  /** “{{right}}” is not a right that the house knows. */
  | 'ROLE_RIGHT_UNKNOWN'
  /** There is no such role at that brand. */
  | 'ROLE_UNKNOWN'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The code is not right. Use the newest code of your authenticator app, or a recovery code that was not used. */
  | 'SECOND_FACTOR_WRONG'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
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
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE';

/** What an operator is to be at one brand. */
export type OperatorPlaceInput = {
  /** Id of the brand, each at most once. */
  merchantId: string | number;
  /** Word of a role of the house, or the id of one of that brand's own, such as `CASHIER`. */
  role: string | number;
};

/** Input of resetOperatorPassword and resetOperatorTotp. */
export type ResetOperatorPasswordInput = {
  /** Id of the operator, whose sessions end with it. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
};

export type ConsoleOperatorFragment = { id: string, account: string, name: string, isActive: boolean, reachesBeyond: boolean, allowedAddresses: Array<string>, totpSince: string | null, createdAt: string, places: Array<{ merchantId: string, role: { id: string, name: string | null } }> };

export type CreateOperatorAccountMutationVariables = Exact<{
  input: Types.CreateOperatorAccountInput;
}>;


export type CreateOperatorAccountMutation = { payload: { password: string | null, record: ConsoleOperatorFragment | null, userErrors: Array<(
      { code: Types.OperatorErrorCode }
      & ConsoleUserError_OperatorUserError_Fragment
    )> } };

export type ResetOperatorTotpMutationVariables = Exact<{
  input: Types.ResetOperatorPasswordInput;
}>;


export type ResetOperatorTotpMutation = { payload: { userErrors: Array<(
      { code: Types.OperatorErrorCode }
      & ConsoleUserError_OperatorUserError_Fragment
    )> } };

export type ResetOperatorPasswordMutationVariables = Exact<{
  input: Types.ResetOperatorPasswordInput;
}>;


export type ResetOperatorPasswordMutation = { payload: { password: string | null, userErrors: Array<(
      { code: Types.OperatorErrorCode }
      & ConsoleUserError_OperatorUserError_Fragment
    )> } };

export type ConsoleOperatorSessionsQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleOperatorSessionsQuery = { operatorAccount: { id: string, sessions: Array<{ id: string, ip: string, startedAt: string, seenAt: string, isOwn: boolean }> } | null };

export type EndOperatorSessionsMutationVariables = Exact<{
  input: Types.EndOperatorSessionsInput;
}>;


export type EndOperatorSessionsMutation = { payload: { userErrors: Array<(
      { code: Types.OperatorErrorCode }
      & ConsoleUserError_OperatorUserError_Fragment
    )> } };

export const ConsoleOperatorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOperator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merchantId"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reachesBeyond"}},{"kind":"Field","name":{"kind":"Name","value":"allowedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"totpSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleOperatorFragment, unknown>;
export const CreateOperatorAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOperatorAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOperatorAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"createOperatorAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleOperator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOperator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merchantId"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reachesBeyond"}},{"kind":"Field","name":{"kind":"Name","value":"allowedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"totpSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CreateOperatorAccountMutation, CreateOperatorAccountMutationVariables>;
export const ResetOperatorTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetOperatorTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetOperatorPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"resetOperatorTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ResetOperatorTotpMutation, ResetOperatorTotpMutationVariables>;
export const ResetOperatorPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetOperatorPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetOperatorPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"resetOperatorPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ResetOperatorPasswordMutation, ResetOperatorPasswordMutationVariables>;
export const ConsoleOperatorSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOperatorSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleOperatorSessionsQuery, ConsoleOperatorSessionsQueryVariables>;
export const EndOperatorSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOperatorSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndOperatorSessionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"endOperatorSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EndOperatorSessionsMutation, EndOperatorSessionsMutationVariables>;