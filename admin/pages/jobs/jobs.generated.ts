/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_JobUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of dropJobFailure. */
export type DropJobFailureInput = {
  /** Id of a failure that is STUCK. */
  id: string | number;
  /** Why, for the audit log; 1 to 300 characters. */
  reason: string;
};

/** All that may stand in the way of a change in `jobs`. */
export type JobErrorCode =
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
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** There is nothing to decide any more: the work was tried again or given up, or it ended by itself. Please read the page anew. */
  | 'JOB_FAILURE_DECIDED'
  /** It cannot be run by itself: it carries out what is sent to it. */
  | 'JOB_NEEDS_WORK'
  /** It is running already. Please wait until it is done. */
  | 'JOB_RUNNING'
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

/** What a failure asks of operators. */
export type JobFailureState =
  /** An operator let go of the piece. */
  | 'DROPPED'
  /** An operator had the piece tried again. */
  | 'RETRIED'
  /** Its piece of work gave up: one retries or drops it. */
  | 'STUCK'
  /** Nothing: it is tried again, or the next run does what this one did not. */
  | 'TOLD';

/** What makes a job run. */
export type JobKind =
  /** It carries out the pieces of work that come into its queue. */
  | 'QUEUE'
  /** It comes round every so many seconds, on each node that works. */
  | 'ROUND'
  /** It has minutes, hours and days of its own, and runs on one node. */
  | 'SCHEDULED';

/** How a job stands; where several hold, the first of OVERDUE, FAILING and RUNNING. */
export type JobState =
  /** Its last run failed, or a piece of its work gave up. */
  | 'FAILING'
  /** It ran when it was due, and did what it should. */
  | 'HEALTHY'
  /** It missed two of its times, or a quarter of an hour; or a piece of its work has waited for ten minutes. */
  | 'OVERDUE'
  /** It has run for three seconds or longer. */
  | 'RUNNING';

/** Input of retryJobFailure. */
export type RetryJobFailureInput = {
  /** Id of a failure that is STUCK. */
  id: string | number;
  /** Why, for the audit log; at most 300 characters. */
  reason?: string | null | undefined;
};

/** Input of runJob. */
export type RunJobInput = {
  /** Name of the job, such as `follow-payouts`. */
  id: string | number;
  /** Why, for the audit log; at most 300 characters. */
  reason?: string | null | undefined;
};

export type ConsoleJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleJobsQuery = { jobs: Array<ConsoleJobFragment> };

export type ConsoleJobQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleJobQuery = { job: (
    { failures: Array<ConsoleJobFailureFragment> | null }
    & ConsoleJobFragment
  ) | null };

export type ConsoleJobsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ConsoleJobsChangedSubscription = { jobs: Array<ConsoleJobFragment> };

export type RunJobMutationVariables = Exact<{
  input: Types.RunJobInput;
}>;


export type RunJobMutation = { payload: { job: { id: string } | null, userErrors: Array<(
      { code: Types.JobErrorCode }
      & ConsoleUserError_JobUserError_Fragment
    )> } };

export type RetryJobFailureMutationVariables = Exact<{
  input: Types.RetryJobFailureInput;
}>;


export type RetryJobFailureMutation = { payload: { failure: { id: string } | null, userErrors: Array<(
      { code: Types.JobErrorCode }
      & ConsoleUserError_JobUserError_Fragment
    )> } };

export type DropJobFailureMutationVariables = Exact<{
  input: Types.DropJobFailureInput;
}>;


export type DropJobFailureMutation = { payload: { failure: { id: string } | null, userErrors: Array<(
      { code: Types.JobErrorCode }
      & ConsoleUserError_JobUserError_Fragment
    )> } };

export type ConsoleJobFragment = { id: string, kind: Types.JobKind, state: Types.JobState, since: string | null, everySeconds: number | null, schedule: string | null, lastRanAt: string | null, lastTookMilliseconds: number | null, lastSucceededAt: string | null, failuresInRow: number, runningSince: string | null, dueAt: string | null, waiting: number, waitingSince: string | null, stuck: number, isRunnable: boolean, lastFailure: ConsoleJobFailureFragment | null };

export type ConsoleJobFailureFragment = { id: string, at: string, state: Types.JobFailureState, message: string, detail: string | null, reference: string | null, times: number, attempt: number | null };

export const ConsoleJobFailureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleJobFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFailure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}}]}}]} as unknown as DocumentNode<ConsoleJobFailureFragment, unknown>;
export const ConsoleJobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"everySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"lastRanAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTookMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastSucceededAt"}},{"kind":"Field","name":{"kind":"Name","value":"failuresInRow"}},{"kind":"Field","name":{"kind":"Name","value":"runningSince"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"stuck"}},{"kind":"Field","name":{"kind":"Name","value":"isRunnable"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleJobFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleJobFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFailure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}}]}}]} as unknown as DocumentNode<ConsoleJobFragment, unknown>;
export const ConsoleJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"operatorJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleJob"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"everySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"lastRanAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTookMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastSucceededAt"}},{"kind":"Field","name":{"kind":"Name","value":"failuresInRow"}},{"kind":"Field","name":{"kind":"Name","value":"runningSince"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"stuck"}},{"kind":"Field","name":{"kind":"Name","value":"isRunnable"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleJobFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleJobFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFailure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}}]}}]} as unknown as DocumentNode<ConsoleJobsQuery, ConsoleJobsQueryVariables>;
export const ConsoleJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"job"},"name":{"kind":"Name","value":"operatorJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleJob"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleJobFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"everySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"lastRanAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTookMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastSucceededAt"}},{"kind":"Field","name":{"kind":"Name","value":"failuresInRow"}},{"kind":"Field","name":{"kind":"Name","value":"runningSince"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"stuck"}},{"kind":"Field","name":{"kind":"Name","value":"isRunnable"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleJobFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleJobFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFailure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}}]}}]} as unknown as DocumentNode<ConsoleJobQuery, ConsoleJobQueryVariables>;
export const ConsoleJobsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ConsoleJobsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"jobs"},"name":{"kind":"Name","value":"operatorJobsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleJob"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"everySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"}},{"kind":"Field","name":{"kind":"Name","value":"lastRanAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastTookMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastSucceededAt"}},{"kind":"Field","name":{"kind":"Name","value":"failuresInRow"}},{"kind":"Field","name":{"kind":"Name","value":"runningSince"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}},{"kind":"Field","name":{"kind":"Name","value":"stuck"}},{"kind":"Field","name":{"kind":"Name","value":"isRunnable"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleJobFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleJobFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFailure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}}]}}]} as unknown as DocumentNode<ConsoleJobsChangedSubscription, ConsoleJobsChangedSubscriptionVariables>;
export const RunJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RunJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"runJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RunJobMutation, RunJobMutationVariables>;
export const RetryJobFailureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryJobFailure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryJobFailureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"retryJobFailure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RetryJobFailureMutation, RetryJobFailureMutationVariables>;
export const DropJobFailureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropJobFailure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DropJobFailureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"dropJobFailure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DropJobFailureMutation, DropJobFailureMutationVariables>;