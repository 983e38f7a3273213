/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_TurnoverUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of cancelMemberBonus. */
export type CancelMemberBonusInput = {
  /** What the preview said that goes. */
  forfeited: string;
  /** Bucket of the bonus. */
  id: string | number;
  /** Id of the member. */
  memberId: string | number;
  /** Why, 3 to 300 characters. */
  reason: string;
};

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

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
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

/** What became of a movement. */
export type TransferResult =
  /** It was cancelled before it came: nothing moved, and nothing will. */
  | 'CANCELLED'
  /** It stands in the accounts. */
  | 'POSTED'
  /** It was refused, as for too little money: nothing moved. */
  | 'REFUSED';

/** All that may stand in the way of a change in `turnover`. */
export type TurnoverErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
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
  /** Some of your bets are not settled yet. Wait for their results, then cancel the bonus. */
  | 'TURNOVER_BETS_OPEN'
  /** The amounts have changed. Look at them again, then confirm. */
  | 'TURNOVER_CHANGED'
  /** Some of your money is with a vendor. Bring it back to the main wallet, then cancel the bonus. */
  | 'TURNOVER_MONEY_AWAY'
  /** Only a running bonus can be cancelled. */
  | 'TURNOVER_NOT_CANCELLABLE'
  /** This turnover requirement was not found. */
  | 'TURNOVER_NOT_FOUND'
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

/** What a bucket comes from. */
export type TurnoverSource =
  /** Money that the house gave; `reward` says for what. */
  | 'BONUS'
  /** Money that the member paid in. */
  | 'DEPOSIT'
  /** Money given back on what was played. */
  | 'REBATE';

/** State of a bucket. */
export type TurnoverState =
  /** Lost by a bet that its terms forbid. */
  | 'BREACHED'
  /** Cancelled, by the member or by an operator. */
  | 'CANCELLED'
  /** Played in full; it is open again when a bet that counted is taken back. */
  | 'DONE'
  /** Not played in time. */
  | 'EXPIRED'
  /** Still to be played. */
  | 'OPEN';

export type ConsoleMemberBucketsQueryVariables = Exact<{
  memberId: string | number;
  documentId?: string | number | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleMemberBucketsQuery = { member: { part: { items: Array<ConsoleBucketFragment>, pageInfo: { totalPages: number } } | null } | null };

export type ConsoleBucketDocumentsQueryVariables = Exact<{
  memberId: string | number;
  from: string;
  to: string;
}>;


export type ConsoleBucketDocumentsQuery = { transfers: { nodes: Array<{ documentKind: Types.DocumentKind, documentId: string }> } };

export type ConsoleBonusCancellationQueryVariables = Exact<{
  memberId: string | number;
  id: string | number;
}>;


export type ConsoleBonusCancellationQuery = { member: { bonusCancellation: { currency: string, bonus: string, winnings: string, forfeited: string } | null } | null };

export type ConsoleGrantTransfersQueryVariables = Exact<{
  claimId: string | number;
  bucketId: string | number;
}>;


export type ConsoleGrantTransfersQuery = { given: { nodes: Array<ConsoleGrantTransferFragment> }, forfeited: { nodes: Array<ConsoleGrantTransferFragment> } };

export type CancelMemberBonusMutationVariables = Exact<{
  input: Types.CancelMemberBonusInput;
}>;


export type CancelMemberBonusMutation = { payload: { userErrors: Array<(
      { code: Types.TurnoverErrorCode }
      & ConsoleUserError_TurnoverUserError_Fragment
    )> } };

export type ConsoleGrantTransferFragment = { id: string, memberId: string, at: string, kind: Types.TransferKind, outcome: Types.TransferResult, amount: string, currency: string, fromAccount: string, toAccount: string, actor: string | null, reason: string | null };

export type ConsoleBucketFragment = { id: string, memberId: string, source: Types.TurnoverSource, documentId: string, programme: string | null, currency: string, state: Types.TurnoverState, required: string, done: string, missing: string, multiplier: number, bonus: string | null, forfeitsWinnings: boolean, forfeitedBonus: string, forfeitedWinnings: string, openedAt: string, expiresAt: string | null, breachedAt: string | null, closedAt: string | null, mayCancel: boolean, cancelledBy: string | null, cancelReason: string | null };

export const ConsoleGrantTransferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleGrantTransfer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fromAccount"}},{"kind":"Field","name":{"kind":"Name","value":"toAccount"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ConsoleGrantTransferFragment, unknown>;
export const ConsoleBucketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleBucket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberBucket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"programme"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitsWinnings"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitedBonus"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitedWinnings"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"breachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}}]}}]} as unknown as DocumentNode<ConsoleBucketFragment, unknown>;
export const ConsoleMemberBucketsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMemberBuckets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"member"},"name":{"kind":"Name","value":"operatorMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"part"},"name":{"kind":"Name","value":"buckets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleBucket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleBucket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberBucket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"programme"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitsWinnings"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitedBonus"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitedWinnings"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"breachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}}]}}]} as unknown as DocumentNode<ConsoleMemberBucketsQuery, ConsoleMemberBucketsQueryVariables>;
export const ConsoleBucketDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleBucketDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"transfers"},"name":{"kind":"Name","value":"ledgerTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"memberId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"BONUS"}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleBucketDocumentsQuery, ConsoleBucketDocumentsQueryVariables>;
export const ConsoleBonusCancellationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleBonusCancellation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"member"},"name":{"kind":"Name","value":"operatorMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusCancellation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"winnings"}},{"kind":"Field","name":{"kind":"Name","value":"forfeited"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleBonusCancellationQuery, ConsoleBonusCancellationQueryVariables>;
export const ConsoleGrantTransfersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleGrantTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bucketId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"given"},"name":{"kind":"Name","value":"ledgerTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"documentKind"},"value":{"kind":"EnumValue","value":"PROMOTION_CLAIM"}},{"kind":"ObjectField","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"claimId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleGrantTransfer"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"forfeited"},"name":{"kind":"Name","value":"ledgerTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"documentKind"},"value":{"kind":"EnumValue","value":"TURNOVER"}},{"kind":"ObjectField","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bucketId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleGrantTransfer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleGrantTransfer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fromAccount"}},{"kind":"Field","name":{"kind":"Name","value":"toAccount"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ConsoleGrantTransfersQuery, ConsoleGrantTransfersQueryVariables>;
export const CancelMemberBonusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMemberBonus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelMemberBonusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"cancelMemberBonus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CancelMemberBonusMutation, CancelMemberBonusMutationVariables>;