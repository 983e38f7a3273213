/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_RiskUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of openRiskCase. */
export type OpenRiskCaseInput = {
  /** Whether no withdrawal of the member goes on until the case is closed. */
  holds: boolean;
  /** The member. */
  memberId: string | number;
  /** Why, for colleagues and the audit log, 3 to 1,000 characters. */
  note: string;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** What follows when a rule finds something. */
export type RiskConsequence =
  /** A case is opened, and the withdrawal goes on. */
  | 'CASE'
  /** A case is opened, and no withdrawal of the member is approved or paid until it is closed. */
  | 'HOLD'
  /** It is written down, for whoever looks at the member. */
  | 'NOTE';

/** All that may stand in the way of a change in `risk`. */
export type RiskErrorCode =
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
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
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
  /** This risk case has been closed. */
  | 'RISK_CASE_CLOSED'
  /** The member has a risk case that is not closed. Add a note to it. */
  | 'RISK_CASE_EXISTS'
  /** This case has all {{most}} notes it may have. Please close it. */
  | 'RISK_CASE_NOTES_FULL'
  /** This risk case could not be found. */
  | 'RISK_CASE_NOT_FOUND'
  /** You have not taken this case. Take it first. */
  | 'RISK_CASE_NOT_TAKEN'
  /** {{takenBy}} works on this case. */
  | 'RISK_CASE_TAKEN'
  /** You changed access to this member’s account or gave it money within the last {{hours}} hours. Please let somebody else close the case. */
  | 'RISK_CASE_TOUCHED_MEMBER'
  /** This rule needs exactly its own limits. Please check them. */
  | 'RISK_RULE_LIMIT'
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

/** What withdrawals are looked at for. */
export type RiskRuleKind =
  /** One bet of the last `hours` won at least `amount`. */
  | 'BIG_WIN_OUT'
  /** Bonuses of the last `hours` are at least `percent` of what was deposited then. */
  | 'BONUS_ABUSE'
  /** The member bet on both sides of a draw, alone or with somebody who shares something with him. */
  | 'BOTH_SIDES'
  /** The member deposited `leastCount` times within `hours`. */
  | 'DEPOSIT_VELOCITY'
  /** Money that came within `hours` goes out, and less than `percent` of it was played. */
  | 'FAST_OUT'
  /** At tables one won what the other lost, time after time. */
  | 'MIRRORED_STAKES'
  /** The account that is paid was added within `hours`. */
  | 'NEW_PAYOUT_ACCOUNT'
  /** Others came from the same address; `leastCount` of them. */
  | 'SHARED_ADDRESS'
  /** Others came from the same address with the same browser; `leastCount` of them. */
  | 'SHARED_DEVICE'
  /** Others have, or had, the same account to be paid at; `leastCount` of them. */
  | 'SHARED_PAYOUT_ACCOUNT'
  /** The member asked for money `leastCount` times within `hours`. */
  | 'WITHDRAWAL_VELOCITY';

/** Which findings. */
export type RiskSignalFilter = {
  /** Only about withdrawals of this member. */
  memberId?: string | number | null | undefined;
  /** Only about this withdrawal. */
  withdrawalId?: string | number | null | undefined;
};

export type ConsoleRiskSignalsQueryVariables = Exact<{
  filter: Types.RiskSignalFilter;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleRiskSignalsQuery = { riskSignals: { items: Array<ConsoleRiskSignalFragment>, pageInfo: { totalItems: number } } };

export type ConsoleRiskHoldQueryVariables = Exact<{
  memberId: string | number;
}>;


export type ConsoleRiskHoldQuery = { riskCases: { items: Array<{ id: string, holds: boolean, takenBy: string | null, openedAt: string }> } };

export type OpenRiskCaseMutationVariables = Exact<{
  input: Types.OpenRiskCaseInput;
}>;


export type OpenRiskCaseMutation = { payload: { riskCase: { id: string } | null, userErrors: Array<(
      { code: Types.RiskErrorCode }
      & ConsoleUserError_RiskUserError_Fragment
    )> } };

export type ConsoleRiskSignalFragment = { id: string, kind: Types.RiskRuleKind, follows: Types.RiskConsequence, withdrawalId: string, caseId: string | null, foundAt: string, facts: ConsoleRiskFactsFragment };

export type ConsoleRiskFactsFragment = { details: Array<string>, count: number | null, amount: string | null, currency: string | null, hours: number | null, percent: number | null, members: Array<{ id: string, account: string }> };

export type ConsoleRiskAwaitedQueryVariables = Exact<{
  withdrawalId: string | number;
}>;


export type ConsoleRiskAwaitedQuery = { withdrawalBackground: { isRiskAwaited: boolean } | null };

export const ConsoleRiskFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRiskFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RiskFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<ConsoleRiskFactsFragment, unknown>;
export const ConsoleRiskSignalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRiskSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RiskSignal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"follows"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalId"}},{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRiskFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRiskFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RiskFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<ConsoleRiskSignalFragment, unknown>;
export const ConsoleRiskSignalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleRiskSignals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RiskSignalFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"riskSignals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRiskSignal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRiskSignal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RiskSignal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"follows"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalId"}},{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRiskFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRiskFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RiskFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]} as unknown as DocumentNode<ConsoleRiskSignalsQuery, ConsoleRiskSignalsQueryVariables>;
export const ConsoleRiskHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleRiskHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"riskCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"memberId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleRiskHoldQuery, ConsoleRiskHoldQueryVariables>;
export const OpenRiskCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenRiskCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenRiskCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"openRiskCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"riskCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<OpenRiskCaseMutation, OpenRiskCaseMutationVariables>;
export const ConsoleRiskAwaitedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleRiskAwaited"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withdrawalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalBackground"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withdrawalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRiskAwaited"}}]}}]}}]} as unknown as DocumentNode<ConsoleRiskAwaitedQuery, ConsoleRiskAwaitedQueryVariables>;