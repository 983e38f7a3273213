/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_ProposalUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** All that may stand in the way of a change in `proposals`. */
export type ProposalErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
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
  /** This proposal no longer waits: it was confirmed, refused, replaced or is too old. Load the page again. */
  | 'PROPOSAL_NOT_FOUND'
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

/** What a proposal is about. */
export type ProposalKind =
  /** Up to which amount one operator corrects alone. */
  | 'ADJUSTMENT_LIMIT'
  /** A contract that the platform proposes beyond what the brand offers; `subjectId` is the agent and the kind. */
  | 'CONTRACT_OFFER'
  /** An agent's terms beyond what the brand offers, signed for the platform. */
  | 'CONTRACT_SIGNING'
  /** What the brand offers of a kind of contract. */
  | 'CONTRACT_TEMPLATE'
  /** A large deposit without a report of the bank. */
  | 'DEPOSIT'
  /** Red envelopes that are to rain. */
  | 'ENVELOPE'
  /** That one operator suffices again for a deed for which the brand demands two; `subjectId` is the deed, as the platform calls it. */
  | 'FOUR_EYES_RULES'
  /** A leaderboard that is to begin. */
  | 'LEADERBOARD'
  /** A member, with everybody below, under another upline. */
  | 'LINE_MOVE'
  /** How long before a draw bets end. */
  | 'LOTTERY_CLOSING'
  /** Odds and limits of a lottery. */
  | 'LOTTERY_RULES'
  /** Goods of the mall: opened, cheaper, worth more, or more of them. */
  | 'MALL_GOODS'
  /** A new password of a member, made and told when a second operator confirms it. */
  | 'MEMBER_PASSWORD'
  /** A correction of a member with another payee name: money is paid out to that name. */
  | 'MEMBER_PAYEE_NAME'
  /** The payment password of a member taken away. */
  | 'MEMBER_PAYMENT_PASSWORD'
  /** An account that its member closed, opened again. */
  | 'MEMBER_REOPENING'
  /** Authenticator app, recovery codes and passkeys of a member taken away. */
  | 'MEMBER_SECOND_FACTOR'
  /** How far members may send each other money. */
  | 'MEMBER_TRANSFER_RULES'
  /** A locked member let in again. */
  | 'MEMBER_UNLOCKING'
  /** Identity before withdrawals, or the authenticator app of operators, no longer demanded. */
  | 'MERCHANT_PROTECTION'
  /** A mission that is to begin. */
  | 'MISSION'
  /** The account that members pay to. */
  | 'PAYMENT_CHANNELS'
  /** What is credited that did not come as agreed. */
  | 'PAYMENT_SETTINGS'
  /** What deposits earn in points, and what points are exchanged for. */
  | 'POINT_SETTINGS'
  /** A promotion published, by its next version. */
  | 'PROMOTION'
  /** A raffle that is to run. */
  | 'RAFFLE'
  /** By what a brand gives back of play. */
  | 'REBATE_RULES'
  /** By what a brand gives for friends. */
  | 'REFERRAL_RULE'
  /** A rule by which withdrawals are looked at that finds less, or lets less follow. */
  | 'RISK_RULES'
  /** What contracts of agents came to in a window, to be paid. */
  | 'SETTLEMENT'
  /** What a brand gives for coming every day. */
  | 'SIGN_IN_DAYS'
  /** A large transfer that matches no deposit. */
  | 'SUSPENSE'
  /** What must be played before money leaves. */
  | 'TURNOVER_RULES'
  /** Levels of the brand that give members more. */
  | 'VIP_LEVELS'
  /** Money of a withdrawal that is paid again or given back. */
  | 'WITHDRAWAL'
  /** How the brand pays out. */
  | 'WITHDRAWAL_SETTINGS';

/** Input of refuseProposal. */
export type RefuseProposalInput = {
  /** Id of the proposal. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
};

export type ConsoleProposalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleProposalsQuery = { proposals: Array<ConsoleProposalFragment> };

export type RefuseProposalMutationVariables = Exact<{
  input: Types.RefuseProposalInput;
}>;


export type RefuseProposalMutation = { payload: { userErrors: Array<(
      { code: Types.ProposalErrorCode }
      & ConsoleUserError_ProposalUserError_Fragment
    )> } };

export type ConsoleProposalFragment = { id: string, kind: Types.ProposalKind, subjectId: string, wish: Record<string, unknown>, reason: string, proposedBy: string, proposedByAccount: string, proposedAt: string, countsUntil: string };

export const ConsoleProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleProposalFragment, unknown>;
export const ConsoleProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleProposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"proposals"},"name":{"kind":"Name","value":"openProposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleProposalsQuery, ConsoleProposalsQueryVariables>;
export const RefuseProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"refuseProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RefuseProposalMutation, RefuseProposalMutationVariables>;