/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_WithdrawalUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of addPayoutAccount. */
export type AddPayoutAccountInput = {
  /** Code of the bank or e-wallet. */
  bankCode: string | number;
  /** Holder: the member's own name. */
  holder: string;
  /** Account number, 6 to 19 digits, or the phone number of an e-wallet. */
  number: string;
  /** The member's secret for money out; after five wrong tries within 30 minutes none is taken for 30 minutes. */
  paymentPassword: string;
};

/** Input of cancelWithdrawal. */
export type CancelWithdrawalInput = {
  /** Id of the withdrawal to take back, which must still be REQUESTED. */
  id: string | number;
};

/** Input of confirmWithdrawal. */
export type ConfirmWithdrawalInput = {
  /** What happened. */
  answer: WithdrawalAnswer;
  /** Id of the withdrawal that is answered for, which must be RELEASED and confirmed by the bank. */
  id: string | number;
  /** Ids of one to three uploaded pictures; only when something is missing. */
  proofs?: Array<string | number> | null | undefined;
  /** What is missing; only when a part arrived. */
  restAmount?: string | null | undefined;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** What a receiver's account is. */
export type PayoutAccountKind =
  /** At a bank. */
  | 'BANK'
  /** An e-wallet. */
  | 'WALLET';

/** Input of removePayoutAccount. */
export type RemovePayoutAccountInput = {
  /** Id of the account to take out of use, as `PayoutAccount.id` tells it. */
  id: string | number;
  /** The member's secret for money out; after five wrong tries within 30 minutes none is taken for 30 minutes. */
  paymentPassword: string;
};

/** Input of requestWithdrawal. */
export type RequestWithdrawalInput = {
  /** How much, in whole units of the member's currency: at least `minimum` and at most `most` of the terms. */
  amount: string;
  /** Made by the client, once per wish: the same key answers with the same withdrawal. */
  idempotencyKey: string;
  /** The member's secret for money out; after five wrong tries within 30 minutes none is taken for 30 minutes. */
  paymentPassword: string;
  /** Payout account. */
  payoutAccountId: string | number;
};

/** What the member says of a payment. */
export type WithdrawalAnswer =
  /** Nothing arrived. */
  | 'NOT_RECEIVED'
  /** A part arrived. */
  | 'PARTLY_RECEIVED'
  /** It arrived. */
  | 'RECEIVED';

/** All that may stand in the way of a change in `withdrawals`. */
export type WithdrawalErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** Please choose a bank or wallet from the list. */
  | 'BANK_NOT_FOUND'
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
  /** Verify your identity before you withdraw. */
  | 'IDENTITY_REQUIRED'
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
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** You have already added this account. */
  | 'PAYOUT_ACCOUNT_EXISTS'
  /** This payout account was not found. */
  | 'PAYOUT_ACCOUNT_NOT_FOUND'
  /** A new account rests for a while to keep you safe. You can use it afterwards. */
  | 'PAYOUT_ACCOUNT_RESTING'
  /** You can have at most {{limit}} payout accounts. Please remove one first. */
  | 'PAYOUT_ACCOUNT_TOO_MANY'
  /** A holder name has letters and spaces only. */
  | 'PAYOUT_NAME_INVALID'
  /** The account holder must be you, with the name you registered. */
  | 'PAYOUT_NAME_MISMATCH'
  /** This account or wallet number is not right. */
  | 'PAYOUT_NUMBER_INVALID'
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
  /** A risk case that is not closed holds this member’s withdrawals. Close it first. */
  | 'RISK_HOLDS_WITHDRAWAL'
  /** This withdrawal has not been looked at for risk yet. Please try again in a moment. */
  | 'RISK_NOT_ASSESSED'
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
  | 'WALLET_INSUFFICIENT'
  /** A withdrawal cannot be taken back once sent. Please contact customer service. */
  | 'WITHDRAWAL_CANCEL_OFF'
  /** {{claimedBy}} is working on this withdrawal. */
  | 'WITHDRAWAL_CLAIMED'
  /** You have used all {{limit}} withdrawals of today. Please come back tomorrow. */
  | 'WITHDRAWAL_DAILY_COUNT'
  /** You can still withdraw {{left}} {{currency}} today. */
  | 'WITHDRAWAL_DAILY_SUM'
  /** Within {{hours}} hours you closed a risk case that held this member's money. Another operator has to approve and pay this withdrawal; you may still refuse it. */
  | 'WITHDRAWAL_HOLD_CLEARED'
  /** This request was used for another withdrawal. Reload the page and try again. */
  | 'WITHDRAWAL_KEY_REUSED'
  /** A trial account cannot withdraw. Please register a real account. */
  | 'WITHDRAWAL_NEEDS_TRUE_ACCOUNT'
  /** Claim this withdrawal first. */
  | 'WITHDRAWAL_NOT_CLAIMED'
  /** This withdrawal was not found. */
  | 'WITHDRAWAL_NOT_FOUND'
  /** As far as the bank says, the money is with the receiver. Only what the bank returned can be paid again or given back: for a payment made by hand, enter the bank’s reference of the return. */
  | 'WITHDRAWAL_NOT_RETURNED'
  /** Please enter a whole amount. */
  | 'WITHDRAWAL_NOT_WHOLE'
  /** The bank has not confirmed this payment yet. Please wait a few minutes. */
  | 'WITHDRAWAL_ON_ITS_WAY'
  /** It is not known yet whether the bank has paid this. Please wait for its answer. */
  | 'WITHDRAWAL_PAYOUT_UNKNOWN'
  /** Please add one to three pictures of your bank statement. */
  | 'WITHDRAWAL_PROOF_NEEDED'
  /** The uploaded picture was not found. Please upload it again. */
  | 'WITHDRAWAL_PROOF_UNKNOWN'
  /** Please enter the reference of the bank. */
  | 'WITHDRAWAL_REFERENCE_NEEDED'
  /** This reference of the bank belongs to another payment or another return. Look at the statement again. */
  | 'WITHDRAWAL_REFERENCE_USED'
  /** What is missing must be more than nothing and less than what was paid. */
  | 'WITHDRAWAL_REST_INVALID'
  /** You have approved already. Somebody else must approve next. */
  | 'WITHDRAWAL_SAME_APPROVER'
  /** The amounts contradict each other: least ≤ most ≤ sum a day, with the suggested amounts in between. */
  | 'WITHDRAWAL_SETTINGS_RANGE'
  /** The withdrawal has just changed. Reload to see where it stands. */
  | 'WITHDRAWAL_STATE_CHANGED'
  /** The most you can withdraw at once is {{maximum}} {{currency}}. */
  | 'WITHDRAWAL_TOO_LARGE'
  /** {{limit}} withdrawals are on their way. Please wait until one is done. */
  | 'WITHDRAWAL_TOO_MANY_OPEN'
  /** The least you can withdraw is {{minimum}} {{currency}}. */
  | 'WITHDRAWAL_TOO_SMALL'
  /** Within {{hours}} hours you changed the access to this member's account or the payee name, or gave the member money on your own. Another operator has to approve and pay this withdrawal; you may still refuse it. */
  | 'WITHDRAWAL_TOUCHED_MEMBER'
  /** Please play {{missing}} {{currency}} more before withdrawing ({{done}} of {{required}} done). */
  | 'WITHDRAWAL_TURNOVER_MISSING';

/** What stands between a member and a withdrawal. */
export type WithdrawalMissing =
  /** The balance is below the least amount. */
  | 'BALANCE'
  /** As often as may be today. */
  | 'DAILY_COUNT'
  /** As much as may be today. */
  | 'DAILY_SUM'
  /** The identity is not verified, and the brand asks for that. */
  | 'IDENTITY'
  /** As many as may be are on their way. */
  | 'OPEN_WITHDRAWALS'
  /** No payment password was set. */
  | 'PAYMENT_PASSWORD'
  /** No payout account can be used yet. */
  | 'PAYOUT_ACCOUNT'
  /** The account is a trial. */
  | 'TRUE_ACCOUNT'
  /** More has to be played. */
  | 'TURNOVER';

/** Why a withdrawal was refused. */
export type WithdrawalRejectCode =
  /** The bank does not know the account. */
  | 'ACCOUNT_INVALID'
  /** Papers are needed first. */
  | 'DOCUMENTS_NEEDED'
  /** The member asked for it. */
  | 'MEMBER_ASKED'
  /** The holder is not the member. */
  | 'NAME_MISMATCH'
  /** Something else. */
  | 'OTHER'
  /** Rules were broken. */
  | 'RULES_BROKEN';

/** Life cycle of a withdrawal. */
export type WithdrawalState =
  /** To be paid. */
  | 'APPROVED'
  /** Taken back by the member. */
  | 'CANCELLED'
  /** It is over: the money counts as received. Only a return by the bank may still follow (FAILED). */
  | 'CLOSED'
  /** The bank returned the money; it went back. */
  | 'FAILED'
  /** The member says that nothing came. */
  | 'NOT_RECEIVED'
  /** The member says that a part is missing. */
  | 'PARTLY_RECEIVED'
  /** The money arrived. */
  | 'RECEIVED'
  /** Refused; the money went back. */
  | 'REJECTED'
  /** The money left the house. */
  | 'RELEASED'
  /** Asked for; the money is held. */
  | 'REQUESTED'
  /** An operator looks at it. */
  | 'REVIEW';

export type WithdrawalPartsFragment = { id: string, state: Types.WithdrawalState, amount: string, currency: string, fee: string, bankName: string, maskedNumber: string, holder: string, rejectCode: Types.WithdrawalRejectCode | null, restAmount: string | null, reference: string | null, isPaid: boolean, receiveDueAt: string | null, mayCancel: boolean, proofs: Array<string>, mostProofs: number, createdAt: string, timeline: Array<{ state: Types.WithdrawalState, at: string, note: string | null }> };

export type PayoutAccountPartsFragment = { id: string, bankCode: string, bankName: string, kind: Types.PayoutAccountKind, maskedNumber: string, holder: string, usableAt: string };

export type WithdrawalTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawalTermsQuery = { withdrawalTerms: { currency: string, available: string, minimum: string, maximum: string, quickAmounts: Array<string>, most: string, leftToday: string, countLeft: number, openAtOnce: number, openCount: number, turnoverRequired: string, turnoverDone: string, turnoverMissing: string, hasPaymentPassword: boolean, payeeName: string | null, mostAccounts: number, fee: string, autoReceiveMinutes: number, missing: Array<Types.WithdrawalMissing> }, payoutAccounts: Array<PayoutAccountPartsFragment> };

export type BanksQueryVariables = Exact<{ [key: string]: never; }>;


export type BanksQuery = { banks: Array<{ code: string, kind: Types.PayoutAccountKind, name: string }> };

export type WithdrawalQueryVariables = Exact<{
  id: string | number;
}>;


export type WithdrawalQuery = { withdrawal: WithdrawalPartsFragment | null, withdrawalTerms: { autoReceiveMinutes: number } };

export type WithdrawalChangedSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type WithdrawalChangedSubscription = { withdrawalChanged: WithdrawalPartsFragment | null };

export type WithdrawalsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type WithdrawalsQuery = { withdrawals: { items: Array<{ id: string, state: Types.WithdrawalState, isPaid: boolean, amount: string, bankName: string, maskedNumber: string, createdAt: string }>, pageInfo: { page: number, totalPages: number } } };

export type AddPayoutAccountMutationVariables = Exact<{
  input: Types.AddPayoutAccountInput;
}>;


export type AddPayoutAccountMutation = { addPayoutAccount: { account: PayoutAccountPartsFragment | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & UserErrorParts_WithdrawalUserError_Fragment
    )> } };

