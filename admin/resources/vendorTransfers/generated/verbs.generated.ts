/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleVendorTransferFragment } from '../vendorTransfers.generated.ts';
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
export type VendorTransferFilter = {
  /** Only of members whose user name begins so, capitals as they are written. */
  account?: string | null | undefined;
  /** Only this way. */
  direction?: WalletDirection | null | undefined;
  /** Ordered at or after. */
  from?: string | null | undefined;
  /** Only those that wait for a second operator, or that do not. */
  hasProposal?: boolean | null | undefined;
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Only of this member. */
  memberId?: string | number | null | undefined;
  /** Only those ordered so long ago. */
  olderThanMinutes?: number | null | undefined;
  /** Only in this state. */
  state?: WalletTransferState | null | undefined;
  /** Ordered before. */
  to?: string | null | undefined;
  /** Only of this vendor. */
  vendorCode?: string | number | null | undefined;
};

/** In which order transfers to and from vendors come. */
export type VendorTransferOrder = {
  /** Which way they run. */
  direction?: OrderDirection | null | undefined;
  /** By what they are ordered. */
  field: VendorTransferOrderField;
};

/** By what transfers to and from vendors can be ordered. */
export type VendorTransferOrderField =
  /** How much it moves. */
  | 'AMOUNT'
  /** When the transfer was asked for. */
  | 'CREATED_AT'
  /** When it was known how it ended. */
  | 'DECIDED_AT'
  /** How often the vendor was asked. */
  | 'TRIES';

/** Where money goes. */
export type WalletDirection =
  /** Into the vendor's wallet. */
  | 'IN'
  /** Back to the main wallet. */
  | 'OUT';

/** State of a movement between wallets. */
export type WalletTransferState =
  /** Moved, by the word of the vendor or of an operator who decided in its place; nothing follows. */
  | 'DONE'
  /** Refused by the vendor, or by an operator in its place; the money is back. */
  | 'FAILED'
  /** The vendor has not said what it did; the money is held until it does. */
  | 'PENDING';

export type ConsoleVendorTransfersListQueryVariables = Exact<{
  filter?: Types.VendorTransferFilter | null | undefined;
  order?: Types.VendorTransferOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleVendorTransfersListQuery = { page: { items: Array<ConsoleVendorTransferFragment>, pageInfo: { totalItems: number } } };

export type ConsoleVendorTransfersOneQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleVendorTransfersOneQuery = { record: ConsoleVendorTransferFragment | null };


export const ConsoleVendorTransfersListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleVendorTransfersList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorTransferFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VendorTransferOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"vendorTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleVendorTransfer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleVendorTransfer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorVendorTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"memberAccount"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"pendingId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"operatorId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ConsoleVendorTransfersListQuery, ConsoleVendorTransfersListQueryVariables>;
export const ConsoleVendorTransfersOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleVendorTransfersOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"vendorTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleVendorTransfer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleVendorTransfer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorVendorTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"memberAccount"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"pendingId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"operatorId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ConsoleVendorTransfersOneQuery, ConsoleVendorTransfersOneQueryVariables>;