/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { LimitPartsFragment } from '../../kits/protection/protection.generated.ts';
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of closeAccount. */
export type CloseAccountInput = {
  /** User name, typed as confirmation. */
  account: string;
};

/** How far a copy of the member's data is. */
export type DataExportState =
  /** It could not be made. It may be tried again by itself; another copy may be asked for. */
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
  /** Five years by the calendar. */
  | 'FIVE_YEARS'
  /** Without end. */
  | 'INDEFINITE'
  /** Six months by the calendar, the shortest that there is. */
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
  /** An operator found it right; the member can hand in no other. */
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

/** Input of requestExclusionLift. */
export type RequestExclusionLiftInput = {
  /** What the member gives as reason, 1 to 500 characters; operators read it. */
  reason: string;
};

/** Input of selfExclude. */
export type SelfExcludeInput = {
  /** How long. */
  length: ExclusionLength;
  /** Why, if the member wants to tell. */
  reason?: string | null | undefined;
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

export type ProtectionPartsFragment = { realityCheckMinutes: number, limits: Array<LimitPartsFragment>, exclusion: { id: string, kind: Types.ExclusionKind, startedAt: string, endsAt: string | null, liftState: Types.LiftState | null, liftAnswer: string | null } | null };

export type IdentityPartsFragment = { state: Types.IdentityState, name: string | null, birthday: string | null, idNumber: string | null, submittedAt: string | null, decidedAt: string | null, reason: string | null, documents: Array<{ kind: Types.IdentityDocumentKind, uploadedAt: string }> };

export type ProtectionQueryVariables = Exact<{ [key: string]: never; }>;


export type ProtectionQuery = { protection: ProtectionPartsFragment };

export type BreakKindQueryVariables = Exact<{ [key: string]: never; }>;


export type BreakKindQuery = { protection: { exclusion: { id: string, kind: Types.ExclusionKind } | null } };

export type ActivityStatementQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ActivityStatementQuery = { activityStatement: { from: string, to: string, deposits: string, withdrawals: string, stakes: string, wins: string, net: string, lifetimeNetDeposits: string } };

export type ClosingObstaclesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosingObstaclesQuery = { closingObstacles: { openBets: boolean, depositId: string | null, withdrawalId: string | null, vendorWallets: boolean, bonus: boolean, checks: boolean, balance: string } };

export type DataExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type DataExportsQuery = { dataExports: Array<{ id: string, state: Types.DataExportState, progress: number, createdAt: string, expiresAt: string }> };

export type IdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityQuery = { identity: IdentityPartsFragment };

export type ConfirmLimitMutationVariables = Exact<{
  input: Types.LimitKeyInput;
}>;


export type ConfirmLimitMutation = { confirmLimit: { limits: Array<LimitPartsFragment> | null, userErrors: Array<UserErrorPartsFragment> } };

export type CancelLimitChangeMutationVariables = Exact<{
  input: Types.LimitKeyInput;
}>;


export type CancelLimitChangeMutation = { cancelLimitChange: { limits: Array<LimitPartsFragment> | null, userErrors: Array<UserErrorPartsFragment> } };

export type StartTimeOutMutationVariables = Exact<{
  input: Types.StartTimeOutInput;
}>;


export type StartTimeOutMutation = { startTimeOut: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<UserErrorPartsFragment> } };

export type SelfExcludeMutationVariables = Exact<{
  input: Types.SelfExcludeInput;
}>;


export type SelfExcludeMutation = { selfExclude: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<UserErrorPartsFragment> } };

export type RequestExclusionLiftMutationVariables = Exact<{
  input: Types.RequestExclusionLiftInput;
}>;


export type RequestExclusionLiftMutation = { requestExclusionLift: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<UserErrorPartsFragment> } };

export type SetRealityCheckMutationVariables = Exact<{
  input: Types.SetRealityCheckInput;
}>;


export type SetRealityCheckMutation = { setRealityCheck: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<UserErrorPartsFragment> } };

export type CloseAccountMutationVariables = Exact<{
  input: Types.CloseAccountInput;
}>;


export type CloseAccountMutation = { closeAccount: { done: boolean, userErrors: Array<UserErrorPartsFragment> } };

export type RequestDataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataExportMutation = { requestDataExport: { dataExport: { id: string, state: Types.DataExportState, progress: number, createdAt: string, expiresAt: string } | null, userErrors: Array<UserErrorPartsFragment> } };

export type SubmitIdentityMutationVariables = Exact<{
  input: Types.SubmitIdentityInput;
}>;


