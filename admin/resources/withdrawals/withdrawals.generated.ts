/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_WithdrawalUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of failWithdrawal. */
export type FailWithdrawalInput = {
  /** Id of a withdrawal whose money the bank did not send, or brought back. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
  /** The bank's reference of what came back of a payment made by hand. */
  returnReference?: string | null | undefined;
};

/** Input of payWithdrawalAgain. */
export type PayWithdrawalAgainInput = {
  /** Id of a withdrawal whose money the bank refused or the member misses. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
  /** The bank's reference of a transfer made by hand; without it an order goes to the bank. */
  reference?: string | null | undefined;
  /** The bank's reference of what came back of a payment made by hand. */
  returnReference?: string | null | undefined;
};

/** How a payment goes out. */
export type PayoutGateway =
  /** A payout order to the bank, which goes by itself. */
  | 'BANK_API'
  /** An operator transfers by hand and notes the reference. */
  | 'MANUAL';

/** What became of a payment. */
export type PayoutState =
  /** The bank confirmed it, or an operator paid it by hand; the bank may still bring it back. */
  | 'PAID'
  /** To be sent. */
  | 'QUEUED'
  /** The bank refused. */
  | 'REFUSED'
  /** Paid, and the bank brought all of it back. */
  | 'RETURNED'
  /** Sent; the bank has not said what became of it. */
  | 'SENT';

