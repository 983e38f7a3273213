/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a vendor is called. */
export type BreakerState =
  /** It answers. */
  | 'CLOSED'
  /** One call tries whether it is back. */
  | 'HALF_OPEN'
  /** It is left alone; its games are in maintenance. */
  | 'OPEN';

/** Whose wallet a vendor's games take from. */
export type VendorWalletStyle =
  /** The main wallet, bet by bet. */
  | 'SEAMLESS'
  /** A wallet that the vendor keeps. */
  | 'TRANSFER';

/** What vendors order of the wallet. */
export type WalletOrderKind =
  /** Asks who plays. */
  | 'AUTHENTICATE'
  /** Asks how much there is. */
  | 'BALANCE'
  /** Takes a stake. */
  | 'BET'
  /** Undoes an order. */
  | 'ROLLBACK'
  /** Pays a win. */
  | 'WIN';

/** What becomes of an order of a vendor to the wallet. */
export type WalletOrderResult =
  /** It is about a bet that never came. */
  | 'BET_NOT_FOUND'
  /** Its number came before and said something else. */
  | 'DUPLICATE_MISMATCH'
  /** The brand has no such game. */
  | 'INVALID_GAME'
  /** It could not be read. */
  | 'INVALID_SYNTAX'
  /** No game session is known by its token. */
  | 'INVALID_TOKEN'
  /** It lacks something, or something in it is not of its kind. */
  | 'INVALID_TYPES'
  /** The line of the member may not play the game. */
  | 'LINE_GAME_OFF'
  /** The line of the member may not stake that much. */
  | 'LINE_STAKE_LIMIT'
  /** The member lost as much as the own limit lets. */
  | 'LOSS_LIMIT_REACHED'
  /** The member may not play. */
  | 'MEMBER_LOCKED'
  /** There is no such member. */
  | 'MEMBER_NOT_FOUND'
  /** What it takes back the member has not any more. */
  | 'ROLLBACK_UNCOVERED'
  /** Its round is of somebody else. */
  | 'ROUND_FOREIGN'
  /** It was done. */
  | 'SUCCESS'
  /** The game session is over. */
  | 'TOKEN_EXPIRED'
  /** It was rolled back before it came. */
  | 'TRANSACTION_CANCELLED'
  /** Nobody knows what became of it; the vendor asks again. */
  | 'UNKNOWN'
  /** The member has not that much. */
  | 'WALLET_INSUFFICIENT'
  /** The member plays in another currency. */
  | 'WRONG_CURRENCY';

export type ConsoleVendorHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleVendorHealthQuery = { vendors: Array<{ id: string, name: string, adapter: string, wallet: Types.VendorWalletStyle, state: Types.BreakerState, stateSince: string | null, calls: number, failures: number, refused: number, averageMilliseconds: number | null, slowestMilliseconds: number | null, lastError: string | null, lastFailureAt: string | null, lastSuccessAt: string | null }>, orders: Array<{ adapter: string, kind: Types.WalletOrderKind, result: Types.WalletOrderResult, orders: number, lastAt: string, isAlarm: boolean }> };

export type ConsoleVendorHealthChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConsoleVendorHealthChangedSubscription = { vendors: Array<{ id: string, state: Types.BreakerState }> };


export const ConsoleVendorHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleVendorHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vendors"},"name":{"kind":"Name","value":"vendorHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"adapter"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateSince"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"averageMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"slowestMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSuccessAt"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"orders"},"name":{"kind":"Name","value":"vendorOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adapter"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAlarm"}}]}}]}}]} as unknown as DocumentNode<ConsoleVendorHealthQuery, ConsoleVendorHealthQueryVariables>;
export const ConsoleVendorHealthChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ConsoleVendorHealthChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vendors"},"name":{"kind":"Name","value":"vendorHealthChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ConsoleVendorHealthChangedSubscription, ConsoleVendorHealthChangedSubscriptionVariables>;