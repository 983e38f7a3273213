/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of answerProtectionPrompt. */
export type AnswerProtectionPromptInput = {
  /** Which prompt. */
  kind: ProtectionPrompt;
};

/** Input of closeAccount. */
export type CloseAccountInput = {
  /** User name, typed as confirmation. */
  account: string;
};

/** How far a copy of the member's data is. */
export type DataExportState =
  /** Failed. */
  | 'FAILED'
  /** Ready to download. */
  | 'READY'
  /** Being made. */
  | 'RUNNING'
  /** Not begun. */
  | 'WAITING';

/** Kind of a break. */
export type ExclusionKind =
  /** The person is shut out at all brands of the operator. */
  | 'SELF_EXCLUSION'
  /** A short break of one account. */
  | 'TIME_OUT';

/** How long a self-exclusion lasts. */
export type ExclusionLength =
  /** Five years. */
  | 'FIVE_YEARS'
  /** Without end. */
  | 'INDEFINITE'
  /** Six months. */
  | 'SIX_MONTHS'
  /** One year. */
  | 'YEAR';

/** A picture of a document. */
export type IdentityDocumentKind =
  /** Back of the card. */
  | 'BACK'
  /** Front of the card. */
  | 'FRONT'
  /** The person with the card. */
  | 'SELFIE';

/** What became of an identity check. */
export type IdentityState =
  /** Nothing handed in. */
  | 'NONE'
  /** Rejected; may be handed in again. */
  | 'REJECTED'
  /** Waiting for an operator. */
  | 'SUBMITTED'
  /** Approved. */
  | 'VERIFIED';

/** What became of the wish to end an exclusion early. */
export type LiftState =
  /** Nobody answered yet. */
  | 'ASKED'
  /** It ends earlier. */
  | 'GRANTED'
  /** It stays. */
  | 'REFUSED';

