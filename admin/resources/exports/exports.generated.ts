/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_ExportUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of cancelExport. */
export type CancelExportInput = {
  /** The export. */
  id: string | number;
};

/** All that may stand in the way of a change in `exports`. */
export type ExportErrorCode =
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
  /** You have {{most}} exports under way. Wait for one of them, or cancel one. */
  | 'LIST_EXPORTS_UNDER_WAY'
  /** There is no such export. */
  | 'LIST_EXPORT_NOT_FOUND'
  /** This export is not under way any more. */
  | 'LIST_EXPORT_OVER'
  /** There is no such time zone. */
  | 'LIST_EXPORT_TIME_ZONE'
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

/** Why there is no file. */
export type ExportFailure =
  /** It could not be written; asking again may help. */
  | 'BROKEN'
  /** The operator may not read the list any more. */
  | 'RIGHT_GONE'
  /** The list has more rows than the file may hold. */
  | 'TOO_MANY_ROWS';

/** What kind of file a list is written into. */
export type ExportFormat =
  /** Text with commas (RFC 4180), which every spreadsheet reads. */
  | 'CSV'
  /** A workbook of Excel. */
  | 'XLSX';

/** A list that can be exported whole. */
export type ExportSource =
  /** Money put right by hand, as `adjustments` lists it; the newest request first. */
  | 'ADJUSTMENTS'
  /** Who owes of what was paid to him, as `agentDebts` lists it; as it stands while the file is written, in no order of amounts. */
  | 'AGENT_DEBTS'
  /** The audit log, as `auditEntries` lists it. */
  | 'AUDIT_ENTRIES'
  /** Bets, as `operatorBets` lists them, of any span. */
  | 'BETS'
  /** Deposits, as `operatorDeposits` lists them. */
  | 'DEPOSITS'
  /** Draws of the lotteries, as `operatorDraws` lists them, those to come included; the last first. */
  | 'LOTTERY_DRAWS'
  /** Members, as `operatorMembers` lists them. */
  | 'MEMBERS'
  /** What members claim of promotions, as `operatorPromotionClaims` lists it. */
  | 'PROMOTION_CLAIMS'
  /** What members were given back of what they played, as `operatorRebateClaims` lists it. */
  | 'REBATE_CLAIMS'
  /** What contracts of agents came to, window by window, as `settlements` lists it; the latest window first whatever waits. */
  | 'SETTLEMENTS'
  /** Money that nobody was credited for, as `suspenseTransfers` lists it; the newest first. */
  | 'SUSPENSE'
  /** What people said to the house, complaints among it, as `operatorTickets` lists it; without the conversations, the newest first. */
  | 'TICKETS'
  /** Movements of the ledger, as `ledgerTransfers` lists them. */
  | 'TRANSFERS'
  /** Transfers into and out of vendors' wallets, as `vendorTransfers` lists them; how long they wait is as of the asking. */
  | 'VENDOR_TRANSFERS'
  /** Withdrawals, as `operatorWithdrawals` lists them. */
  | 'WITHDRAWALS';

/** How far an export is. */
export type ExportState =
  /** The operator ended it. */
  | 'CANCELLED'
  /** The file is whole. */
  | 'DONE'
  /** There is no file. */
  | 'FAILED'
  /** It waits for its turn. */
  | 'QUEUED'
  /** It is being written. */
  | 'RUNNING';

export type ConsoleExportFragment = { id: string, source: Types.ExportSource, filter: Record<string, unknown>, format: Types.ExportFormat, state: Types.ExportState, failure: Types.ExportFailure | null, rowsExpected: number | null, rowsWritten: number, mostRows: number, size: string, askedAt: string, expiresAt: string | null, hasFile: boolean };

export type CancelExportMutationVariables = Exact<{
  input: Types.CancelExportInput;
}>;


export type CancelExportMutation = { payload: { userErrors: Array<(
      { code: Types.ExportErrorCode }
      & ConsoleUserError_ExportUserError_Fragment
    )> } };

export const ConsoleExportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleExport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"rowsExpected"}},{"kind":"Field","name":{"kind":"Name","value":"rowsWritten"}},{"kind":"Field","name":{"kind":"Name","value":"mostRows"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasFile"}}]}}]} as unknown as DocumentNode<ConsoleExportFragment, unknown>;
export const CancelExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"cancelExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CancelExportMutation, CancelExportMutationVariables>;