export type RemovePayoutAccountMutationVariables = Exact<{
  input: Types.RemovePayoutAccountInput;
}>;


export type RemovePayoutAccountMutation = { removePayoutAccount: { done: boolean, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & UserErrorParts_WithdrawalUserError_Fragment
    )> } };

export type RequestWithdrawalMutationVariables = Exact<{
  input: Types.RequestWithdrawalInput;
}>;


export type RequestWithdrawalMutation = { requestWithdrawal: { withdrawal: WithdrawalPartsFragment | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & UserErrorParts_WithdrawalUserError_Fragment
    )> } };

export type ConfirmWithdrawalMutationVariables = Exact<{
  input: Types.ConfirmWithdrawalInput;
}>;


export type ConfirmWithdrawalMutation = { confirmWithdrawal: { withdrawal: WithdrawalPartsFragment | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & UserErrorParts_WithdrawalUserError_Fragment
    )> } };

export type CancelWithdrawalMutationVariables = Exact<{
  input: Types.CancelWithdrawalInput;
}>;


export type CancelWithdrawalMutation = { cancelWithdrawal: { withdrawal: WithdrawalPartsFragment | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & UserErrorParts_WithdrawalUserError_Fragment
    )> } };

export const WithdrawalPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"rejectCode"}},{"kind":"Field","name":{"kind":"Name","value":"restAmount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"receiveDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"proofs"}},{"kind":"Field","name":{"kind":"Name","value":"mostProofs"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<WithdrawalPartsFragment, unknown>;
export const PayoutAccountPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayoutAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}}]}}]} as unknown as DocumentNode<PayoutAccountPartsFragment, unknown>;
export const WithdrawalTermsDocument = {"__meta__":{"id":"48c0f8ee0c5fc1ebd15b09def16790bc262fbfc0d9a97b892c17ee692fbd041d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawalTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"quickAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"leftToday"}},{"kind":"Field","name":{"kind":"Name","value":"countLeft"}},{"kind":"Field","name":{"kind":"Name","value":"openAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"turnoverRequired"}},{"kind":"Field","name":{"kind":"Name","value":"turnoverDone"}},{"kind":"Field","name":{"kind":"Name","value":"turnoverMissing"}},{"kind":"Field","name":{"kind":"Name","value":"hasPaymentPassword"}},{"kind":"Field","name":{"kind":"Name","value":"payeeName"}},{"kind":"Field","name":{"kind":"Name","value":"mostAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"autoReceiveMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payoutAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayoutAccountParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayoutAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}}]}}]} as unknown as DocumentNode<WithdrawalTermsQuery, WithdrawalTermsQueryVariables>;
export const BanksDocument = {"__meta__":{"id":"3bdeb949e517bd76c6a728adf56f85e2bda0d9f2a0023eccd42fb50768223c6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Banks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BanksQuery, BanksQueryVariables>;
export const WithdrawalDocument = {"__meta__":{"id":"da3e4074c51e7e537270458fd291f3d3d88d70e94d6854902537f5b33f12de02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Withdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"autoReceiveMinutes"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"rejectCode"}},{"kind":"Field","name":{"kind":"Name","value":"restAmount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"receiveDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"proofs"}},{"kind":"Field","name":{"kind":"Name","value":"mostProofs"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<WithdrawalQuery, WithdrawalQueryVariables>;
export const WithdrawalChangedDocument = {"__meta__":{"id":"449a1d503e4196d5584f0c31625e69e7ebff80717a39a03bc1859adc65d1599e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WithdrawalChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawalChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"rejectCode"}},{"kind":"Field","name":{"kind":"Name","value":"restAmount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"receiveDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"proofs"}},{"kind":"Field","name":{"kind":"Name","value":"mostProofs"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<WithdrawalChangedSubscription, WithdrawalChangedSubscriptionVariables>;
export const WithdrawalsDocument = {"__meta__":{"id":"378e9bbf5d785016ee7dd9ddbba7e837c4b24e0a2d370cf305aa54401bf99e2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Withdrawals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawalsQuery, WithdrawalsQueryVariables>;
export const AddPayoutAccountDocument = {"__meta__":{"id":"c5f4a916a1a424b6fc23e3265aa241a916fd783f24476a93597b0a185dc50bf0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPayoutAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPayoutAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPayoutAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayoutAccountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayoutAccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<AddPayoutAccountMutation, AddPayoutAccountMutationVariables>;
export const RemovePayoutAccountDocument = {"__meta__":{"id":"83e056c9c0d6b0772c1770b55013466008f9c26501eda1d0f0334833be00eae3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePayoutAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePayoutAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePayoutAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RemovePayoutAccountMutation, RemovePayoutAccountMutationVariables>;
export const RequestWithdrawalDocument = {"__meta__":{"id":"7de84cf0c8e9303fa7aea8cfc6c33544f93192cdeb867562256f7f7d56a5ffc0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"rejectCode"}},{"kind":"Field","name":{"kind":"Name","value":"restAmount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"receiveDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"proofs"}},{"kind":"Field","name":{"kind":"Name","value":"mostProofs"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>;
export const ConfirmWithdrawalDocument = {"__meta__":{"id":"96719350472cb8181d832ba5b215a246a8c7e9af00995f748eca40a96f083269"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"rejectCode"}},{"kind":"Field","name":{"kind":"Name","value":"restAmount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"receiveDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"proofs"}},{"kind":"Field","name":{"kind":"Name","value":"mostProofs"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ConfirmWithdrawalMutation, ConfirmWithdrawalMutationVariables>;
export const CancelWithdrawalDocument = {"__meta__":{"id":"b6ec7bbb4b343712be768bdb3ef13ff76c5d753a6642eab9097e62c569fe7d71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WithdrawalParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WithdrawalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Withdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"maskedNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"rejectCode"}},{"kind":"Field","name":{"kind":"Name","value":"restAmount"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"receiveDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"proofs"}},{"kind":"Field","name":{"kind":"Name","value":"mostProofs"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CancelWithdrawalMutation, CancelWithdrawalMutationVariables>;
export function useWithdrawalTermsQuery(options: useQuery.Options<WithdrawalTermsQuery, WithdrawalTermsQueryVariables> = {}) {
  return useQuery<WithdrawalTermsQuery, WithdrawalTermsQueryVariables>(WithdrawalTermsDocument, options)
}

export function useBanksQuery(options: useQuery.Options<BanksQuery, BanksQueryVariables> = {}) {
  return useQuery<BanksQuery, BanksQueryVariables>(BanksDocument, options)
}

export function useWithdrawalQuery(options: useQuery.Options<WithdrawalQuery, WithdrawalQueryVariables> & ({ variables: WithdrawalQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<WithdrawalQuery, WithdrawalQueryVariables>(WithdrawalDocument, options)
}

export function useWithdrawalChangedSubscription(options: useSubscription.Options<WithdrawalChangedSubscription, WithdrawalChangedSubscriptionVariables> & ({ variables: WithdrawalChangedSubscriptionVariables; skip?: boolean } | { skip: boolean })) {
  return useSubscription<WithdrawalChangedSubscription, WithdrawalChangedSubscriptionVariables>(WithdrawalChangedDocument, options)
}

export function useWithdrawalsQuery(options: useQuery.Options<WithdrawalsQuery, WithdrawalsQueryVariables> = {}) {
  return useQuery<WithdrawalsQuery, WithdrawalsQueryVariables>(WithdrawalsDocument, options)
}

export function useAddPayoutAccountMutation(options?: useMutation.Options<AddPayoutAccountMutation, AddPayoutAccountMutationVariables>) {
  return useMutation<AddPayoutAccountMutation, AddPayoutAccountMutationVariables>(AddPayoutAccountDocument, options)
}

export function useRemovePayoutAccountMutation(options?: useMutation.Options<RemovePayoutAccountMutation, RemovePayoutAccountMutationVariables>) {
  return useMutation<RemovePayoutAccountMutation, RemovePayoutAccountMutationVariables>(RemovePayoutAccountDocument, options)
}

export function useRequestWithdrawalMutation(options?: useMutation.Options<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>) {
  return useMutation<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>(RequestWithdrawalDocument, options)
}

export function useConfirmWithdrawalMutation(options?: useMutation.Options<ConfirmWithdrawalMutation, ConfirmWithdrawalMutationVariables>) {
  return useMutation<ConfirmWithdrawalMutation, ConfirmWithdrawalMutationVariables>(ConfirmWithdrawalDocument, options)
}

export function useCancelWithdrawalMutation(options?: useMutation.Options<CancelWithdrawalMutation, CancelWithdrawalMutationVariables>) {
  return useMutation<CancelWithdrawalMutation, CancelWithdrawalMutationVariables>(CancelWithdrawalDocument, options)
}