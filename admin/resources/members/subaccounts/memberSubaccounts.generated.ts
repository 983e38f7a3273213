/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleUserError_SubaccountUserError_Fragment } from '../../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of disableOperatorSubaccount. */
export type DisableOperatorSubaccountInput = {
  /** Id of the subaccount to disable, as `OperatorMember.subaccounts` tells it. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** What subaccounts do that their agent reads of afterwards. */
export type SubaccountDeedKind =
  /** Asked for the end of a contract, or tried to answer one. */
  | 'ANSWER_CONTRACT'
  /** Chose a password. */
  | 'CHANGE_PASSWORD'
  /** Downloaded a table. */
  | 'DOWNLOAD'
  /** Ended a registration link. */
  | 'END_LINK'
  /** Made a registration link. */
  | 'MAKE_LINK'
  /** Opened an account. */
  | 'OPEN_ACCOUNT'
  /** Proposed a contract. */
  | 'PROPOSE_CONTRACT'
  /** Tried what no right of his allows. */
  | 'REFUSED'
  /** Set what a line is held to. */
  | 'SET_RULES'
  /** Signed in. */
  | 'SIGN_IN';

/** All that may stand in the way of a change in `subaccounts`. */
export type SubaccountErrorCode =
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
  /** The password is not right. */
  | 'OLD_PASSWORD_WRONG'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
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
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** {{most}} subaccounts are open already. Disable one first. */
  | 'SUBACCOUNTS_TOO_MANY'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You already have a subaccount of that name. Choose another one. */
  | 'SUBACCOUNT_NAME_TAKEN'
  /** There is no such subaccount. */
  | 'SUBACCOUNT_NOT_FOUND'
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

/** What an agent lets somebody do in his name, beside reading about his team. */
export type SubaccountRight =
  /** Proposing contracts to downlines, and asking for the end of those that the agent pays. */
  | 'CONTRACTS'
  /** Reading what the agent earns. */
  | 'PAY'
  /** Making and ending registration links, and opening accounts. */
  | 'REGISTER'
  /** Setting what lines are held to. */
  | 'RULES';

export type ConsoleSubaccountsQueryVariables = Exact<{
  memberId: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleSubaccountsQuery = { member: { part: { items: Array<{ id: string, signInName: string, displayName: string, rights: Array<Types.SubaccountRight>, isOpen: boolean, lastSeenAt: string | null }>, pageInfo: { totalPages: number } } | null } | null };

export type ConsoleSubaccountDeedsQueryVariables = Exact<{
  memberId: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleSubaccountDeedsQuery = { member: { part: { items: Array<{ id: string, at: string, subaccountName: string, displayName: string, deed: Types.SubaccountDeedKind, about: string | null, outcome: string | null, ip: string }>, pageInfo: { totalPages: number } } | null } | null };

export type DisableOperatorSubaccountMutationVariables = Exact<{
  input: Types.DisableOperatorSubaccountInput;
}>;


export type DisableOperatorSubaccountMutation = { payload: { userErrors: Array<(
      { code: Types.SubaccountErrorCode }
      & ConsoleUserError_SubaccountUserError_Fragment
    )> } };


export const ConsoleSubaccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSubaccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"member"},"name":{"kind":"Name","value":"operatorMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"part"},"name":{"kind":"Name","value":"subaccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"signInName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleSubaccountsQuery, ConsoleSubaccountsQueryVariables>;
export const ConsoleSubaccountDeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSubaccountDeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"member"},"name":{"kind":"Name","value":"operatorMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"part"},"name":{"kind":"Name","value":"subaccountDeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"subaccountName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleSubaccountDeedsQuery, ConsoleSubaccountDeedsQueryVariables>;
export const DisableOperatorSubaccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableOperatorSubaccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisableOperatorSubaccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"disableOperatorSubaccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DisableOperatorSubaccountMutation, DisableOperatorSubaccountMutationVariables>;