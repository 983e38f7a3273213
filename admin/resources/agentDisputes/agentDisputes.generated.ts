/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of answerDispute. */
export type AnswerDisputeInput = {
  /** What the agent reads, 3 to 500 characters. */
  answer: string;
  /** The dispute. */
  id: string | number;
  /** Who is right. */
  outcome: DisputeOutcome;
};

/** How an operator answers a dispute. */
export type DisputeOutcome =
  /** The amount is right. */
  | 'REJECTED'
  /** The agent is right. */
  | 'UPHELD';

/** What an agent believes to be wrong with an amount. */
export type DisputeReason =
  /** Bets that belong to it are not in it. */
  | 'BETS_MISSING'
  /** Somebody of the line is not in it, or somebody is who does not belong to it. */
  | 'LINE_WRONG'
  /** It was not paid, or not all of it. */
  | 'NOT_PAID'
  /** Anything else. */
  | 'OTHER'
  /** Another rate or tier was agreed on. */
  | 'RATE_WRONG';

/** How a dispute stands. */
export type DisputeState =
  /** Nobody answered it yet. */
  | 'OPEN'
  /** The amount is right. */
  | 'REJECTED'
  /** The agent is right. */
  | 'UPHELD'
  /** The agent took it back. */
  | 'WITHDRAWN';

/** Which disputes. */
export type OperatorDisputeFilter = {
  /** Part of the account name. */
  account?: string | null | undefined;
  /** Only in this state. */
  state?: DisputeState | null | undefined;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** How an earning of a settlement stands. */
export type SettlementEarningState =
  /** Never paid. */
  | 'DENIED'
  /** Is to be paid. */
  | 'DUE'
  /** Who pays had nothing; it is tried again. */
  | 'INSUFFICIENT'
  /** Nothing is to be paid. */
  | 'NOTHING'
  /** All of it was moved: paid out or, where it was to be taken back, taken back. Nothing follows. */
  | 'PAID'
  /** Who pays had too little; the rest is tried again. */
  | 'PART_PAID'
  /** Waits for two operators. */
  | 'UNAPPROVED';

/** What contracts pay for. */
export type SettlementKind =
  /** A share of what the team bet in a day. */
  | 'DAILY_SALARY'
  /** A share of what the team lost. */
  | 'DIVIDEND'
  /** A share of what the team bet in an hour. */
  | 'HOURLY_SALARY'
  /** A share of what the team bet in five minutes. */
  | 'REALTIME_SALARY';

/** Why nothing is paid by a contract, whatever it would come to. */
export type SettlementSkipReason =
  /** The terms are better than those above. */
  | 'BETTER_THAN_UPLINE'
  /** The payee does not stand below who signed any more. */
  | 'LINE_MOVED'
  /** The payee's account is closed. */
  | 'PAYEE_CLOSED'
  /** The upline has reached no tier. */
  | 'UPLINE_NOT_REACHED'
  /** Nobody directly above has a contract. */
  | 'UPLINE_WITHOUT_CONTRACT';

export type ConsoleDisputesQueryVariables = Exact<{
  filter?: Types.OperatorDisputeFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleDisputesQuery = { page: { items: Array<ConsoleDisputeFragment>, pageInfo: { totalItems: number } } };

export type ConsoleDisputeQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleDisputeQuery = { record: (
    { revisions: Array<ConsoleDisputedEarningFragment> }
    & ConsoleDisputeFragment
  ) | null };

export type AnswerDisputeMutationVariables = Exact<{
  input: Types.AnswerDisputeInput;
}>;


export type AnswerDisputeMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleDisputeFragment = { id: string, reason: Types.DisputeReason, content: string, state: Types.DisputeState, memberId: string, account: string, answer: string | null, answeredBy: string | null, createdAt: string, closedAt: string | null, settlementId: string | null, earning: ConsoleDisputedEarningFragment };

export type ConsoleDisputedEarningFragment = { id: string, kind: Types.SettlementKind, contractId: string, version: number, payerAccount: string | null, from: string, until: string, revision: number, state: Types.SettlementEarningState, currency: string, validBet: string, loss: string, activeMembers: number, rate: number | null, gross: string, downlines: string, amount: string, paid: string, skipReason: Types.SettlementSkipReason | null };

export const ConsoleDisputedEarningFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDisputedEarning"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementEarning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"payerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"downlines"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}}]}}]} as unknown as DocumentNode<ConsoleDisputedEarningFragment, unknown>;
export const ConsoleDisputeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDispute"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlementId"}},{"kind":"Field","name":{"kind":"Name","value":"earning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDisputedEarning"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDisputedEarning"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementEarning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"payerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"downlines"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}}]}}]} as unknown as DocumentNode<ConsoleDisputeFragment, unknown>;
export const ConsoleDisputesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleDisputes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDisputeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"operatorDisputes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDispute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDispute"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlementId"}},{"kind":"Field","name":{"kind":"Name","value":"earning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDisputedEarning"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDisputedEarning"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementEarning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"payerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"downlines"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}}]}}]} as unknown as DocumentNode<ConsoleDisputesQuery, ConsoleDisputesQueryVariables>;
export const ConsoleDisputeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleDispute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorDispute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDispute"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDisputedEarning"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDispute"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settlementId"}},{"kind":"Field","name":{"kind":"Name","value":"earning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDisputedEarning"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDisputedEarning"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementEarning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"payerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"downlines"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"skipReason"}}]}}]} as unknown as DocumentNode<ConsoleDisputeQuery, ConsoleDisputeQueryVariables>;
export const AnswerDisputeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerDispute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerDisputeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"answerDispute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AnswerDisputeMutation, AnswerDisputeMutationVariables>;