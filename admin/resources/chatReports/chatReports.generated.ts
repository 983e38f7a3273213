/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which reported messages. */
export type ChatCaseFilter = {
  /** Only in this state. */
  state?: ChatCaseState | null | undefined;
};

/** How a reported message is decided. */
export type ChatCaseOutcome =
  /** It is left where it is. */
  | 'DISMISSED'
  /** It is removed. */
  | 'REMOVED';

/** How a reported message stands. */
export type ChatCaseState =
  /** It was left where it is. */
  | 'DISMISSED'
  /** Nobody decided yet. */
  | 'OPEN'
  /** It was removed. */
  | 'REMOVED';

/** What an entry of a room is. */
export type ChatEntryKind =
  /** A bet that its member shows. */
  | 'BET'
  /** An earlier message went. */
  | 'REMOVAL'
  /** Words of a member; they stand in `content`, until the message is removed. */
  | 'TEXT';

/** Why a message is reported. */
export type ChatReportReason =
  /** It insults or threatens. */
  | 'ABUSE'
  /** It deceives or asks for money. */
  | 'FRAUD'
  /** Anything else. */
  | 'OTHER'
  /** It advertises or floods. */
  | 'SPAM';

/** Input of claimChatCase. */
export type ClaimChatCaseInput = {
  /** The case. */
  id: string | number;
  /** Taken, or given back. */
  wanted: boolean;
};

/** Input of decideChatCase. */
export type DecideChatCaseInput = {
  /** The case. */
  id: string | number;
  /** Whether the message goes (`REMOVED`) or stays (`DISMISSED`); a case is decided once. */
  outcome: ChatCaseOutcome;
  /** Why, 3 to 300 characters. */
  reason: string;
};

/** Input of muteChatMember. */
export type MuteChatMemberInput = {
  /** Id of the member who shall write nothing; a mute of his that is in force is replaced by this one. */
  memberId: string | number;
  /** How long, 5 minutes to a year. */
  minutes: number;
  /** Why, 3 to 300 characters; the member reads it. */
  reason: string;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Input of removeChatMessage. */
export type RemoveChatMessageInput = {
  /** Why, 3 to 300 characters. */
  reason: string;
  /** The room. */
  roomId: string | number;
  /** The message. */
  sequence: number;
};

export type ConsoleChatCasesQueryVariables = Exact<{
  filter?: Types.ChatCaseFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleChatCasesQuery = { page: { items: Array<ConsoleChatCaseFragment>, pageInfo: { totalItems: number } } };

export type ConsoleChatCaseOneQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleChatCaseOneQuery = { record: (
    { reporters: Array<{ memberId: string, account: string, reason: Types.ChatReportReason, reportedAt: string }> | null, context: Array<ConsoleChatMessageFragment> | null, mute: { until: string, reason: string } | null }
    & ConsoleChatCaseFragment
  ) | null };

export type ClaimChatCaseMutationVariables = Exact<{
  input: Types.ClaimChatCaseInput;
}>;


export type ClaimChatCaseMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export type DecideChatCaseMutationVariables = Exact<{
  input: Types.DecideChatCaseInput;
}>;


export type DecideChatCaseMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export type RemoveChatMessageMutationVariables = Exact<{
  input: Types.RemoveChatMessageInput;
}>;


export type RemoveChatMessageMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export type MuteChatMemberMutationVariables = Exact<{
  input: Types.MuteChatMemberInput;
}>;


export type MuteChatMemberMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleChatMessageFragment = { sequence: number, kind: Types.ChatEntryKind, memberId: string, account: string, authorName: string, content: string | null, removedBy: string | null, writtenAt: string, bet: { gameCode: string, drawNumber: string, playType: string } | null };

export type ConsoleChatCaseFragment = { id: string, state: Types.ChatCaseState, roomId: string, roomName: string, reports: number, openedAt: string, claimedBy: string | null, decidedBy: string | null, decidedAt: string | null, message: ConsoleChatMessageFragment };

export const ConsoleChatMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ConsoleChatMessageFragment, unknown>;
export const ConsoleChatCaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ConsoleChatCaseFragment, unknown>;
export const ConsoleChatCasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleChatCases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChatCaseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"chatCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatCase"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<ConsoleChatCasesQuery, ConsoleChatCasesQueryVariables>;
export const ConsoleChatCaseOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleChatCaseOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"chatCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatCase"}},{"kind":"Field","name":{"kind":"Name","value":"reporters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"context"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<ConsoleChatCaseOneQuery, ConsoleChatCaseOneQueryVariables>;
export const ClaimChatCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimChatCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimChatCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"claimChatCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ClaimChatCaseMutation, ClaimChatCaseMutationVariables>;
export const DecideChatCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideChatCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideChatCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"decideChatCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DecideChatCaseMutation, DecideChatCaseMutationVariables>;
export const RemoveChatMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveChatMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveChatMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"removeChatMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RemoveChatMessageMutation, RemoveChatMessageMutationVariables>;
export const MuteChatMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MuteChatMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MuteChatMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"muteChatMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<MuteChatMemberMutation, MuteChatMemberMutationVariables>;