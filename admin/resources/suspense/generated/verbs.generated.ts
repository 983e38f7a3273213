/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleSuspenseFragment, ConsoleSuspenseDetailFragment } from '../suspense.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Which transfers. */
export type SuspenseFilter = {
  /** Received then or later. */
  from?: string | null | undefined;
  /** Only this outcome; SUSPENSE are those that wait. */
  outcome?: TransferOutcome | null | undefined;
  /** Only for this reason. */
  reason?: SuspenseReason | null | undefined;
  /** Part of the purpose or the reference. */
  search?: string | null | undefined;
  /** Received before then. */
  to?: string | null | undefined;
};

/** Why received money is not credited by itself. */
export type SuspenseReason =
  /** The member closed the account meanwhile. */
  | 'CLOSED'
  /** After the end of the deposit. */
  | 'LATE'
  /** No transfer code in the purpose. */
  | 'NO_CODE'
  /** More than the amount. */
  | 'OVER'
  /** The deposit was refused before. */
  | 'REFUSED'
  /** The deposit was credited before. */
  | 'SECOND'
  /** The purpose names several deposits that wait for money. */
  | 'SEVERAL_CODES'
  /** Less than the amount. */
  | 'SHORT'
  /** The code belongs to no deposit. */
  | 'UNKNOWN_CODE'
  /** The report of it came in another form than was agreed. */
  | 'UNREADABLE'
  /** Came to another account than the deposit names, or another way. */
  | 'WRONG_ACCOUNT';

/** In which order transfers in suspense come. */
export type SuspenseTransferOrder = {
  /** Which way they run. */
  direction?: OrderDirection | null | undefined;
  /** By what they are ordered. */
  field: SuspenseTransferOrderField;
};

/** By what transfers in suspense can be ordered. */
export type SuspenseTransferOrderField =
  /** How much came in. */
  | 'AMOUNT'
  /** When the money came in. */
  | 'RECEIVED_AT';

/** What became of a transfer. */
export type TransferOutcome =
  /** In a member's wallet. */
  | 'CREDITED'
  /** The payer has it back. */
  | 'RETURNED'
  /** Waits for a decision. */
  | 'SUSPENSE';

export type ConsoleSuspenseListQueryVariables = Exact<{
  filter?: Types.SuspenseFilter | null | undefined;
  order?: Types.SuspenseTransferOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleSuspenseListQuery = { page: { items: Array<ConsoleSuspenseFragment>, pageInfo: { totalItems: number } } };

export type ConsoleSuspenseOneQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleSuspenseOneQuery = { record: ConsoleSuspenseDetailFragment | null };


export const ConsoleSuspenseListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSuspenseList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspenseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspenseTransferOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"suspenseTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleSuspense"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleSuspense"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SuspenseTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"claimedBy"}}]}}]} as unknown as DocumentNode<ConsoleSuspenseListQuery, ConsoleSuspenseListQueryVariables>;
export const ConsoleSuspenseOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSuspenseOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"suspenseTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleSuspenseDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleSuspenseDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SuspenseDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"transactedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"resolution"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolutionReference"}},{"kind":"Field","name":{"kind":"Name","value":"claimedBy"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}},{"kind":"Field","name":{"kind":"Name","value":"depositId"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"operatorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"transferCode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"transferCode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"codeDistance"}},{"kind":"Field","name":{"kind":"Name","value":"isSameAmount"}},{"kind":"Field","name":{"kind":"Name","value":"isSameAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}}]}}]}}]} as unknown as DocumentNode<ConsoleSuspenseOneQuery, ConsoleSuspenseOneQueryVariables>;