/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_ReconciliationUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What came out of a comparison with the bank. */
export type BankComparisonOutcome =
  /** Both sides have the same. */
  | 'BALANCED'
  /** Something differs. */
  | 'DIFFERENT'
  /** Nothing was compared. */
  | 'NOT_COMPARED'
  /** It is under way. */
  | 'RUNNING';

/** Why nothing was compared. */
export type BankComparisonReason =
  /** The bank does not know the account. */
  | 'ACCOUNT_UNKNOWN'
  /** What the bank answered is no statement of the account and day. */
  | 'CONTRACT_BROKEN'
  /** The comparison was interrupted. */
  | 'INTERRUPTED'
  /** The bank did not answer, or not to the end. */
  | 'NO_ANSWER'
  /** The bank refused to answer us. */
  | 'REFUSED'
  /** The statement is longer than is read at once. */
  | 'TOO_LONG';

/** How the books and the bank differ. */
export type BankDifferenceKind =
  /** We have it, and the bank has not. */
  | 'MISSING_AT_BANK'
  /** The bank has it, and we have not. */
  | 'MISSING_WITH_US'
  /** Both have it, with other amounts. */
  | 'OTHER_AMOUNT'
  /** The bank moved it more than once. */
  | 'TWICE';

/** Which way money moved. */
export type BankFlow =
  /** It came back of an order. */
  | 'BACK'
  /** It came in. */
  | 'IN'
  /** It went out by order. */
  | 'OUT';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** All that may stand in the way of a change in `reconciliation`. */
export type ReconciliationErrorCode =
  /** Only a day of the last three months can be compared, and today from a few minutes after midnight on. */
  | 'BANK_COMPARISON_DAY'
  /** There is no such comparison with the bank. */
  | 'BANK_COMPARISON_NOT_FOUND'
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
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
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
  | 'UPLOAD_TOO_LARGE';

export type ConsoleBankComparisonsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleBankComparisonsQuery = { bankComparisons: { items: Array<{ id: string, accountNumber: string, day: string, to: string, isWholeDay: boolean, outcome: Types.BankComparisonOutcome, reason: Types.BankComparisonReason | null, startedAt: string, differences: number, figures: Array<{ flow: Types.BankFlow, currency: string, bankCount: number, bankSum: string, ownCount: number, ownSum: string }> }>, pageInfo: { totalPages: number } } };

export type ConsoleBankDifferencesQueryVariables = Exact<{
  comparisonId: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleBankDifferencesQuery = { bankDifferences: { items: Array<{ kind: Types.BankDifferenceKind, flow: Types.BankFlow, merchantCode: string | null, currency: string, reference: string | null, bankId: string | null, bankAmount: string | null, ownId: string | null, ownAmount: string | null, withdrawalId: string | null, at: string }>, pageInfo: { totalPages: number } } };

export type CompareBankAccountsMutationVariables = Exact<{
  day?: string | null | undefined;
}>;


export type CompareBankAccountsMutation = { payload: { done: boolean, userErrors: Array<(
      { code: Types.ReconciliationErrorCode }
      & ConsoleUserError_ReconciliationUserError_Fragment
    )> } };


export const ConsoleBankComparisonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleBankComparisons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankComparisons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"isWholeDay"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"differences"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flow"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"bankCount"}},{"kind":"Field","name":{"kind":"Name","value":"bankSum"}},{"kind":"Field","name":{"kind":"Name","value":"ownCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownSum"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleBankComparisonsQuery, ConsoleBankComparisonsQueryVariables>;
export const ConsoleBankDifferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleBankDifferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comparisonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankDifferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"comparisonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comparisonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"flow"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"bankId"}},{"kind":"Field","name":{"kind":"Name","value":"bankAmount"}},{"kind":"Field","name":{"kind":"Name","value":"ownId"}},{"kind":"Field","name":{"kind":"Name","value":"ownAmount"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleBankDifferencesQuery, ConsoleBankDifferencesQueryVariables>;
export const CompareBankAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompareBankAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"compareBankAccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CompareBankAccountsMutation, CompareBankAccountsMutationVariables>;