/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Colours of tags. */
export type TagColour =
  /** The console shows the tag in blue. */
  | 'BLUE'
  /** The console shows the tag in green. */
  | 'GREEN'
  /** The console shows the tag in grey. */
  | 'GREY'
  /** The console shows the tag in orange. */
  | 'ORANGE'
  /** The console shows the tag in purple. */
  | 'PURPLE'
  /** The console shows the tag in red. */
  | 'RED';

export type ConsoleTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleTagsQuery = { tags: Array<ConsoleTagFragment> };

export type ConsoleTagFragment = { id: string, name: string, colour: Types.TagColour };

export const ConsoleTagFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]} as unknown as DocumentNode<ConsoleTagFragment, unknown>;
export const ConsoleTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleTag"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]} as unknown as DocumentNode<ConsoleTagsQuery, ConsoleTagsQueryVariables>;