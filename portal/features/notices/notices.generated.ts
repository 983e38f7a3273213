/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Audience of a popup. */
export type AnnouncementExecution =
  /** Signed-in members. */
  | 'A'
  /** Anonymous visitors. */
  | 'B'
  /** Members at their first sign-in. */
  | 'F';

/** Kind of an announcement. */
export type AnnouncementType =
  /** Bulletin: a notice of the marquee. */
  | 'B'
  /** Hot. */
  | 'H'
  /** Platform message. */
  | 'PL'
  /** Promotion. */
  | 'PR'
  /** Popup. */
  | 'PU';

/** Which page of a list, and in which order. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
  /** Field to sort by; `-` before it for descending. */
  sort?: string | null | undefined;
};

export type NoticesQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type NoticesQuery = { announcements: { items: Array<{ id: string, title: string, content: string, publishedAt: string }>, pageInfo: { page: number, pageSize: number, totalPages: number, totalItems: number } } | null };

export type PopupsQueryVariables = Exact<{
  executions: Array<Types.AnnouncementExecution> | Types.AnnouncementExecution;
}>;


export type PopupsQuery = { announcements: { items: Array<{ id: string, promotionType: Types.AnnouncementType, execution: Types.AnnouncementExecution, title: string, content: string, publishedAt: string }> } | null };


export const NoticesDocument = {"__meta__":{"id":"bbbc9fbf39457e8c93b76a6afba9cb98166eb9a8f5e8d849d3e0850b37842c5d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"B"}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const PopupsDocument = {"__meta__":{"id":"0ee80c5d2710a73414ee924ed0c2700d876132f9eb61183928095aac99dd57c8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Popups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"executions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementExecution"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PL"},{"kind":"EnumValue","value":"PU"},{"kind":"EnumValue","value":"PR"}]}},{"kind":"Argument","name":{"kind":"Name","value":"executions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"executions"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"9"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"promotionType"}},{"kind":"Field","name":{"kind":"Name","value":"execution"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PopupsQuery, PopupsQueryVariables>;
export function useNoticesQuery(options: useQuery.Options<NoticesQuery, NoticesQueryVariables> = {}) {
  return useQuery<NoticesQuery, NoticesQueryVariables>(NoticesDocument, options)
}

export function usePopupsQuery(options: useQuery.Options<PopupsQuery, PopupsQueryVariables> & ({ variables: PopupsQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<PopupsQuery, PopupsQueryVariables>(PopupsDocument, options)
}