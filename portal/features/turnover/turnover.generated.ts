/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of cancelBonus. */
export type CancelBonusInput = {
  /** What the member was shown and agrees to lose. */
  forfeited: string;
  /** Bucket of the bonus. */
  id: string | number;
};

/** Categories of games, section 3 of the specification. */
export type GameType =
  /** Cockfight. */
  | 'COCKFIGHT'
  /** Own lottery, e-prize mode. */
  | 'ELOTT'
  /** E-sports. */
  | 'ESPORTS'
  /** Fishing. */
  | 'FISH'
  /** Live casino. */
  | 'LIVE'
  /** Lottery. */
  | 'LOTT'
  /** Cards against other players. */
  | 'PVP'
  /** Slots. */
  | 'RNG'
  /** Sports. */
  | 'SPORTS';

/** What a bucket comes from. */
export type TurnoverSource =
  /** A bonus. */
  | 'BONUS'
  /** A deposit. */
  | 'DEPOSIT'
  /** A rebate. */
  | 'REBATE';

/** State of a bucket. */
export type TurnoverState =
  /** Cancelled by the member. */
  | 'CANCELLED'
  /** Played. */
  | 'DONE'
  /** Still to be played. */
  | 'OPEN';

export type TurnoverQueryVariables = Exact<{ [key: string]: never; }>;


export type TurnoverQuery = { turnover: { required: string, done: string, missing: string, buckets: Array<{ id: string, source: Types.TurnoverSource, documentId: string, required: string, done: string, missing: string, state: Types.TurnoverState, openedAt: string, closedAt: string | null, mayCancel: boolean, weights: Array<{ gameType: Types.GameType, weight: number }> }> } };

export type BonusCancellationQueryVariables = Exact<{
  id: string | number;
}>;


export type BonusCancellationQuery = { bonusCancellation: { bonus: string, winnings: string, forfeited: string } | null };

export type CancelBonusMutationVariables = Exact<{
  input: Types.CancelBonusInput;
}>;


export type CancelBonusMutation = { cancelBonus: { cancellation: { forfeited: string } | null, userErrors: Array<UserErrorPartsFragment> } };


export const TurnoverDocument = {"__meta__":{"id":"2f3d22169b56dedea5a0330f524470e9acfbb123f7a1ab517f02abedc05908ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Turnover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"buckets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TurnoverQuery, TurnoverQueryVariables>;
export const BonusCancellationDocument = {"__meta__":{"id":"66ca606e8a6ea1407ef6f05f5ce6c320d11720627317d196cdd1be1fb8e0698e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusCancellation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusCancellation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"winnings"}},{"kind":"Field","name":{"kind":"Name","value":"forfeited"}}]}}]}}]} as unknown as DocumentNode<BonusCancellationQuery, BonusCancellationQueryVariables>;
export const CancelBonusDocument = {"__meta__":{"id":"02fedc6c12358e8fa7fac29b33a5a893add7c6ada83ce1ea7bcae6d5da0abd9f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBonus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelBonusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBonus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forfeited"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CancelBonusMutation, CancelBonusMutationVariables>;
export function useTurnoverQuery(options: useQuery.Options<TurnoverQuery, TurnoverQueryVariables> = {}) {
  return useQuery<TurnoverQuery, TurnoverQueryVariables>(TurnoverDocument, options)
}

export function useBonusCancellationQuery(options: useQuery.Options<BonusCancellationQuery, BonusCancellationQueryVariables> & ({ variables: BonusCancellationQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<BonusCancellationQuery, BonusCancellationQueryVariables>(BonusCancellationDocument, options)
}

export function useCancelBonusMutation(options?: useMutation.Options<CancelBonusMutation, CancelBonusMutationVariables>) {
  return useMutation<CancelBonusMutation, CancelBonusMutationVariables>(CancelBonusDocument, options)
}