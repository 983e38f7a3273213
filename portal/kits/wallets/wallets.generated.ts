/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of returnWallets. */
export type ReturnWalletsInput = {
  /** The same key moves once. */
  idempotencyKey: string;
};

/** Input of transferWallet. */
export type TransferWalletInput = {
  /** How much to move, more than zero, in the member's currency. */
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
  /** Moved, by the word of the vendor or of an operator who decided in its place; nothing follows. */
  | 'DONE'
  /** Refused by the vendor, or by an operator in its place; the money is back. */
  | 'FAILED'
  /** The vendor has not said what it did; the money is held until it does. */
  | 'PENDING';

export type WalletTransferPartsFragment = { id: string, vendorCode: string, direction: Types.WalletDirection, amount: string, state: Types.WalletTransferState, createdAt: string };

export type VendorWalletsQueryVariables = Exact<{ [key: string]: never; }>;


export type VendorWalletsQuery = { vendorWallets: { isSingle: boolean, wallets: Array<{ vendorCode: string, vendorName: string, balance: string }>, transfers: Array<WalletTransferPartsFragment> } };

export type HeldWalletsQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldWalletsQuery = { vendorWallets: { wallets: Array<{ vendorCode: string, vendorName: string, balance: string }> } };

export type TransferWalletMutationVariables = Exact<{
  input: Types.TransferWalletInput;
}>;


export type TransferWalletMutation = { transferWallet: { transfer: WalletTransferPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type ReturnWalletsMutationVariables = Exact<{
  input: Types.ReturnWalletsInput;
}>;


export type ReturnWalletsMutation = { returnWallets: { transfers: Array<WalletTransferPartsFragment> | null, userErrors: Array<UserErrorPartsFragment> } };

export const WalletTransferPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WalletTransferPartsFragment, unknown>;
export const VendorWalletsDocument = {"__meta__":{"id":"bc5df07f6134660aae4e1667f74b014443e6ed77643f68da37a8e08e189da0a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSingle"}},{"kind":"Field","name":{"kind":"Name","value":"wallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletTransferParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<VendorWalletsQuery, VendorWalletsQueryVariables>;
export const HeldWalletsDocument = {"__meta__":{"id":"494fbf1fdff6109c94bd7b3110c4418af8506f32d13fec368c7ed388e8d19b32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeldWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]}}]} as unknown as DocumentNode<HeldWalletsQuery, HeldWalletsQueryVariables>;
export const TransferWalletDocument = {"__meta__":{"id":"32369158eef30533fc8e1f0394b99aced07a03e3d881312df330c62938f84828"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferWallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferWalletInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferWallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletTransferParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<TransferWalletMutation, TransferWalletMutationVariables>;
export const ReturnWalletsDocument = {"__meta__":{"id":"8f1bed83e7959de40ca52c0bf918790f171cbac987314ae2a1566ac9f7b4962c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnWallets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnWalletsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnWallets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletTransferParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ReturnWalletsMutation, ReturnWalletsMutationVariables>;
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