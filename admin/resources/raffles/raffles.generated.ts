/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_RaffleUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a rain or a raffle is. */
export type ChanceState =
  /** Nobody sees it yet; it may be changed. */
  | 'DRAFT'
  /** It waits to be published again. */
  | 'PAUSED'
  /** Members see it; its terms stay. */
  | 'PUBLISHED';

/** Input of pauseRaffle. */
export type DecideRaffleInput = {
  /** The raffle. */
  id: string | number;
  /** Why, for the audit log. */
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

/** Input of publishing a draft, which two operators want. */
export type PublishInput = {
  /** Which one. */
  id: string | number;
  /** Why, 3 to 300 characters, for the audit log. */
  reason: string;
  /** The revision of it that was seen: another one is not published. */
  revision: string;
};

/** All that may stand in the way of a change in `raffles`. */
export type RaffleErrorCode =
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
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
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
  /** This raffle has not begun, is paused or is over. */
  | 'RAFFLE_CLOSED'
  /** All prizes are gone. You keep your ticket. */
  | 'RAFFLE_GONE'
  /** This spin was used for another raffle. Reload the page and spin again. */
  | 'RAFFLE_KEY_REUSED'
  /** This raffle was not found. */
  | 'RAFFLE_NOT_FOUND'
  /** You have no ticket for this raffle. */
  | 'RAFFLE_NO_TICKET'
  /** A raffle that was published cannot be changed. Plan a new one. */
  | 'RAFFLE_PUBLISHED'
  /** Check the prizes, their numbers, the times and the words. */
  | 'RAFFLE_TERMS_INVALID'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
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

/** What a prize is. */
export type RafflePrizeKind =
  /** Money into the main wallet. */
  | 'MONEY'
  /** A blank: the ticket is used and brings nothing. */
  | 'NOTHING'
  /** Points, added to those that the member has. */
  | 'POINTS';

export type ConsoleSpinsQueryVariables = Exact<{
  raffleId: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleSpinsQuery = { spins: { items: Array<{ id: string, memberId: string, account: string, kind: Types.RafflePrizeKind, name: string, amount: string, currency: string, documentKind: Types.DocumentKind, documentId: string, at: string }>, pageInfo: { totalPages: number } } };

export type PublishRaffleMutationVariables = Exact<{
  input: Types.PublishInput;
}>;


export type PublishRaffleMutation = { payload: { record: ConsoleRaffleFragment | null, userErrors: Array<(
      { code: Types.RaffleErrorCode }
      & ConsoleUserError_RaffleUserError_Fragment
    )> } };

export type PauseRaffleMutationVariables = Exact<{
  input: Types.DecideRaffleInput;
}>;


export type PauseRaffleMutation = { payload: { userErrors: Array<(
      { code: Types.RaffleErrorCode }
      & ConsoleUserError_RaffleUserError_Fragment
    )> } };

export type ConsoleRaffleFragment = { id: string, state: Types.ChanceState, startsAt: string, endsAt: string, leastDeposit: string | null, currency: string, cost: string, costPoints: string, given: string, givenPoints: string, changedAt: string, revision: string, words: Array<{ language: string, title: string, text: string }>, prizes: Array<{ kind: Types.RafflePrizeKind, amount: string, weight: number, quantity: number | null, left: number | null, names: Array<{ language: string, name: string }> }>, proposal: ConsoleProposalFragment | null };

export const ConsoleRaffleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRaffle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorRaffle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"prizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"costPoints"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"givenPoints"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleRaffleFragment, unknown>;
export const ConsoleSpinsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSpins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"raffleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"spins"},"name":{"kind":"Name","value":"operatorRaffleSpins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"raffleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"raffleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleSpinsQuery, ConsoleSpinsQueryVariables>;
export const PublishRaffleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishRaffle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"publishRaffle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"raffle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRaffle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRaffle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorRaffle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"prizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"costPoints"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"givenPoints"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<PublishRaffleMutation, PublishRaffleMutationVariables>;
export const PauseRaffleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseRaffle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideRaffleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"pauseRaffle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PauseRaffleMutation, PauseRaffleMutationVariables>;