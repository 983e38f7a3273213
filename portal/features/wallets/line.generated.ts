/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_WalletUserError_Fragment } from '../../lib/user-error.generated.ts';
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

/** Input of sendToLine. */
export type SendToLineInput = {
  /** Account name of the receiver. */
  account: string;
  /** How much to send, in the member's currency, within the limits that `lineTransfers` tells. */
  amount: string;
  /** The same key sends once. */
  idempotencyKey: string;
  /** The sender's secret for money that leaves, not the one to sign in with. */
  paymentPassword: string;
};

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

export type LineTransfersQueryVariables = Exact<{
  account?: string | null | undefined;
}>;


export type LineTransfersQuery = { lineTransfers: { toUpline: boolean, toDownline: boolean, minimum: string, maximum: string, dailyMaximum: string, receivers: Array<{ account: string, nickname: string | null, direction: Types.LineDirection }>, transfers: Array<{ id: string, direction: Types.LineTransferDirection, account: string, amount: string, createdAt: string }> } };

export type SendToLineMutationVariables = Exact<{
  input: Types.SendToLineInput;
}>;


export type SendToLineMutation = { sendToLine: { id: string | null, userErrors: Array<(
      { code: Types.WalletErrorCode }
      & UserErrorParts_WalletUserError_Fragment
    )> } };


export const LineTransfersDocument = {"__meta__":{"id":"164f9f6e29a1d7a27c463a11b33171eeb89c9a60da9e8d0ed5e19050493d69ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LineTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"account"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lineTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"account"},"value":{"kind":"Variable","name":{"kind":"Name","value":"account"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toUpline"}},{"kind":"Field","name":{"kind":"Name","value":"toDownline"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"dailyMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"receivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<LineTransfersQuery, LineTransfersQueryVariables>;
export const SendToLineDocument = {"__meta__":{"id":"107918e302ca8cd90ceb1f0061883724ac10532fe1047de55cbc6a75a2157b39"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendToLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendToLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendToLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendToLineMutation, SendToLineMutationVariables>;
export function useLineTransfersQuery(options: useQuery.Options<LineTransfersQuery, LineTransfersQueryVariables> = {}) {
  return useQuery<LineTransfersQuery, LineTransfersQueryVariables>(LineTransfersDocument, options)
}

export function useSendToLineMutation(options?: useMutation.Options<SendToLineMutation, SendToLineMutationVariables>) {
  return useMutation<SendToLineMutation, SendToLineMutationVariables>(SendToLineDocument, options)
}