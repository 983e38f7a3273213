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
  /** Visitors, who are not signed in. */
  | 'B'
  /** Members at their first sign-in. */
  | 'F';

/** Kind of an announcement. */
export type AnnouncementType =
  /** Bulletin: a notice of the marquee. */
  | 'B'
  /** Hot: something that the brand wants to stand out; it is listed and opens no window. */
  | 'H'
  /** Platform message. */
  | 'PL'
  /** About a promotion of the brand; told in the same window as popups. */
  | 'PR'
  /** Popup: told in a window over the page. */
  | 'PU';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

export type NoticesQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type NoticesQuery = { announcements: NoticePageFragment | null };

export type NewsQueryVariables = Exact<{
  executions: Array<Types.AnnouncementExecution> | Types.AnnouncementExecution;
  page?: Types.PageInput | null | undefined;
}>;


export type NewsQuery = { announcements: NoticePageFragment | null };

export type PopupsQueryVariables = Exact<{
  executions: Array<Types.AnnouncementExecution> | Types.AnnouncementExecution;
}>;


export type PopupsQuery = { announcements: { items: Array<{ id: string, promotionType: Types.AnnouncementType, execution: Types.AnnouncementExecution, title: string, content: string, publishedAt: string }> } | null };

export type NoticePageFragment = { items: Array<{ id: string, title: string, content: string, publishedAt: string }>, pageInfo: { page: number, pageSize: number, totalPages: number, totalItems: number } };

export const NoticePageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]} as unknown as DocumentNode<NoticePageFragment, unknown>;
export const NoticesDocument = {"__meta__":{"id":"51f00c202f06e333f436f86e78957e4218784612de5ba0236b25d1b4ece3f8e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"B"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticePage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const NewsDocument = {"__meta__":{"id":"74637932cbd123362f5c7e84897459a9bd060028753f4d7d9468d0afa01ebec1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"News"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"executions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementExecution"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PL"},{"kind":"EnumValue","value":"PU"},{"kind":"EnumValue","value":"PR"},{"kind":"EnumValue","value":"H"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"executions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"executions"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticePage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]} as unknown as DocumentNode<NewsQuery, NewsQueryVariables>;
export const PopupsDocument = {"__meta__":{"id":"5aec8d70a7551a1eb525f1bc33bc86cfc7efa49aa8ed94d33e41230ddf847911"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Popups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"executions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementExecution"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PL"},{"kind":"EnumValue","value":"PU"},{"kind":"EnumValue","value":"PR"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"executions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"executions"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"9"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"promotionType"}},{"kind":"Field","name":{"kind":"Name","value":"execution"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PopupsQuery, PopupsQueryVariables>;
export function useNoticesQuery(options: useQuery.Options<NoticesQuery, NoticesQueryVariables> = {}) {
  return useQuery<NoticesQuery, NoticesQueryVariables>(NoticesDocument, options)
}

export function useNewsQuery(options: useQuery.Options<NewsQuery, NewsQueryVariables> & ({ variables: NewsQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<NewsQuery, NewsQueryVariables>(NewsDocument, options)
}

export function usePopupsQuery(options: useQuery.Options<PopupsQuery, PopupsQueryVariables> & ({ variables: PopupsQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<PopupsQuery, PopupsQueryVariables>(PopupsDocument, options)
}