/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far a right goes. */
export type RightLevel =
  /** It changes something. */
  | 'ACT'
  /** It decides what somebody else asked for. */
  | 'APPROVE'
  /** It looks. */
  | 'READ';

export type ConsoleRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleRightsQuery = { rights: Array<{ name: string, level: Types.RightLevel }> };


export const ConsoleRightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rights"},"name":{"kind":"Name","value":"operatorRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]} as unknown as DocumentNode<ConsoleRightsQuery, ConsoleRightsQueryVariables>;