export type SubmitIdentityMutation = { submitIdentity: { identity: IdentityPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export const ProtectionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Protection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftState"}},{"kind":"Field","name":{"kind":"Name","value":"liftAnswer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}}]} as unknown as DocumentNode<ProtectionPartsFragment, unknown>;
export const IdentityPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Identity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]} as unknown as DocumentNode<IdentityPartsFragment, unknown>;
export const ProtectionDocument = {"__meta__":{"id":"4699ac2887381abb5938c8b5206d61daa1cf28ce55913529eed37f7d77f54eef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProtectionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Protection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftState"}},{"kind":"Field","name":{"kind":"Name","value":"liftAnswer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}}]}}]} as unknown as DocumentNode<ProtectionQuery, ProtectionQueryVariables>;
export const BreakKindDocument = {"__meta__":{"id":"6f196bee0bb95c3d43656a2c8568c859945dbbb9f80602f82ce24dbd141f3b21"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakKind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<BreakKindQuery, BreakKindQueryVariables>;
export const ActivityStatementDocument = {"__meta__":{"id":"f84e6e13ee1242b769cad88ee0a4d9274de35e364e59304756cff2e715525065"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"lifetimeNetDeposits"}}]}}]}}]} as unknown as DocumentNode<ActivityStatementQuery, ActivityStatementQueryVariables>;
export const ClosingObstaclesDocument = {"__meta__":{"id":"95c345161e8ed4648ff6f2bfa8189eaa0e8cf8ae6e2af4d88cfd1e0e1aa329c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosingObstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closingObstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openBets"}},{"kind":"Field","name":{"kind":"Name","value":"depositId"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalId"}},{"kind":"Field","name":{"kind":"Name","value":"vendorWallets"}},{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"checks"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<ClosingObstaclesQuery, ClosingObstaclesQueryVariables>;
export const DataExportsDocument = {"__meta__":{"id":"d4395eb4009fd9610393f5e72f77fdb9b70644dbea6501d244d188049a93b000"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataExports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataExports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<DataExportsQuery, DataExportsQueryVariables>;
export const IdentityDocument = {"__meta__":{"id":"8d7be9be934321719ea89d7b208bd8b788792176088603b77733b82a0747ae0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Identity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]} as unknown as DocumentNode<IdentityQuery, IdentityQueryVariables>;
export const ConfirmLimitDocument = {"__meta__":{"id":"8341f8d9ebee25a08eb8b3ee1adaad78d4b10c448aa2d010d6c8d4ded9d04d77"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LimitKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ConfirmLimitMutation, ConfirmLimitMutationVariables>;
export const CancelLimitChangeDocument = {"__meta__":{"id":"2ca1fb97d900c34350b18cba12d19323fec053cad1f1156a6d4be7b694859630"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelLimitChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LimitKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelLimitChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CancelLimitChangeMutation, CancelLimitChangeMutationVariables>;
export const StartTimeOutDocument = {"__meta__":{"id":"af2856a99eedc200627afb8b4a97419155355f48c3855a06fbf8338445e8bbfd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTimeOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartTimeOutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTimeOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<StartTimeOutMutation, StartTimeOutMutationVariables>;
export const SelfExcludeDocument = {"__meta__":{"id":"41cd54398828b4c593778e04f275b3c6c26b1325fe7fc4e458eb2bd722e3027a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SelfExclude"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelfExcludeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selfExclude"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SelfExcludeMutation, SelfExcludeMutationVariables>;
export const RequestExclusionLiftDocument = {"__meta__":{"id":"4a4061ae2fd566981ddf7272472261643c53b3d252c613aa032de04e9e271be6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestExclusionLift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestExclusionLiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestExclusionLift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RequestExclusionLiftMutation, RequestExclusionLiftMutationVariables>;
export const SetRealityCheckDocument = {"__meta__":{"id":"d30ca7777ab3baeed23d6a2e3300db7d8718e4b99bc86aba4d8d6eb3b29606ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRealityCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRealityCheckInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRealityCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetRealityCheckMutation, SetRealityCheckMutationVariables>;
export const CloseAccountDocument = {"__meta__":{"id":"c28bba6765aca6c5b52ac44f29c598f885f67394fe7f6b85fb22b856db003f44"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CloseAccountMutation, CloseAccountMutationVariables>;
export const RequestDataExportDocument = {"__meta__":{"id":"8587ff7a269160049a0f97d08a1166c98a1a17ec9ed4ed509a79583ddc0102e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RequestDataExportMutation, RequestDataExportMutationVariables>;
export const SubmitIdentityDocument = {"__meta__":{"id":"3febe5d78f96565ef02ced1665d5769bc8572fc1c42b6bfa527602895c47d60e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Identity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SubmitIdentityMutation, SubmitIdentityMutationVariables>;
export function useProtectionQuery(options: useQuery.Options<ProtectionQuery, ProtectionQueryVariables> = {}) {
  return useQuery<ProtectionQuery, ProtectionQueryVariables>(ProtectionDocument, options)
}

export function useBreakKindQuery(options: useQuery.Options<BreakKindQuery, BreakKindQueryVariables> = {}) {
  return useQuery<BreakKindQuery, BreakKindQueryVariables>(BreakKindDocument, options)
}

export function useActivityStatementQuery(options: useQuery.Options<ActivityStatementQuery, ActivityStatementQueryVariables> = {}) {
  return useQuery<ActivityStatementQuery, ActivityStatementQueryVariables>(ActivityStatementDocument, options)
}

export function useClosingObstaclesQuery(options: useQuery.Options<ClosingObstaclesQuery, ClosingObstaclesQueryVariables> = {}) {
  return useQuery<ClosingObstaclesQuery, ClosingObstaclesQueryVariables>(ClosingObstaclesDocument, options)
}

export function useDataExportsQuery(options: useQuery.Options<DataExportsQuery, DataExportsQueryVariables> = {}) {
  return useQuery<DataExportsQuery, DataExportsQueryVariables>(DataExportsDocument, options)
}

export function useIdentityQuery(options: useQuery.Options<IdentityQuery, IdentityQueryVariables> = {}) {
  return useQuery<IdentityQuery, IdentityQueryVariables>(IdentityDocument, options)
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

export function useCloseAccountMutation(options?: useMutation.Options<CloseAccountMutation, CloseAccountMutationVariables>) {
  return useMutation<CloseAccountMutation, CloseAccountMutationVariables>(CloseAccountDocument, options)
}

export function useRequestDataExportMutation(options?: useMutation.Options<RequestDataExportMutation, RequestDataExportMutationVariables>) {
  return useMutation<RequestDataExportMutation, RequestDataExportMutationVariables>(RequestDataExportDocument, options)
}

export function useSubmitIdentityMutation(options?: useMutation.Options<SubmitIdentityMutation, SubmitIdentityMutationVariables>) {
  return useMutation<SubmitIdentityMutation, SubmitIdentityMutationVariables>(SubmitIdentityDocument, options)
}