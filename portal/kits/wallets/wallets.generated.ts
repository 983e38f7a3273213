/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_WalletUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
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

/** All that may stand in the way of a change in `wallets`. */
export type WalletErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** There is no such copy; it may have expired. */
  | 'EXPORT_NOT_FOUND'
  /** The copy is not ready yet. */
  | 'EXPORT_NOT_READY'
  /** This file does not exist. */
  | 'FILE_NOT_FOUND'
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
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** Your agent has switched this game off for the whole line. Choose another one, or ask your agent. */
  | 'LINE_GAME_OFF'
  /** You have reached your loss limit of {{limit}} {{currency}}. You can play again when the next period begins. */
  | 'LOSS_LIMIT_REACHED'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** You are taking a break, so you cannot play, deposit or send money to others now. You can still withdraw. */
  | 'MEMBER_EXCLUDED'
  /** Today you can still send {{left}} {{currency}} (at most {{limit}} a day). */
  | 'MEMBER_TRANSFER_DAILY'
  /** You can send only to your direct upline or to somebody in your own line. */
  | 'MEMBER_TRANSFER_NOT_IN_LINE'
  /** Transfers within the line are not open. */
  | 'MEMBER_TRANSFER_OFF'
  /** The amount must be between {{minimum}} and {{maximum}} {{currency}}. */
  | 'MEMBER_TRANSFER_OUTSIDE'
  /** The amounts contradict each other: least ≤ most ≤ most a day. */
  | 'MEMBER_TRANSFER_RANGE'
  /** This member cannot receive money at the moment. */
  | 'MEMBER_TRANSFER_RECEIVER'
  /** Please play {{missing}} {{currency}} more before sending money ({{done}} of {{required}} done). */
  | 'MEMBER_TRANSFER_TURNOVER'
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
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
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
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
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
  /** The provider does not offer this game right now. Please choose another one. */
  | 'VENDOR_GAME_UNKNOWN'
  /** This transfer is decided already. Reload to see the result. */
  | 'VENDOR_TRANSFER_DECIDED'
  /** Ask the vendor first, before you decide this transfer. */
  | 'VENDOR_TRANSFER_NOT_ASKED'
  /** There is no such wallet transfer. */
  | 'VENDOR_TRANSFER_NOT_FOUND'
  /** You proposed this, so somebody else must confirm it. */
  | 'VENDOR_TRANSFER_OWN'
  /** The game provider did not answer. Please try again in a few minutes. */
  | 'VENDOR_UNAVAILABLE'
  /** This provider is not answering, so no money was moved. Please try again in a few minutes. */
  | 'VENDOR_WALLET_DOWN'
  /** There is no wallet at this vendor. */
  | 'VENDOR_WALLET_UNKNOWN'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT'
  /** Trial accounts cannot move money. Register an account of your own. */
  | 'WALLET_NEEDS_TRUE_ACCOUNT'
  /** Choose the main wallet on one side and a vendor wallet on the other. */
  | 'WALLET_SAME'
  /** This request was already sent with other content. Reload the page and try again. */
  | 'WALLET_TRANSFER_KEY_REUSED';

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


export type TransferWalletMutation = { transferWallet: { transfer: WalletTransferPartsFragment | null, userErrors: Array<(
      { code: Types.WalletErrorCode }
      & UserErrorParts_WalletUserError_Fragment
    )> } };

export type ReturnWalletsMutationVariables = Exact<{
  input: Types.ReturnWalletsInput;
}>;


export type ReturnWalletsMutation = { returnWallets: { transfers: Array<WalletTransferPartsFragment> | null, userErrors: Array<(
      { code: Types.WalletErrorCode }
      & UserErrorParts_WalletUserError_Fragment
    )> } };

export const WalletTransferPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WalletTransferPartsFragment, unknown>;
export const VendorWalletsDocument = {"__meta__":{"id":"bc5df07f6134660aae4e1667f74b014443e6ed77643f68da37a8e08e189da0a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VendorWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSingle"}},{"kind":"Field","name":{"kind":"Name","value":"wallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletTransferParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<VendorWalletsQuery, VendorWalletsQueryVariables>;
export const HeldWalletsDocument = {"__meta__":{"id":"494fbf1fdff6109c94bd7b3110c4418af8506f32d13fec368c7ed388e8d19b32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeldWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]}}]} as unknown as DocumentNode<HeldWalletsQuery, HeldWalletsQueryVariables>;
export const TransferWalletDocument = {"__meta__":{"id":"bc9b5d86089895c8ae6323bd6e9454a746ca79eb436d041a41337e0c4a7bcbb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferWallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferWalletInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferWallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletTransferParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<TransferWalletMutation, TransferWalletMutationVariables>;
export const ReturnWalletsDocument = {"__meta__":{"id":"2ec3879bbae073e4a6bf42df5b645b43282231361569618d9b836d06ec4b0234"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnWallets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnWalletsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnWallets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletTransferParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletTransferParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ReturnWalletsMutation, ReturnWalletsMutationVariables>;
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