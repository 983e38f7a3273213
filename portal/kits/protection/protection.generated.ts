/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of answerProtectionPrompt. */
export type AnswerProtectionPromptInput = {
  /** Which prompt. */
  kind: ProtectionPrompt;
};

/** What is limited. */
export type LimitKind =
  /** Money paid in, gross. */
  | 'DEPOSIT'
  /** Stakes minus wins. */
  | 'LOSS'
  /** Time in games. */
  | 'SESSION';

/** Over which time, by the calendar of the brand. */
export type LimitPeriod =
  /** From midnight to midnight. */
  | 'DAY'
  /** From the first of the month. */
  | 'MONTH'
  /** From Monday to Sunday. */
  | 'WEEK';

/** What a member is asked or told once for their protection. */
export type ProtectionPrompt =
  /** Whether to limit deposits; before the first one. */
  | 'LIMITS'
  /** To look at what was deposited and played; every six months. */
  | 'REVIEW'
  /** How to play safely; before the first bet. */
  | 'SAFER_PLAY';

/** Input of setLimit. */
export type SetLimitInput = {
  /** Money, or minutes for SESSION; null takes the limit away. */
  amount?: string | null | undefined;
  /** What is limited. */
  kind: LimitKind;
  /** Over which time. */
  period: LimitPeriod;
};

export type LimitPartsFragment = { kind: Types.LimitKind, period: Types.LimitPeriod, own: string | null, operator: string | null, effective: string, used: string, left: string, endsAt: string, pending: { amount: string | null, readyAt: string, isReady: boolean } | null };

export type PlayPartsFragment = { startedAt: string, elapsedSeconds: number, netPosition: string, realityCheckMinutes: number, dueAt: string, secondsLeft: number | null };

export type SetLimitMutationVariables = Exact<{
  input: Types.SetLimitInput;
}>;


export type SetLimitMutation = { setLimit: { limits: Array<LimitPartsFragment> | null, userErrors: Array<UserErrorPartsFragment> } };

export type KeepPlayingMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepPlayingMutation = { keepPlaying: { play: PlayPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type AcknowledgeRealityCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type AcknowledgeRealityCheckMutation = { acknowledgeRealityCheck: { play: PlayPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type ProtectionPromptsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProtectionPromptsQuery = { protectionPrompts: Array<Types.ProtectionPrompt> };

export type AnswerProtectionPromptMutationVariables = Exact<{
  input: Types.AnswerProtectionPromptInput;
}>;


export type AnswerProtectionPromptMutation = { answerProtectionPrompt: { prompts: Array<Types.ProtectionPrompt> | null, userErrors: Array<UserErrorPartsFragment> } };

export const LimitPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}}]} as unknown as DocumentNode<LimitPartsFragment, unknown>;
export const PlayPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"netPosition"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]} as unknown as DocumentNode<PlayPartsFragment, unknown>;
export const SetLimitDocument = {"__meta__":{"id":"effa77347c3a250973e8b0ea2a6a114a80026c0bf44fcec978edaf371a011382"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLimitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetLimitMutation, SetLimitMutationVariables>;
export const KeepPlayingDocument = {"__meta__":{"id":"66ecec8fbc2ed9dc7476412265e6e7ab820108e33b42ac1c5111bfdde8c5a8e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepPlaying"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepPlaying"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"play"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"netPosition"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<KeepPlayingMutation, KeepPlayingMutationVariables>;
export const AcknowledgeRealityCheckDocument = {"__meta__":{"id":"11308e44c71fa6f65e99b9aa49169d12849abd85dfca39f758008894e7fb2512"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeRealityCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeRealityCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"play"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"netPosition"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>;
export const ProtectionPromptsDocument = {"__meta__":{"id":"03a6d99786295ec6eaeea67f5edd9aed585da7ce143b6315ca372d20a766d2ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProtectionPrompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protectionPrompts"}}]}}]} as unknown as DocumentNode<ProtectionPromptsQuery, ProtectionPromptsQueryVariables>;
export const AnswerProtectionPromptDocument = {"__meta__":{"id":"9ec28fb284aac5a9270b4537aaba2be2fdfaee19045ba9cfb41b07a98bb2d020"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerProtectionPrompt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerProtectionPromptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerProtectionPrompt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<AnswerProtectionPromptMutation, AnswerProtectionPromptMutationVariables>;
export function useSetLimitMutation(options?: useMutation.Options<SetLimitMutation, SetLimitMutationVariables>) {
  return useMutation<SetLimitMutation, SetLimitMutationVariables>(SetLimitDocument, options)
}

export function useKeepPlayingMutation(options?: useMutation.Options<KeepPlayingMutation, KeepPlayingMutationVariables>) {
  return useMutation<KeepPlayingMutation, KeepPlayingMutationVariables>(KeepPlayingDocument, options)
}

export function useAcknowledgeRealityCheckMutation(options?: useMutation.Options<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>) {
  return useMutation<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>(AcknowledgeRealityCheckDocument, options)
}

export function useProtectionPromptsQuery(options: useQuery.Options<ProtectionPromptsQuery, ProtectionPromptsQueryVariables> = {}) {
  return useQuery<ProtectionPromptsQuery, ProtectionPromptsQueryVariables>(ProtectionPromptsDocument, options)
}

export function useAnswerProtectionPromptMutation(options?: useMutation.Options<AnswerProtectionPromptMutation, AnswerProtectionPromptMutationVariables>) {
  return useMutation<AnswerProtectionPromptMutation, AnswerProtectionPromptMutationVariables>(AnswerProtectionPromptDocument, options)
}