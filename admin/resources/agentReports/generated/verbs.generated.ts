/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleAgentReportFragment } from '../agentReports.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which teams. */
export type AgentReportFilter = {
  /** Beginning of the account name. */
  account?: string | null | undefined;
  /** The first day. */
  from: string;
  /** The last one, at most 92 days on. */
  to: string;
};

/** In which order agent reports come. */
export type AgentReportOrder = {
  /** Which way they run. */
  direction?: OrderDirection | null | undefined;
  /** By what they are ordered. */
  field: AgentReportOrderField;
};

/** By what agent reports can be ordered. */
export type AgentReportOrderField =
  /** User name of the agent. */
  | 'ACCOUNT'
  /** What was given as bonuses. */
  | 'BONUSES'
  /** What agents were paid. */
  | 'COMMISSIONS'
  /** What came in. */
  | 'DEPOSITS'
  /** How many deposited for the first time. */
  | 'FIRST_DEPOSITS'
  /** What is left to the house after all of these. */
  | 'LEFT'
  /** What was given back of play. */
  | 'REBATES'
  /** How many registered below the agent. */
  | 'REGISTRATIONS'
  /** What was staked. */
  | 'STAKE'
  /** What of it counts for rewards. */
  | 'VALID_BET'
  /** What was paid out. */
  | 'WITHDRAWALS'
  /** What the house won of play. */
  | 'WON';

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

export type ConsoleAgentReportsListQueryVariables = Exact<{
  filter: Types.AgentReportFilter;
  order?: Types.AgentReportOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleAgentReportsListQuery = { page: { items: Array<ConsoleAgentReportFragment>, pageInfo: { totalItems: number } } };


export const ConsoleAgentReportsListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleAgentReportsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgentReportFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AgentReportOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"agentReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleAgentReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleAgentReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgentReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"registrations"}},{"kind":"Field","name":{"kind":"Name","value":"firstDeposits"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"bonuses"}},{"kind":"Field","name":{"kind":"Name","value":"rebates"}},{"kind":"Field","name":{"kind":"Name","value":"commissions"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]} as unknown as DocumentNode<ConsoleAgentReportsListQuery, ConsoleAgentReportsListQueryVariables>;