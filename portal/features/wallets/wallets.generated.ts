/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which way in the line. */
export type LineDirection =
  /** Somebody in the own line. */
  | 'DOWN'
  /** The direct upline. */
  | 'UP';

/** Who sent. */
export type LineTransferDirection =
  /** The other side. */
  | 'RECEIVED'
  /** The member. */
  | 'SENT';

/** Input of returnWallets. */
export type ReturnWalletsInput = {
  /** The same key moves once. */
  idempotencyKey: string;
};

/** Input of sendToLine. */
export type SendToLineInput = {
  /** Account name of the receiver. */
  account: string;
  /** Amount. */
  amount: string;
  /** The same key sends once. */
  idempotencyKey: string;
  /** Payment password. */
  paymentPassword: string;
};

/** Input of transferWallet. */
export type TransferWalletInput = {
  /** Amount. */
  amount: string;
  /** MAIN or a vendor code. */
  from: string;
  /** The same key moves once. */
  idempotencyKey: string;
  /** MAIN or a vendor code. */
  to: string;
};

/** Where money goes. */
export type WalletDirection =
  /** Into the vendor's wallet. */
  | 'IN'
  /** Back to the main wallet. */
  | 'OUT';

/** State of a movement between wallets. */
export type WalletTransferState =
  /** Moved. */
  | 'DONE'
  /** Refused by the vendor; the money is back. */
  | 'FAILED'
  /** The vendor has not said what it did; the money is held until it does. */
  | 'PENDING';

export type WalletTransferPartsFragment = { id: string, vassalage: string, direction: Types.WalletDirection, amount: string, state: Types.WalletTransferState, createdAt: string };

export type VendorWalletsQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorWalletsQuery = { vendorWallets: { isSingle: boolean, wallets: Array<{ vassalage: string, displayName: string, balance: string }>, transfers: Array<WalletTransferPartsFragment> } };

export type HeldWalletsQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldWalletsQuery = { vendorWallets: { wallets: Array<{ vassalage: string, displayName: string, balance: string }> } };

export type TransferWalletMutationVariables = Exact<{
  input: Types.TransferWalletInput;
}>;


export type TransferWalletMutation = { transferWallet: { transfer: WalletTransferPartsFragment | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type ReturnWalletsMutationVariables = Exact<{
  input: Types.ReturnWalletsInput;
}>;


export type ReturnWalletsMutation = { returnWallets: { transfers: Array<WalletTransferPartsFragment> | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type LineTransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type LineTransfersQuery = { lineTransfers: { toUpline: boolean, toDownline: boolean, minimum: string, maximum: string, dailyMaximum: string, receivers: Array<{ account: string, nickname: string | null, direction: Types.LineDirection }>, transfers: Array<{ id: string, direction: Types.LineTransferDirection, account: string, amount: string, createdAt: string }> } };

export type SendToLineMutationVariables = Exact<{
  input: Types.SendToLineInput;
}>;


export type SendToLineMutation = { sendToLine: { id: string | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export const WalletTransferPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WalletTransferPartsFragment, unknown>;
export const VendorWalletsDocument = {"__meta__":{"id":"c42b4323e3717c6737776ff6400e05036222be072b87274d66949d5da733032d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSingle"}},{"kind":"Field","name":{"kind":"Name","value":"wallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletTransferParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<VendorWalletsQuery, VendorWalletsQueryVariables>;
export const HeldWalletsDocument = {"__meta__":{"id":"0ad3e330413f0568c1dbf45cd3a9e627512f83f1982e80c1992a3347fdd159bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeldWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]}}]} as unknown as DocumentNode<HeldWalletsQuery, HeldWalletsQueryVariables>;
export const TransferWalletDocument = {"__meta__":{"id":"f52cf08ea479c30f49251e166b87ead70e4ef054ef8706d1e6383992ae83769f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferWallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferWalletInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferWallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletTransferParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<TransferWalletMutation, TransferWalletMutationVariables>;
export const ReturnWalletsDocument = {"__meta__":{"id":"c1ccae094de9883ca05a33a3e272dc9e6a92d1a493f5ea220f9596c0062a8915"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnWallets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnWalletsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnWallets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletTransferParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReturnWalletsMutation, ReturnWalletsMutationVariables>;
export const LineTransfersDocument = {"__meta__":{"id":"cf393281d2ceb14d623d2952dd9a965a66ea7458017ca66caee53659d75be2b3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LineTransfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lineTransfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toUpline"}},{"kind":"Field","name":{"kind":"Name","value":"toDownline"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"dailyMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"receivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<LineTransfersQuery, LineTransfersQueryVariables>;
export const SendToLineDocument = {"__meta__":{"id":"a3c8593e7f05552c10b3635c9c14398b064063c4d284df2b41c1e7ae65bc23a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendToLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendToLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendToLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SendToLineMutation, SendToLineMutationVariables>;
export function useVendorWalletsQuery(options: useQuery.Options<VendorWalletsQuery, VendorWalletsQueryVariables> = {}) {
  return useQuery<VendorWalletsQuery, VendorWalletsQueryVariables>(VendorWalletsDocument, options)
}

export function useHeldWalletsQuery(options: useQuery.Options<HeldWalletsQuery, HeldWalletsQueryVariables> = {}) {
  return useQuery<HeldWalletsQuery, HeldWalletsQueryVariables>(HeldWalletsDocument, options)
}

export function useTransferWalletMutation(options?: useMutation.Options<TransferWalletMutation, TransferWalletMutationVariables>) {
  return useMutation<TransferWalletMutation, TransferWalletMutationVariables>(TransferWalletDocument, options)
}

export function useReturnWalletsMutation(options?: useMutation.Options<ReturnWalletsMutation, ReturnWalletsMutationVariables>) {
  return useMutation<ReturnWalletsMutation, ReturnWalletsMutationVariables>(ReturnWalletsDocument, options)
}

export function useLineTransfersQuery(options: useQuery.Options<LineTransfersQuery, LineTransfersQueryVariables> = {}) {
  return useQuery<LineTransfersQuery, LineTransfersQueryVariables>(LineTransfersDocument, options)
}

export function useSendToLineMutation(options?: useMutation.Options<SendToLineMutation, SendToLineMutationVariables>) {
  return useMutation<SendToLineMutation, SendToLineMutationVariables>(SendToLineDocument, options)
}