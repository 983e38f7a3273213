/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { LimitPartsFragment } from '../../kits/protection/protection.generated.ts';
import type { UserErrorParts_ProtectionUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
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

/** All that may stand in the way of a change in `protection`. */
export type ProtectionErrorCode =
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** {{balance}} {{currency}} is left in your wallet. Withdraw it first, then close the account. */
  | 'CLOSING_BALANCE_LEFT'
  /** Some of your bets are still open. Please wait for them, then close the account. */
  | 'CLOSING_BETS_OPEN'
  /** The 30 days are over; it cannot be opened again. */
  | 'CLOSING_FINAL'
  /** A deposit, withdrawal or correction is still under way. Please wait until it is settled and try again. */
  | 'CLOSING_MONEY_UNDER_WAY'
  /** This is not your user name. */
  | 'CLOSING_NOT_CONFIRMED'
  /** This account is not closed. */
  | 'CLOSING_NOT_FOUND'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** A longer break is in force already. */
  | 'EXCLUSION_LONGER'
  /** There is no self-exclusion in force. */
  | 'EXCLUSION_NOT_FOUND'
  /** A copy is being made already. */
  | 'EXPORT_UNDER_WAY'
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
  /** This date of birth does not exist. */
  | 'IDENTITY_BIRTHDAY_INVALID'
  /** {{operator}} is working on this case. */
  | 'IDENTITY_CLAIMED'
  /** This case was decided already. */
  | 'IDENTITY_DECIDED'
  /** A picture of the document is missing. */
  | 'IDENTITY_DOCUMENTS_MISSING'
  /** This was handed in and cannot be changed any more. */
  | 'IDENTITY_LOCKED'
  /** There is no such identity record. */
  | 'IDENTITY_NOT_FOUND'
  /** This document number does not look right. */
  | 'IDENTITY_NUMBER_INVALID'
  /** This document number belongs to another account. */
  | 'IDENTITY_NUMBER_TAKEN'
  /** A rejection needs a reason. */
  | 'IDENTITY_REASON_MISSING'
  /** You must be at least {{minimumAge}} years old. */
  | 'IDENTITY_UNDERAGE'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** You have asked to end it early already. */
  | 'LIFT_ALREADY_ASKED'
  /** Nobody asked to end it early. */
  | 'LIFT_NOT_ASKED'
  /** This limit does not work. Time is in whole minutes and no longer than the period. */
  | 'LIMIT_INVALID'
  /** No change is waiting. */
  | 'LIMIT_NOTHING_PENDING'
  /** You have not set this limit. */
  | 'LIMIT_NOT_FOUND'
  /** The 24 hours are not over yet. Please come back to confirm. */
  | 'LIMIT_WAITS'
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
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** We cannot open an account for you now, because of a self-exclusion. Please contact customer service. */
  | 'PERSON_EXCLUDED'
  /** No game is open now. */
  | 'PLAY_SESSION_NONE'
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


export type ConfirmLimitMutation = { confirmLimit: { limits: Array<LimitPartsFragment> | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type CancelLimitChangeMutationVariables = Exact<{
  input: Types.LimitKeyInput;
}>;


export type CancelLimitChangeMutation = { cancelLimitChange: { limits: Array<LimitPartsFragment> | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type StartTimeOutMutationVariables = Exact<{
  input: Types.StartTimeOutInput;
}>;


export type StartTimeOutMutation = { startTimeOut: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type SelfExcludeMutationVariables = Exact<{
  input: Types.SelfExcludeInput;
}>;


export type SelfExcludeMutation = { selfExclude: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type RequestExclusionLiftMutationVariables = Exact<{
  input: Types.RequestExclusionLiftInput;
}>;


export type RequestExclusionLiftMutation = { requestExclusionLift: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type SetRealityCheckMutationVariables = Exact<{
  input: Types.SetRealityCheckInput;
}>;


export type SetRealityCheckMutation = { setRealityCheck: { protection: { realityCheckMinutes: number, exclusion: { id: string } | null } | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type CloseAccountMutationVariables = Exact<{
  input: Types.CloseAccountInput;
}>;


export type CloseAccountMutation = { closeAccount: { done: boolean, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type RequestDataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataExportMutation = { requestDataExport: { dataExport: { id: string, state: Types.DataExportState, progress: number, createdAt: string, expiresAt: string } | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type SubmitIdentityMutationVariables = Exact<{
  input: Types.SubmitIdentityInput;
}>;


export type SubmitIdentityMutation = { submitIdentity: { identity: IdentityPartsFragment | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export const ProtectionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Protection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftState"}},{"kind":"Field","name":{"kind":"Name","value":"liftAnswer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}}]} as unknown as DocumentNode<ProtectionPartsFragment, unknown>;
export const IdentityPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Identity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]} as unknown as DocumentNode<IdentityPartsFragment, unknown>;
export const ProtectionDocument = {"__meta__":{"id":"4699ac2887381abb5938c8b5206d61daa1cf28ce55913529eed37f7d77f54eef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProtectionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProtectionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Protection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftState"}},{"kind":"Field","name":{"kind":"Name","value":"liftAnswer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}}]}}]} as unknown as DocumentNode<ProtectionQuery, ProtectionQueryVariables>;
export const BreakKindDocument = {"__meta__":{"id":"6f196bee0bb95c3d43656a2c8568c859945dbbb9f80602f82ce24dbd141f3b21"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BreakKind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<BreakKindQuery, BreakKindQueryVariables>;
export const ActivityStatementDocument = {"__meta__":{"id":"f84e6e13ee1242b769cad88ee0a4d9274de35e364e59304756cff2e715525065"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"stakes"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"net"}},{"kind":"Field","name":{"kind":"Name","value":"lifetimeNetDeposits"}}]}}]}}]} as unknown as DocumentNode<ActivityStatementQuery, ActivityStatementQueryVariables>;
export const ClosingObstaclesDocument = {"__meta__":{"id":"95c345161e8ed4648ff6f2bfa8189eaa0e8cf8ae6e2af4d88cfd1e0e1aa329c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosingObstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closingObstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openBets"}},{"kind":"Field","name":{"kind":"Name","value":"depositId"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalId"}},{"kind":"Field","name":{"kind":"Name","value":"vendorWallets"}},{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"checks"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<ClosingObstaclesQuery, ClosingObstaclesQueryVariables>;
export const DataExportsDocument = {"__meta__":{"id":"d4395eb4009fd9610393f5e72f77fdb9b70644dbea6501d244d188049a93b000"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataExports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataExports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<DataExportsQuery, DataExportsQueryVariables>;
export const IdentityDocument = {"__meta__":{"id":"8d7be9be934321719ea89d7b208bd8b788792176088603b77733b82a0747ae0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Identity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}}]} as unknown as DocumentNode<IdentityQuery, IdentityQueryVariables>;
export const ConfirmLimitDocument = {"__meta__":{"id":"b9ac0fed43f896461c1e43bfd7fc7057dd71e2bdc0dc0b579117c4ca11e6aeb2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LimitKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ConfirmLimitMutation, ConfirmLimitMutationVariables>;
export const CancelLimitChangeDocument = {"__meta__":{"id":"c4f004b516639efa7d5f0ee277c4acee1dc5fda367b363749d081223f5d5cfb3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelLimitChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LimitKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelLimitChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CancelLimitChangeMutation, CancelLimitChangeMutationVariables>;
export const StartTimeOutDocument = {"__meta__":{"id":"a432f335a64df79efa414ebaa403de2da53b56d7ab5cb5ec08ffcdca3f48e2c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTimeOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartTimeOutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTimeOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<StartTimeOutMutation, StartTimeOutMutationVariables>;
export const SelfExcludeDocument = {"__meta__":{"id":"fa090202c71da678135296ef6bbdb7636131c31be6a8e7c6fe370b5a64127cdb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SelfExclude"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelfExcludeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selfExclude"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SelfExcludeMutation, SelfExcludeMutationVariables>;
export const RequestExclusionLiftDocument = {"__meta__":{"id":"e6fefcf1fb4de073e222470a52e174d0571ecbc9861d98fe0f65ac429f5a259a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestExclusionLift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestExclusionLiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestExclusionLift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RequestExclusionLiftMutation, RequestExclusionLiftMutationVariables>;
export const SetRealityCheckDocument = {"__meta__":{"id":"2bd57a2ba483cf53d622a59f4baf38d54af197533ec6e83ea35818591d91df3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRealityCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRealityCheckInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRealityCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetRealityCheckMutation, SetRealityCheckMutationVariables>;
export const CloseAccountDocument = {"__meta__":{"id":"8db75d49c31f42c14cd1547679a7487b7d4e05cde91681f786f60304e7ee3748"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CloseAccountMutation, CloseAccountMutationVariables>;
export const RequestDataExportDocument = {"__meta__":{"id":"8b8328928b64e76f06cff5951e1dd90b562d0bfd9e421bfc4443bba117f369e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RequestDataExportMutation, RequestDataExportMutationVariables>;
export const SubmitIdentityDocument = {"__meta__":{"id":"41aa20e579d8c3d8d9d11a2a3da92904bb946b26611672deb55b948b0d113ece"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Identity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthday"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SubmitIdentityMutation, SubmitIdentityMutationVariables>;
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