/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_VendorComparisonUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of closeVendorCase. */
export type CloseVendorCaseInput = {
  /** The case. */
  id: string | number;
  /** Why, for colleagues and the audit log, 3 to 1,000 characters. */
  note: string;
  /** What it turned out to be. */
  outcome: VendorCaseOutcome;
};

/** Input of noteVendorCase. */
export type NoteVendorCaseInput = {
  /** The case. */
  id: string | number;
  /** What was found out, for colleagues, 3 to 1,000 characters. */
  text: string;
};

/** How we and a game vendor differ about a movement. */
export type VendorCaseDifference =
  /** Both have it, with another amount, currency, kind or member. */
  | 'DIFFERENT'
  /** The vendor tells it, and we have not booked it. */
  | 'MISSING_HERE'
  /** We have booked it, and the vendor does not tell it. */
  | 'MISSING_THERE';

/** What a case turned out to be. */
export type VendorCaseOutcome =
  /** Something else, which the notes tell. */
  | 'OTHER'
  /** One side was only later than the other. */
  | 'TIMING'
  /** The report of the vendor was wrong. */
  | 'VENDOR_WRONG'
  /** Our books were wrong. */
  | 'WE_WERE_WRONG';

/** Whether somebody has to look at a case still. */
export type VendorCaseState =
  /** It is done with. */
  | 'CLOSED'
  /** Nobody has closed it, and the two sides still differ. */
  | 'OPEN';

/** All that may stand in the way of a change in `vendor-comparisons`. */
export type VendorComparisonErrorCode =
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
  | 'UPLOAD_TOO_LARGE'
  /** This case is closed already. Reload to see the result. */
  | 'VENDOR_CASE_CLOSED'
  /** A case has at most {{most}} notes. Close it, and say the rest there. */
  | 'VENDOR_CASE_NOTES_FULL'
  /** There is no such case. */
  | 'VENDOR_CASE_NOT_FOUND'
  /** Only a day that is over and lies within the last three months can be compared. */
  | 'VENDOR_COMPARISON_DAY'
  /** The provider does not offer this game right now. Please choose another one. */
  | 'VENDOR_GAME_UNKNOWN'
  /** The game provider did not answer. Please try again in a few minutes. */
  | 'VENDOR_UNAVAILABLE';

/** What a movement of a game vendor, a payment service or the bank is. */
export type VendorMovementKind =
  /** A stake that was taken and not given back. */
  | 'BET'
  /** Money that a member paid in through a payment service or to an account at the bank. */
  | 'DEPOSIT'
  /** What the bank paid out by our order. */
  | 'PAYOUT'
  /** What of a payout came back. */
  | 'RETURN'
  /** A win that was paid, also one of nothing. */
  | 'WIN';

export type NoteVendorCaseMutationVariables = Exact<{
  input: Types.NoteVendorCaseInput;
}>;


export type NoteVendorCaseMutation = { payload: { userErrors: Array<(
      { code: Types.VendorComparisonErrorCode }
      & ConsoleUserError_VendorComparisonUserError_Fragment
    )> } };

export type CloseVendorCaseMutationVariables = Exact<{
  input: Types.CloseVendorCaseInput;
}>;


export type CloseVendorCaseMutation = { payload: { userErrors: Array<(
      { code: Types.VendorComparisonErrorCode }
      & ConsoleUserError_VendorComparisonUserError_Fragment
    )> } };

export type ConsoleVendorCaseFragment = { id: string, source: string, transactionId: string, kind: Types.VendorMovementKind, difference: Types.VendorCaseDifference, day: string, merchantCode: string | null, state: Types.VendorCaseState, outcome: Types.VendorCaseOutcome | null, foundAt: string, closedAt: string | null, closedBy: string | null, theirs: ConsoleVendorCaseSideFragment | null, ours: ConsoleVendorCaseSideFragment | null, notes: Array<{ id: string, text: string, writtenBy: string, writtenAt: string }> };

export type ConsoleVendorCaseSideFragment = { kind: Types.VendorMovementKind, member: string | null, memberId: string | null, round: string, amount: string, currency: string, at: string, betId: string | null, depositId: string | null, withdrawalId: string | null };

export const ConsoleVendorCaseSideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleVendorCaseSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorCaseSide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"member"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"betId"}},{"kind":"Field","name":{"kind":"Name","value":"depositId"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalId"}}]}}]} as unknown as DocumentNode<ConsoleVendorCaseSideFragment, unknown>;
export const ConsoleVendorCaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleVendorCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleVendorCaseSide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleVendorCaseSide"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"writtenBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleVendorCaseSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VendorCaseSide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"member"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"betId"}},{"kind":"Field","name":{"kind":"Name","value":"depositId"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalId"}}]}}]} as unknown as DocumentNode<ConsoleVendorCaseFragment, unknown>;
export const NoteVendorCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteVendorCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteVendorCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"noteVendorCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<NoteVendorCaseMutation, NoteVendorCaseMutationVariables>;
export const CloseVendorCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseVendorCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseVendorCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"closeVendorCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CloseVendorCaseMutation, CloseVendorCaseMutationVariables>;