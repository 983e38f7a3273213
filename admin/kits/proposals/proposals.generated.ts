/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** How far members may send each other money. */
  | 'MEMBER_TRANSFER_RULES'
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


export type RefuseProposalMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleProposalFragment = { id: string, kind: Types.ProposalKind, subjectId: string, wish: Record<string, unknown>, reason: string, proposedBy: string, proposedByAccount: string, proposedAt: string, countsUntil: string };

export const ConsoleProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleProposalFragment, unknown>;
export const ConsoleProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleProposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"proposals"},"name":{"kind":"Name","value":"openProposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleProposalsQuery, ConsoleProposalsQueryVariables>;
export const RefuseProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"refuseProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RefuseProposalMutation, RefuseProposalMutationVariables>;