/** Which limit. */
export type LimitKeyInput = {
  /** What is limited. */
  kind: LimitKind;
  /** Over which time. */
  period: LimitPeriod;
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

/** Input of requestExclusionLift. */
export type RequestExclusionLiftInput = {
  /** Why. */
  reason: string;
};

/** Input of selfExclude. */
export type SelfExcludeInput = {
  /** How long. */
  length: ExclusionLength;
  /** Why, if the member wants to tell. */
  reason?: string | null | undefined;
};

/** Input of setLimit. */
export type SetLimitInput = {
  /** Money, or minutes for SESSION; null takes the limit away. */
  amount?: string | null | undefined;
  /** What is limited. */
  kind: LimitKind;
  /** Over which time. */
  period: LimitPeriod;
};

/** Input of setRealityCheck. */
export type SetRealityCheckInput = {
  /** 15, 30 or 60 minutes. */
  minutes: number;
};

/** Input of startTimeOut. */
export type StartTimeOutInput = {
  /** How long. */
  length: TimeOutLength;
};

/** Input of submitIdentity. */
export type SubmitIdentityInput = {
  /** Birthday, yyyy-MM-dd. */
  birthday: string;
  /** Number of the document. */
  idNumber: string;
  /** Full name as on the document. */
  name: string;
};

/** How long a time-out lasts. */
export type TimeOutLength =
  /** 24 hours. */
  | 'DAY'
  /** 30 days. */
  | 'MONTH'
  /** 42 days. */
  | 'SIX_WEEKS'
  /** 7 days. */
  | 'WEEK';

export type LimitPartsFragment = { kind: Types.LimitKind, period: Types.LimitPeriod, own: string | null, operator: string | null, effective: string, used: string, left: string, endsAt: string, pending: { amount: string | null, readyAt: string, isReady: boolean } | null };

export type ProtectionPartsFragment = { realityCheckMinutes: number, limits: Array<LimitPartsFragment>, exclusion: { id: string, kind: Types.ExclusionKind, startedAt: string, endsAt: string | null, liftState: Types.LiftState | null, liftAnswer: string | null } | null };

export type PlayPartsFragment = { startedAt: string, elapsedSeconds: number, netPosition: string, realityCheckMinutes: number, dueAt: string, secondsLeft: number | null };

export type IdentityPartsFragment = { state: Types.IdentityState, name: string | null, birthday: string | null, idNumber: string | null, submittedAt: string | null, decidedAt: string | null, reason: string | null, documents: Array<{ kind: Types.IdentityDocumentKind, uploadedAt: string }> };

export type ProtectionQueryVariables = Exact<{ [key: string]: never; }>;


export type ProtectionQuery = { protection: ProtectionPartsFragment };

export type ActivityStatementQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ActivityStatementQuery = { activityStatement: { from: string, to: string, deposits: string, withdrawals: string, stakes: string, wins: string, net: string, lifetimeNetDeposits: string } };

export type DataExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type DataExportsQuery = { dataExports: Array<{ id: string, state: Types.DataExportState, progress: number, createdAt: string, expiresAt: string }> };

export type IdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityQuery = { identity: IdentityPartsFragment };

export type SetLimitMutationVariables = Exact<{
  input: Types.SetLimitInput;
}>;


export type SetLimitMutation = { setLimit: { limits: Array<LimitPartsFragment> | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type ConfirmLimitMutationVariables = Exact<{
  input: Types.LimitKeyInput;
}>;


export type ConfirmLimitMutation = { confirmLimit: { limits: Array<LimitPartsFragment> | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type CancelLimitChangeMutationVariables = Exact<{
  input: Types.LimitKeyInput;
}>;


export type CancelLimitChangeMutation = { cancelLimitChange: { limits: Array<LimitPartsFragment> | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type StartTimeOutMutationVariables = Exact<{
  input: Types.StartTimeOutInput;
}>;


export type StartTimeOutMutation = { startTimeOut: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type SelfExcludeMutationVariables = Exact<{
  input: Types.SelfExcludeInput;
}>;


export type SelfExcludeMutation = { selfExclude: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type RequestExclusionLiftMutationVariables = Exact<{
  input: Types.RequestExclusionLiftInput;
}>;


export type RequestExclusionLiftMutation = { requestExclusionLift: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type SetRealityCheckMutationVariables = Exact<{
  input: Types.SetRealityCheckInput;
}>;


export type SetRealityCheckMutation = { setRealityCheck: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type KeepPlayingMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepPlayingMutation = { keepPlaying: { play: PlayPartsFragment | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type AcknowledgeRealityCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type AcknowledgeRealityCheckMutation = { acknowledgeRealityCheck: { play: PlayPartsFragment | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type CloseAccountMutationVariables = Exact<{
  input: Types.CloseAccountInput;
}>;


export type CloseAccountMutation = { closeAccount: { done: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type RequestDataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataExportMutation = { requestDataExport: { dataExport: { id: string, state: Types.DataExportState, progress: number, createdAt: string, expiresAt: string } | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type SubmitIdentityMutationVariables = Exact<{
  input: Types.SubmitIdentityInput;
}>;


export type SubmitIdentityMutation = { submitIdentity: { identity: IdentityPartsFragment | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type ProtectionPromptsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProtectionPromptsQuery = { protectionPrompts: Array<Types.ProtectionPrompt> };

export type AnswerProtectionPromptMutationVariables = Exact<{
  input: Types.AnswerProtectionPromptInput;
}>;


export type AnswerProtectionPromptMutation = { answerProtectionPrompt: { prompts: Array<Types.ProtectionPrompt> | null, userErrors: Array<{ code: string, message: string }> } };

export const LimitPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}}]} as unknown as DocumentNode<LimitPartsFragment, unknown>;
export const ProtectionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Protection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftState"}},{"kind":"Field","name":{"kind":"Name","value":"liftAnswer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}}]} as unknown as DocumentNode<ProtectionPartsFragment, unknown>;
export const PlayPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"netPosition"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]} as unknown as DocumentNode<PlayPartsFragment, unknown>;
export const IdentityPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Identity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]} as unknown as DocumentNode<IdentityPartsFragment, unknown>;
export const ProtectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProtectionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Protection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftState"}},{"kind":"Field","name":{"kind":"Name","value":"liftAnswer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}}]}}]} as unknown as DocumentNode<ProtectionQuery, ProtectionQueryVariables>;
export const ActivityStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"lifetimeNetDeposits"}}]}}]}}]} as unknown as DocumentNode<ActivityStatementQuery, ActivityStatementQueryVariables>;
export const DataExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataExports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataExports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<DataExportsQuery, DataExportsQueryVariables>;
export const IdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Identity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]} as unknown as DocumentNode<IdentityQuery, IdentityQueryVariables>;
export const SetLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLimitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}}]} as unknown as DocumentNode<SetLimitMutation, SetLimitMutationVariables>;
export const ConfirmLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LimitKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}}]} as unknown as DocumentNode<ConfirmLimitMutation, ConfirmLimitMutationVariables>;
export const CancelLimitChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelLimitChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LimitKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelLimitChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}}]} as unknown as DocumentNode<CancelLimitChangeMutation, CancelLimitChangeMutationVariables>;
export const StartTimeOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTimeOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartTimeOutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTimeOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<StartTimeOutMutation, StartTimeOutMutationVariables>;
export const SelfExcludeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SelfExclude"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelfExcludeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selfExclude"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SelfExcludeMutation, SelfExcludeMutationVariables>;
export const RequestExclusionLiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestExclusionLift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestExclusionLiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestExclusionLift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RequestExclusionLiftMutation, RequestExclusionLiftMutationVariables>;
export const SetRealityCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRealityCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRealityCheckInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRealityCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetRealityCheckMutation, SetRealityCheckMutationVariables>;
export const KeepPlayingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepPlaying"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepPlaying"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"play"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"netPosition"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]} as unknown as DocumentNode<KeepPlayingMutation, KeepPlayingMutationVariables>;
export const AcknowledgeRealityCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeRealityCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeRealityCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"play"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"netPosition"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]} as unknown as DocumentNode<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>;
export const CloseAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CloseAccountMutation, CloseAccountMutationVariables>;
export const RequestDataExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RequestDataExportMutation, RequestDataExportMutationVariables>;
export const SubmitIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Identity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]} as unknown as DocumentNode<SubmitIdentityMutation, SubmitIdentityMutationVariables>;
export const ProtectionPromptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProtectionPrompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protectionPrompts"}}]}}]} as unknown as DocumentNode<ProtectionPromptsQuery, ProtectionPromptsQueryVariables>;
export const AnswerProtectionPromptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerProtectionPrompt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerProtectionPromptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerProtectionPrompt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerProtectionPromptMutation, AnswerProtectionPromptMutationVariables>;
export function useProtectionQuery(options: useQuery.Options<ProtectionQuery, ProtectionQueryVariables> = {}) {
  return useQuery<ProtectionQuery, ProtectionQueryVariables>(ProtectionDocument, options)
}

