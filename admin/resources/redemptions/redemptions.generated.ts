/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_PointUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of decideRedemption. */
export type DecideRedemptionInput = {
  /** The redemption. */
  id: string | number;
  /** What becomes of it. */
  outcome: RedemptionOutcome;
  /** What the member reads, 3 to 300 characters. */
  remark: string;
};

/** All that may stand in the way of a change in `points`. */
export type PointErrorCode =
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
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** Money goods bring money and cost none; other goods bring none. */
  | 'MALL_AMOUNT_INVALID'
  /** This reward is no longer in the mall. */
  | 'MALL_GOODS_NOT_FOUND'
  /** Write each language of the brand once, the default language among them. */
  | 'MALL_LANGUAGE_INVALID'
  /** Upload the picture here. */
  | 'MALL_PICTURE_INVALID'
  /** Enter the name, phone number and address to send it to. */
  | 'MALL_RECEIVER_NEEDED'
  /** Only {{left}} of this reward are left. Choose fewer. */
  | 'MALL_STOCK_SHORT'
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
  /** You do not have enough points: you have {{balance}}. */
  | 'POINTS_INSUFFICIENT'
  /** This request was sent before with other content. Reload the page and try again. */
  | 'POINTS_KEY_REUSED'
  /** Points are for real accounts. Register or sign in. */
  | 'POINTS_NEED_TRUE_ACCOUNT'
  /** Points are not exchanged for money at the moment. */
  | 'POINTS_NOT_EXCHANGED'
  /** Enter a whole number of points above 0. */
  | 'POINTS_NOT_WHOLE'
  /** The points or the amount have just changed. Look again and confirm. */
  | 'POINTS_TERMS_CHANGED'
  /** Exchange at least {{minimum}} points at once. */
  | 'POINTS_TOO_FEW'
  /** Two steps begin at the same amount. */
  | 'POINT_STEP_REPEATED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This redemption was decided already. */
  | 'REDEMPTION_DECIDED'
  /** This redemption does not exist. */
  | 'REDEMPTION_NOT_FOUND'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
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
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** What points are given for. */
export type RedemptionKind =
  /** Money at the exchange ratio. */
  | 'CONVERSION'
  /** Goods that are sent. */
  | 'GOODS'
  /** Money of the mall. */
  | 'MONEY';

/** How an operator decides on a redemption. */
export type RedemptionOutcome =
  /** It is sent. */
  | 'APPROVED'
  /** It is not; points and money go back. */
  | 'REJECTED';

/** How a redemption stands. */
export type RedemptionState =
  /** Sent or credited. */
  | 'APPROVED'
  /** The house has not sent it yet. */
  | 'IN_PROCESS'
  /** Refused; points and money went back. */
  | 'REJECTED';

export type DecideRedemptionMutationVariables = Exact<{
  input: Types.DecideRedemptionInput;
}>;


export type DecideRedemptionMutation = { payload: { userErrors: Array<(
      { code: Types.PointErrorCode }
      & ConsoleUserError_PointUserError_Fragment
    )> } };

export type ConsoleRedemptionFragment = { id: string, number: string, memberId: string, account: string, kind: Types.RedemptionKind, goodsId: string | null, name: string | null, quantity: number, points: string, amountRequired: string, amountGiven: string, currency: string, state: Types.RedemptionState, remark: string | null, decidedBy: string | null, createdAt: string, decidedAt: string | null, receiver: { name: string, phone: string, address: string } | null };

export const ConsoleRedemptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRedemption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorRedemption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"goodsId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountGiven"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<ConsoleRedemptionFragment, unknown>;
export const DecideRedemptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideRedemption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideRedemptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"decideRedemption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DecideRedemptionMutation, DecideRedemptionMutationVariables>;