/** Input of rejectWithdrawal. */
export type RejectWithdrawalInput = {
  /** What the member is told. */
  code: WithdrawalRejectCode;
  /** Id of a withdrawal that the operator has claimed. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
};

/** Input of releaseWithdrawal. */
export type ReleaseWithdrawalInput = {
  /** Id of an approved withdrawal. */
  id: string | number;
  /** Why, for the audit log. */
  reason?: string | null | undefined;
  /** The bank's reference of a transfer made by hand; without it an order goes to the bank. */
  reference?: string | null | undefined;
};

/** What two members have in common. */
export type SharedOriginKind =
  /** A session from the same address. */
  | 'ADDRESS'
  /** A session with the same browser. */
  | 'DEVICE'
  /** A registration from an address of this member. */
  | 'REGISTRATION';

/** Who made a step. */
export type WithdrawalActor =
  /** The house by itself. */
  | 'HOUSE'
  /** The member who asked for the money. */
  | 'MEMBER'
  /** An operator, whom `actorName` names. */
  | 'OPERATOR';

/** Input of a deed on a withdrawal. */
export type WithdrawalDeedInput = {
  /** Id of the withdrawal that is claimed, put back or approved. */
  id: string | number;
  /** Why, for the audit log; kept of an approval, not of a claim. */
  reason?: string | null | undefined;
};

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

/** What is to happen with money that is missing. */
export type WithdrawalProposalDeed =
  /** It goes back to the member's balance. */
  | 'GIVE_BACK'
  /** It is paid again. */
  | 'PAY_AGAIN';

/** Input of forceWithdrawalReceipt. */
export type WithdrawalReasonInput = {
  /** Id of a withdrawal whose payment has gone out and is not confirmed by the member. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
};

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

export type ConsoleWithdrawalBackgroundQueryVariables = Exact<{
  id: string | number;
  memberId: string | number;
}>;


export type ConsoleWithdrawalBackgroundQuery = { money: { currency: string, balance: string, held: string, deposited: string, paidOut: string, paidOutCount: number, turnoverRequired: string, turnoverMissing: string } | null, member: { sessions: Array<{ ip: string, userAgent: string, lastSeenAt: string }> | null, sharedOrigins: Array<{ kind: Types.SharedOriginKind, memberId: string, memberAccount: string }> | null } | null };

export type ConsoleWithdrawalFragment = { id: string, state: Types.WithdrawalState, memberId: string, account: string, payeeName: string | null, amount: string, restAmount: string | null, currency: string, bankCode: string, bankName: string, accountNumber: string, accountHolder: string, approvalsNeeded: number, approvedBy: Array<string>, claimedBy: string | null, isMine: boolean, rejectCode: Types.WithdrawalRejectCode | null, isPaid: boolean, payoutRefused: boolean, paysByHand: boolean, receiveDueAt: string | null, proofs: Array<string>, createdAt: string, changedAt: string, payouts: Array<{ id: string, gateway: Types.PayoutGateway, amount: string, state: Types.PayoutState, reference: string | null, returned: string, returnReference: string | null, refusal: string | null, createdAt: string, settledAt: string | null }>, timeline: Array<{ state: Types.WithdrawalState, at: string, actor: Types.WithdrawalActor, actorName: string | null, note: string | null, reason: string | null }>, proposal: { deed: Types.WithdrawalProposalDeed, amount: string, gateway: Types.PayoutGateway | null, reference: string | null, returned: string, returnReference: string | null, operatorAccount: string, isMine: boolean, at: string, reason: string } | null };

export type ConsoleClaimWithdrawalMutationVariables = Exact<{
  input: Types.WithdrawalDeedInput;
}>;


export type ConsoleClaimWithdrawalMutation = { payload: { withdrawal: { id: string, state: Types.WithdrawalState } | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & ConsoleUserError_WithdrawalUserError_Fragment
    )> } };

export type ConsoleUnclaimWithdrawalMutationVariables = Exact<{
  input: Types.WithdrawalDeedInput;
}>;


export type ConsoleUnclaimWithdrawalMutation = { payload: { withdrawal: { id: string, state: Types.WithdrawalState } | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & ConsoleUserError_WithdrawalUserError_Fragment
    )> } };

export type ConsoleApproveWithdrawalMutationVariables = Exact<{
  input: Types.WithdrawalDeedInput;
}>;


export type ConsoleApproveWithdrawalMutation = { payload: { withdrawal: { id: string, state: Types.WithdrawalState } | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & ConsoleUserError_WithdrawalUserError_Fragment
    )> } };

export type ConsoleRejectWithdrawalMutationVariables = Exact<{
  input: Types.RejectWithdrawalInput;
}>;


export type ConsoleRejectWithdrawalMutation = { payload: { withdrawal: { id: string, state: Types.WithdrawalState } | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & ConsoleUserError_WithdrawalUserError_Fragment
    )> } };

export type ConsoleReleaseWithdrawalMutationVariables = Exact<{
  input: Types.ReleaseWithdrawalInput;
}>;


export type ConsoleReleaseWithdrawalMutation = { payload: { withdrawal: { id: string, state: Types.WithdrawalState } | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & ConsoleUserError_WithdrawalUserError_Fragment
    )> } };

export type ConsolePayWithdrawalAgainMutationVariables = Exact<{
  input: Types.PayWithdrawalAgainInput;
}>;


export type ConsolePayWithdrawalAgainMutation = { payload: { withdrawal: { id: string, state: Types.WithdrawalState, proposal: { isMine: boolean } | null } | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & ConsoleUserError_WithdrawalUserError_Fragment
    )> } };

export type ConsoleForceWithdrawalReceiptMutationVariables = Exact<{
  input: Types.WithdrawalReasonInput;
}>;


export type ConsoleForceWithdrawalReceiptMutation = { payload: { withdrawal: { id: string, state: Types.WithdrawalState } | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & ConsoleUserError_WithdrawalUserError_Fragment
    )> } };

export type ConsoleFailWithdrawalMutationVariables = Exact<{
  input: Types.FailWithdrawalInput;
}>;


export type ConsoleFailWithdrawalMutation = { payload: { withdrawal: { id: string, state: Types.WithdrawalState, proposal: { isMine: boolean } | null } | null, userErrors: Array<(
      { code: Types.WithdrawalErrorCode }
      & ConsoleUserError_WithdrawalUserError_Fragment
    )> } };

export const ConsoleWithdrawalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleWithdrawal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorWithdrawal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"payeeName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"restAmount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountHolder"}},{"kind":"Field","name":{"kind":"Name","value":"approvalsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}},{"kind":"Field","name":{"kind":"Name","value":"claimedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"rejectCode"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"payoutRefused"}},{"kind":"Field","name":{"kind":"Name","value":"paysByHand"}},{"kind":"Field","name":{"kind":"Name","value":"receiveDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"proofs"}},{"kind":"Field","name":{"kind":"Name","value":"payouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"returnReference"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"returnReference"}},{"kind":"Field","name":{"kind":"Name","value":"operatorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleWithdrawalFragment, unknown>;
export const ConsoleWithdrawalBackgroundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWithdrawalBackground"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"money"},"name":{"kind":"Name","value":"withdrawalBackground"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"deposited"}},{"kind":"Field","name":{"kind":"Name","value":"paidOut"}},{"kind":"Field","name":{"kind":"Name","value":"paidOutCount"}},{"kind":"Field","name":{"kind":"Name","value":"turnoverRequired"}},{"kind":"Field","name":{"kind":"Name","value":"turnoverMissing"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"member"},"name":{"kind":"Name","value":"operatorMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedOrigins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"memberAccount"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleWithdrawalBackgroundQuery, ConsoleWithdrawalBackgroundQueryVariables>;
export const ConsoleClaimWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleClaimWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalDeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"claimWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleClaimWithdrawalMutation, ConsoleClaimWithdrawalMutationVariables>;
export const ConsoleUnclaimWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUnclaimWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalDeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"unclaimWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleUnclaimWithdrawalMutation, ConsoleUnclaimWithdrawalMutationVariables>;
export const ConsoleApproveWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleApproveWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalDeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"approveWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleApproveWithdrawalMutation, ConsoleApproveWithdrawalMutationVariables>;
export const ConsoleRejectWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRejectWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"rejectWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleRejectWithdrawalMutation, ConsoleRejectWithdrawalMutationVariables>;
export const ConsoleReleaseWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleReleaseWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleaseWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"releaseWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleReleaseWithdrawalMutation, ConsoleReleaseWithdrawalMutationVariables>;
export const ConsolePayWithdrawalAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsolePayWithdrawalAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayWithdrawalAgainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"payWithdrawalAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsolePayWithdrawalAgainMutation, ConsolePayWithdrawalAgainMutationVariables>;
export const ConsoleForceWithdrawalReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleForceWithdrawalReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"forceWithdrawalReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleForceWithdrawalReceiptMutation, ConsoleForceWithdrawalReceiptMutationVariables>;
export const ConsoleFailWithdrawalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleFailWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FailWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"failWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConsoleFailWithdrawalMutation, ConsoleFailWithdrawalMutationVariables>;