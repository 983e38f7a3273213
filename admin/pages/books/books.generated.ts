/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_LedgerUserError_Fragment, ConsoleUserError_AdjustmentUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** All that may stand in the way of a change in `adjustments`. */
export type AdjustmentErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** The amount does not fit the kind. A credit is more than zero, a correction is not zero. */
  | 'ADJUSTMENT_AMOUNT'
  /** Somebody has decided about this request already. Please reload. */
  | 'ADJUSTMENT_DECIDED'
  /** This request key was used for another adjustment. Please make a new request. */
  | 'ADJUSTMENT_KEY_REUSED'
  /** This adjustment was not found. */
  | 'ADJUSTMENT_NOT_FOUND'
  /** This movement cannot be taken back by hand: bets, withdrawals, money between members and pay of agents are put right where they were made. */
  | 'ADJUSTMENT_NOT_REVERSIBLE'
  /** Only whoever asked can take the request back. */
  | 'ADJUSTMENT_NOT_YOURS'
  /** The member has less than this debit takes. Nothing was changed. */
  | 'ADJUSTMENT_OVER_BALANCE'
  /** You asked for this, so somebody else must decide. */
  | 'ADJUSTMENT_OWN'
  /** This request is being written at this moment. Please reload. */
  | 'ADJUSTMENT_REPEATED'
  /** There is a request to take this movement back already. */
  | 'ADJUSTMENT_REVERSAL_EXISTS'
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
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** Whoever asked for this was closed since, or no longer has the right or the brand, so it does not count any more. Refuse it, and let somebody ask for it anew. */
  | 'FOUR_EYES_GONE'
  /** This was asked for more than {{days}} days ago and can no longer be approved. Refuse it, and let somebody ask for it anew. */
  | 'FOUR_EYES_OLD'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
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
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** Life of an adjustment. */
export type AdjustmentState =
  /** Agreed to by a second operator, or within the limit for one pair of eyes; the money has moved. Final. */
  | 'APPROVED'
  /** Refused by another operator than the one who asked; no money moved. Final. */
  | 'REJECTED'
  /** Waits for another operator. */
  | 'REQUESTED'
  /** Taken back by whoever asked. */
  | 'WITHDRAWN';

/** What document a movement of money or points belongs to. */
export type DocumentKind =
  /** What an operator put right by hand. */
  | 'ADJUSTMENT'
  /** Money that came by the bank and that nobody could be told of yet. */
  | 'BANK_TRANSFER'
  /** A bet, at a vendor or in a lottery of the house. */
  | 'BET'
  /** A deposit of the cashier. */
  | 'DEPOSIT'
  /** What an agent is paid by a contract for one window. */
  | 'EARNING'
  /** What was in an opened red envelope. */
  | 'ENVELOPE'
  /** A prize of a leaderboard. */
  | 'LEADERBOARD'
  /** A transfer between an agent and somebody of the line. */
  | 'MEMBER_TRANSFER'
  /** The reward of a mission. */
  | 'MISSION'
  /** Points that a deposit earned. */
  | 'POINT_EARNING'
  /** Points taken back with the deposit that earned them. */
  | 'POINT_RETURN'
  /** What a promotion gave a member. */
  | 'PROMOTION_CLAIM'
  /** What a ticket of a raffle won. */
  | 'RAFFLE_SPIN'
  /** Rebates of play that were claimed. */
  | 'REBATE_CLAIM'
  /** Goods of the mall that were paid for. */
  | 'REDEMPTION'
  /** The reward for a friend who was brought in. */
  | 'REFERRAL'
  /** Money of demonstration data, which stands for what came before. */
  | 'SEED'
  /** What a day of signing in brought. */
  | 'SIGN_IN'
  /** A bonus that was taken away with what had to be played for it. */
  | 'TURNOVER'
  /** A transfer into the wallet of a vendor, or out of it. */
  | 'VENDOR_TRANSFER'
  /** A bonus of a VIP level. */
  | 'VIP_BONUS'
  /** A withdrawal of the cashier. */
  | 'WITHDRAWAL';

/** All that may stand in the way of a change in `ledger`. */
export type LedgerErrorCode =
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
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
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
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

/** Which movements. */
export type LedgerTransferFilter = {
  /** Only of this document. */
  documentId?: string | number | null | undefined;
  /** Only of this kind of document. */
  documentKind?: DocumentKind | null | undefined;
  /** From this moment. */
  from?: string | null | undefined;
  /** Only of this kind. */
  kind?: TransferKind | null | undefined;
  /** Greatest amount. */
  maximum?: string | null | undefined;
  /** Only of this member. */
  memberId?: string | number | null | undefined;
  /** Least amount. */
  minimum?: string | null | undefined;
  /** Before this moment. */
  to?: string | null | undefined;
};

/** Input of requestReversal. */
export type RequestReversalInput = {
  /** Number of a ticket or letter. */
  document?: string | null | undefined;
  /** Made by the client, once per wish: the same key answers with the same adjustment. */
  idempotencyKey: string;
  /** The member. */
  memberId: string | number;
  /** Why the transfer is to be taken back, 3 to 300 characters, for whoever decides and for the audit log. */
  reason: string;
  /** The transfer to take back. */
  transferId: string | number;
};

