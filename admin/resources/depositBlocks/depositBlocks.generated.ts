/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_PaymentUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** All that may stand in the way of a change in `payments`. */
export type PaymentErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** This bank reference has confirmed another deposit. */
  | 'BANK_REFERENCE_USED'
  /** This member is not blocked from depositing. */
  | 'BLOCK_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** A brand may have {{most}} payment channels. Use one again that is switched off. */
  | 'CHANNELS_FULL'
  /** There is a channel with this code. */
  | 'CHANNEL_EXISTS'
  /** There is no payment gateway {{gateway}}. */
  | 'CHANNEL_GATEWAY_UNKNOWN'
  /** These limits cannot be: the least must be above zero and not above the greatest, and the quick amounts between them. */
  | 'CHANNEL_LIMITS_CROSSED'
  /** This way to deposit is not available right now. Please choose another. */
  | 'CHANNEL_NOT_FOUND'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Too many deposits failed. You can deposit again in {{minutes}} minutes. */
  | 'DEPOSITS_BLOCKED'
  /** Deposits are suspended because too many of them failed. Please contact customer service. */
  | 'DEPOSITS_SUSPENDED'
  /** This request was already used for another deposit. Please start a new one. */
  | 'DEPOSIT_KEY_REUSED'
  /** This is beyond your deposit limit of {{limit}} {{currency}}: {{used}} used, {{left}} {{currency}} left. */
  | 'DEPOSIT_LIMIT_REACHED'
  /** A trial account cannot deposit. Please register a real account. */
  | 'DEPOSIT_NEEDS_TRUE_ACCOUNT'
  /** This deposit no longer waits for a payment, so it cannot be cancelled. Please look at its status again. */
  | 'DEPOSIT_NOT_CANCELLABLE'
  /** This deposit no longer waits for a payment. Please contact customer service. */
  | 'DEPOSIT_NOT_CLAIMABLE'
  /** The deposit was not found. */
  | 'DEPOSIT_NOT_FOUND'
  /** This deposit waits for no decision. */
  | 'DEPOSIT_NOT_IN_REVIEW'
  /** The amount must be a whole number, without decimals. */
  | 'DEPOSIT_NOT_WHOLE'
  /** This offer is gone. Please look at the deposit again. */
  | 'DEPOSIT_OFFER_GONE'
  /** The largest single deposit is {{maximum}} {{currency}}. */
  | 'DEPOSIT_TOO_LARGE'
  /** You have {{limit}} unpaid deposits. Pay them or wait until they expire, then try again. */
  | 'DEPOSIT_TOO_MANY_OPEN'
  /** The smallest deposit is {{minimum}} {{currency}}. */
  | 'DEPOSIT_TOO_SMALL'
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
  /** You are taking a break, so you cannot play, deposit or send money to others now. You can still withdraw. */
  | 'MEMBER_EXCLUDED'
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
  /** The picture was not found. Please upload it again. */
  | 'PROOF_NOT_FOUND'
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
  /** This money came to an account of another brand. Send it back to the payer, or ask a colleague who sees every brand. */
  | 'SUSPENSE_ACCOUNT_FOREIGN'
  /** {{operator}} is working on this. */
  | 'SUSPENSE_CLAIMED'
  /** Somebody has decided on this money before. */
  | 'SUSPENSE_DECIDED'
  /** This deposit cannot take the money. Choose another, or credit the member. */
  | 'SUSPENSE_DEPOSIT_UNFIT'
  /** This member has closed the account. Send the money back to the payer instead. */
  | 'SUSPENSE_MEMBER_CLOSED'
  /** There is no such member, or the wallet has another currency. */
  | 'SUSPENSE_MEMBER_UNKNOWN'
  /** This money in suspense was not found. */
  | 'SUSPENSE_NOT_FOUND'
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

export type LiftDepositBlockMutationVariables = Exact<{
  id: string | number;
}>;


export type LiftDepositBlockMutation = { payload: { record: { id: string } | null, userErrors: Array<(
      { code: Types.PaymentErrorCode }
      & ConsoleUserError_PaymentUserError_Fragment
    )> } };

export type ConsoleDepositBlockFragment = { id: string, account: string, level: number, blockedAt: string, blockedUntil: string | null };

export const ConsoleDepositBlockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDepositBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepositBlock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"blockedUntil"}}]}}]} as unknown as DocumentNode<ConsoleDepositBlockFragment, unknown>;
export const LiftDepositBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LiftDepositBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"liftDepositBlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<LiftDepositBlockMutation, LiftDepositBlockMutationVariables>;