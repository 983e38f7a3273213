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
  | 'adjustmentLimit'
  /** A contract that the platform proposes beyond what the brand offers; `subjectId` is the agent and the kind. */
  | 'contractOffer'
  /** An agent's terms beyond what the brand offers, signed for the platform. */
  | 'contractSigning'
  /** What the brand offers of a kind of contract. */
  | 'contractTemplate'
  /** A large deposit without a report of the bank. */
  | 'deposit'
  /** Red envelopes that are to rain. */
  | 'envelope'
  /** A leaderboard that is to begin. */
  | 'leaderboard'
  /** A member, with everybody below, under another upline. */
  | 'lineMove'
  /** How long before a draw bets end. */
  | 'lotteryClosing'
  /** Odds and limits of a lottery. */
  | 'lotteryRules'
  /** Goods of the mall: opened, cheaper, worth more, or more of them. */
  | 'mallGoods'
  /** How far members may send each other money. */
  | 'memberTransferRules'
  /** Identity before withdrawals, or the authenticator app of operators, no longer demanded. */
  | 'merchantProtection'
  /** A mission that is to begin. */
  | 'mission'
  /** The account that members pay to. */
  | 'paymentChannels'
  /** What is credited that did not come as agreed. */
  | 'paymentSettings'
  /** What deposits earn in points, and what points are exchanged for. */
  | 'pointSettings'
  /** A promotion published, by its next version. */
  | 'promotion'
  /** A raffle that is to run. */
  | 'raffle'
  /** By what a brand gives back of play. */
  | 'rebateRules'
  /** By what a brand gives for friends. */
  | 'referralRule'
  /** What contracts of agents came to in a window, to be paid. */
  | 'settlement'
  /** What a brand gives for coming every day. */
  | 'signInDays'
  /** A large transfer that matches no deposit. */
  | 'suspense'
  /** What must be played before money leaves. */
  | 'turnoverRules'
  /** Levels of the brand that give members more. */
  | 'vipLevels'
  /** Money of a withdrawal that is paid again or given back. */
  | 'withdrawal'
  /** How the brand pays out. */
  | 'withdrawalSettings';

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