/** What a movement means to people. */
export type TransferKind =
  /** Correction by the house. */
  | 'ADJUSTMENT'
  /** Stake of a bet. */
  | 'BET'
  /** Money that is bound to turnover: of a promotion, a level or a mission, and what of it was forfeited. What is free to spend is `REWARD`. */
  | 'BONUS'
  /** An agent's salary. */
  | 'COMMISSION'
  /** Money came in through the cashier. */
  | 'DEPOSIT'
  /** An agent's share of what the house won of his team. */
  | 'DIVIDEND'
  /** What an account began with. */
  | 'OPENING'
  /** Points that were earned, spent or given back. */
  | 'POINTS'
  /** Money that goods of the mall cost, and what of it was given back. */
  | 'PURCHASE'
  /** Part of the stake given back. */
  | 'REBATE'
  /** A movement was taken back. */
  | 'REVERSAL'
  /** Money given for what was reached and free to spend: friends invited, days of signing in, points exchanged. What is bound to turnover is `BONUS`. */
  | 'REWARD'
  /** A bet was taken back. */
  | 'ROLLBACK'
  /** From another member. */
  | 'TRANSFER_IN'
  /** To another member. */
  | 'TRANSFER_OUT'
  /** Into a vendor's wallet. */
  | 'VENDOR_IN'
  /** Back from a vendor's wallet. */
  | 'VENDOR_OUT'
  /** Win of a bet. */
  | 'WIN'
  /** Money went out through the cashier. */
  | 'WITHDRAWAL';

/** What a movement is among those of its document. */
export type TransferPhase =
  /** It holds money until another decides. */
  | 'PENDING'
  /** It carries out what was held. */
  | 'POST'
  /** It stands alone. */
  | 'SINGLE'
  /** It says that a movement which never came is not to come any more. */
  | 'TOMBSTONE'
  /** It gives back what was held. */
  | 'VOID';

/** What became of a movement. */
export type TransferResult =
  /** It was cancelled before it came: nothing moved, and nothing will. */
  | 'CANCELLED'
  /** It stands in the accounts. */
  | 'POSTED'
  /** It was refused, as for too little money: nothing moved. */
  | 'REFUSED';

export type ConsoleTransfersQueryVariables = Exact<{
  filter?: Types.LedgerTransferFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleTransfersQuery = { ledgerTransfers: { nodes: Array<ConsoleTransferFragment>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ConsoleTransferFragment = { id: string, memberId: string, memberAccount: string, kind: Types.TransferKind, phase: Types.TransferPhase, outcome: Types.TransferResult, currency: string, amount: string, fromAccount: string, toAccount: string, documentKind: Types.DocumentKind, documentId: string, at: string };

export type ConsoleTransferQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleTransferQuery = { ledgerTransfer: { id: string, memberId: string, memberAccount: string, kind: Types.TransferKind, phase: Types.TransferPhase, outcome: Types.TransferResult, refusal: string | null, currency: string, amount: string, fromAccount: string, toAccount: string, source: string, documentKind: Types.DocumentKind, documentId: string, reason: string | null, actor: string | null, at: string, resolves: string | null, reverses: string | null, reversedBy: string | null, entries: Array<{ leg: number, account: string, amount: string, balanceAfter: string | null }> } | null };

export type ConsoleHouseAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleHouseAccountsQuery = { houseAccounts: ConsoleHouseAccountsFragment };

export type TakeHouseAccountsMutationVariables = Exact<{ [key: string]: never; }>;


export type TakeHouseAccountsMutation = { payload: { houseAccounts: ConsoleHouseAccountsFragment | null, userErrors: Array<(
      { code: Types.LedgerErrorCode }
      & ConsoleUserError_LedgerUserError_Fragment
    )> } };

export type ConsoleHouseAccountsFragment = { takenAt: string | null, accounts: Array<{ account: string, currency: string, balance: string, entries: number }> };

export type RequestReversalMutationVariables = Exact<{
  input: Types.RequestReversalInput;
}>;


export type RequestReversalMutation = { payload: { adjustment: { id: string, state: Types.AdjustmentState } | null, userErrors: Array<(
      { code: Types.AdjustmentErrorCode }
      & ConsoleUserError_AdjustmentUserError_Fragment
    )> } };

export const ConsoleTransferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTransfer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"memberAccount"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fromAccount"}},{"kind":"Field","name":{"kind":"Name","value":"toAccount"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<ConsoleTransferFragment, unknown>;
export const ConsoleHouseAccountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleHouseAccounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HouseAccounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}}]}}]}}]} as unknown as DocumentNode<ConsoleHouseAccountsFragment, unknown>;
export const ConsoleTransfersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerTransferFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledgerTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleTransfer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTransfer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"memberAccount"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fromAccount"}},{"kind":"Field","name":{"kind":"Name","value":"toAccount"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<ConsoleTransfersQuery, ConsoleTransfersQueryVariables>;
export const ConsoleTransferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleTransfer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledgerTransfer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"memberAccount"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fromAccount"}},{"kind":"Field","name":{"kind":"Name","value":"toAccount"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"resolves"}},{"kind":"Field","name":{"kind":"Name","value":"reverses"}},{"kind":"Field","name":{"kind":"Name","value":"reversedBy"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leg"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleTransferQuery, ConsoleTransferQueryVariables>;
export const ConsoleHouseAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleHouseAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"houseAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleHouseAccounts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleHouseAccounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HouseAccounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}}]}}]}}]} as unknown as DocumentNode<ConsoleHouseAccountsQuery, ConsoleHouseAccountsQueryVariables>;
export const TakeHouseAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeHouseAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"takeHouseAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"houseAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleHouseAccounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleHouseAccounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HouseAccounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TakeHouseAccountsMutation, TakeHouseAccountsMutationVariables>;
export const RequestReversalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestReversal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestReversalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"requestReversal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RequestReversalMutation, RequestReversalMutationVariables>;