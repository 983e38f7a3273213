/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleOperatorFragment } from '../operators.generated.ts';
import type { ConsoleUserError_OperatorUserError_Fragment } from '../../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which operators. */
export type OperatorAccountFilter = {
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Only open or only closed accounts. */
  isActive?: boolean | null | undefined;
  /** Only who has this role at one of the brands: a word of the house, or the id of one of a brand's own. */
  role?: string | number | null | undefined;
  /** Part of account or name. */
  search?: string | null | undefined;
};

/** In which order operators come. */
export type OperatorAccountOrder = {
  /** Which way they run. */
  direction?: OrderDirection | null | undefined;
  /** By what they are ordered. */
  field: OperatorAccountOrderField;
};

/** By what operators can be ordered. */
export type OperatorAccountOrderField =
  /** User name. */
  | 'ACCOUNT'
  /** When the account was opened. */
  | 'CREATED_AT'
  /** Whether the operator may sign in. */
  | 'IS_ACTIVE'
  /** Name shown to other operators. */
  | 'NAME';

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

/** Which way a list is ordered. */
export type OrderDirection =
  /** Smallest, oldest or first of the alphabet first. */
  | 'ASC'
  /** The other way round. */
  | 'DESC';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Input of updateOperatorAccount; what is left out stays. */
export type UpdateOperatorAccountInput = {
  /** Addresses and ranges. */
  allowedAddresses?: Array<string> | null | undefined;
  /** Id of the operator whose account changes. */
  id: string | number;
  /** Whether the account may be used. */
  isActive?: boolean | null | undefined;
  /** What the person is called from now on, 1 to 80 characters. */
  name?: string | null | undefined;
  /** What he is from now on at the brands of the asker; where he is left out he works no more. His other brands stay. */
  places?: Array<OperatorPlaceInput> | null | undefined;
  /** Why, for the audit log. */
  reason: string;
};

export type ConsoleOperatorsListQueryVariables = Exact<{
  filter?: Types.OperatorAccountFilter | null | undefined;
  order?: Types.OperatorAccountOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleOperatorsListQuery = { page: { items: Array<ConsoleOperatorFragment>, pageInfo: { totalItems: number } } };

export type ConsoleOperatorsOneQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleOperatorsOneQuery = { record: ConsoleOperatorFragment | null };

export type ConsoleOperatorsUpdateMutationVariables = Exact<{
  input: Types.UpdateOperatorAccountInput;
}>;


export type ConsoleOperatorsUpdateMutation = { payload: { record: ConsoleOperatorFragment | null, userErrors: Array<(
      { code: Types.OperatorErrorCode }
      & ConsoleUserError_OperatorUserError_Fragment
    )> } };


export const ConsoleOperatorsListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOperatorsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorAccountFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorAccountOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"operatorAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleOperator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOperator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merchantId"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reachesBeyond"}},{"kind":"Field","name":{"kind":"Name","value":"allowedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"totpSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleOperatorsListQuery, ConsoleOperatorsListQueryVariables>;
export const ConsoleOperatorsOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOperatorsOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleOperator"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOperator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merchantId"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reachesBeyond"}},{"kind":"Field","name":{"kind":"Name","value":"allowedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"totpSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleOperatorsOneQuery, ConsoleOperatorsOneQueryVariables>;
export const ConsoleOperatorsUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOperatorsUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOperatorAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateOperatorAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleOperator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOperator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merchantId"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reachesBeyond"}},{"kind":"Field","name":{"kind":"Name","value":"allowedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"totpSince"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleOperatorsUpdateMutation, ConsoleOperatorsUpdateMutationVariables>;