export function useActivityStatementQuery(options: useQuery.Options<ActivityStatementQuery, ActivityStatementQueryVariables> = {}) {
  return useQuery<ActivityStatementQuery, ActivityStatementQueryVariables>(ActivityStatementDocument, options)
}

export function useDataExportsQuery(options: useQuery.Options<DataExportsQuery, DataExportsQueryVariables> = {}) {
  return useQuery<DataExportsQuery, DataExportsQueryVariables>(DataExportsDocument, options)
}

export function useIdentityQuery(options: useQuery.Options<IdentityQuery, IdentityQueryVariables> = {}) {
  return useQuery<IdentityQuery, IdentityQueryVariables>(IdentityDocument, options)
}

export function useSetLimitMutation(options?: useMutation.Options<SetLimitMutation, SetLimitMutationVariables>) {
  return useMutation<SetLimitMutation, SetLimitMutationVariables>(SetLimitDocument, options)
}

export function useConfirmLimitMutation(options?: useMutation.Options<ConfirmLimitMutation, ConfirmLimitMutationVariables>) {
  return useMutation<ConfirmLimitMutation, ConfirmLimitMutationVariables>(ConfirmLimitDocument, options)
}

export function useCancelLimitChangeMutation(options?: useMutation.Options<CancelLimitChangeMutation, CancelLimitChangeMutationVariables>) {
  return useMutation<CancelLimitChangeMutation, CancelLimitChangeMutationVariables>(CancelLimitChangeDocument, options)
}

export function useStartTimeOutMutation(options?: useMutation.Options<StartTimeOutMutation, StartTimeOutMutationVariables>) {
  return useMutation<StartTimeOutMutation, StartTimeOutMutationVariables>(StartTimeOutDocument, options)
}

export function useSelfExcludeMutation(options?: useMutation.Options<SelfExcludeMutation, SelfExcludeMutationVariables>) {
  return useMutation<SelfExcludeMutation, SelfExcludeMutationVariables>(SelfExcludeDocument, options)
}

export function useRequestExclusionLiftMutation(options?: useMutation.Options<RequestExclusionLiftMutation, RequestExclusionLiftMutationVariables>) {
  return useMutation<RequestExclusionLiftMutation, RequestExclusionLiftMutationVariables>(RequestExclusionLiftDocument, options)
}

export function useSetRealityCheckMutation(options?: useMutation.Options<SetRealityCheckMutation, SetRealityCheckMutationVariables>) {
  return useMutation<SetRealityCheckMutation, SetRealityCheckMutationVariables>(SetRealityCheckDocument, options)
}

export function useKeepPlayingMutation(options?: useMutation.Options<KeepPlayingMutation, KeepPlayingMutationVariables>) {
  return useMutation<KeepPlayingMutation, KeepPlayingMutationVariables>(KeepPlayingDocument, options)
}

export function useAcknowledgeRealityCheckMutation(options?: useMutation.Options<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>) {
  return useMutation<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>(AcknowledgeRealityCheckDocument, options)
}

export function useCloseAccountMutation(options?: useMutation.Options<CloseAccountMutation, CloseAccountMutationVariables>) {
  return useMutation<CloseAccountMutation, CloseAccountMutationVariables>(CloseAccountDocument, options)
}

export function useRequestDataExportMutation(options?: useMutation.Options<RequestDataExportMutation, RequestDataExportMutationVariables>) {
  return useMutation<RequestDataExportMutation, RequestDataExportMutationVariables>(RequestDataExportDocument, options)
}

export function useSubmitIdentityMutation(options?: useMutation.Options<SubmitIdentityMutation, SubmitIdentityMutationVariables>) {
  return useMutation<SubmitIdentityMutation, SubmitIdentityMutationVariables>(SubmitIdentityDocument, options)
}

export function useProtectionPromptsQuery(options: useQuery.Options<ProtectionPromptsQuery, ProtectionPromptsQueryVariables> = {}) {
  return useQuery<ProtectionPromptsQuery, ProtectionPromptsQueryVariables>(ProtectionPromptsDocument, options)
}

export function useAnswerProtectionPromptMutation(options?: useMutation.Options<AnswerProtectionPromptMutation, AnswerProtectionPromptMutationVariables>) {
  return useMutation<AnswerProtectionPromptMutation, AnswerProtectionPromptMutationVariables>(AnswerProtectionPromptDocument, options)
}