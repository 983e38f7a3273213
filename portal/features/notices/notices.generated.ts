/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** On which occasion a visitor or member is shown an announcement. */
export type AnnouncementOccasion =
  /** Members at their first sign-in. */
  | 'FIRST_SIGN_IN'
  /** Signed-in members. */
  | 'SIGNED_IN'
  /** Visitors, who are not signed in. */
  | 'SIGNED_OUT';

/** Kind of an announcement. */
export type AnnouncementType =
  /** Hot: something that the brand wants to stand out; it is listed and opens no window. */
  | 'HOT'
  /** Bulletin: a notice of the marquee. */
  | 'NOTICE'
  /** Platform message. */
  | 'PLATFORM'
  /** Popup: told in a window over the page. */
  | 'POPUP'
  /** About a promotion of the brand; told in the same window as popups. */
  | 'PROMOTION';

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
  occasions: Array<Types.AnnouncementOccasion> | Types.AnnouncementOccasion;
  page?: Types.PageInput | null | undefined;
}>;


export type NewsQuery = { announcements: NoticePageFragment | null };

export type PopupsQueryVariables = Exact<{
  occasions: Array<Types.AnnouncementOccasion> | Types.AnnouncementOccasion;
}>;


export type PopupsQuery = { announcements: { items: Array<{ id: string, type: Types.AnnouncementType, occasion: Types.AnnouncementOccasion, title: string, content: string, publishedAt: string }> } | null };

export type NoticePageFragment = { items: Array<{ id: string, title: string, content: string, publishedAt: string }>, pageInfo: { page: number, pageSize: number, totalPages: number, totalItems: number } };

export const NoticePageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]} as unknown as DocumentNode<NoticePageFragment, unknown>;
export const NoticesDocument = {"__meta__":{"id":"79fcdb0ce11ffe864e4cfe9169bfe59753cb36ae94cc63e7233c9daf4212c2bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"NOTICE"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticePage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const NewsDocument = {"__meta__":{"id":"5917e7e8d09ff4df19509d942dbb8189ed6eb3ef9cfcb98746547959ea5d47c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"News"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"occasions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementOccasion"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PLATFORM"},{"kind":"EnumValue","value":"POPUP"},{"kind":"EnumValue","value":"PROMOTION"},{"kind":"EnumValue","value":"HOT"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"occasions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"occasions"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticePage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]} as unknown as DocumentNode<NewsQuery, NewsQueryVariables>;
export const PopupsDocument = {"__meta__":{"id":"78f8936a12b9f31cef3ed8a914af472e4a31db685015d3396bf91367020d8988"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Popups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"occasions"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementOccasion"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"PLATFORM"},{"kind":"EnumValue","value":"POPUP"},{"kind":"EnumValue","value":"PROMOTION"}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"occasions"},"value":{"kind":"Variable","name":{"kind":"Name","value":"occasions"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"9"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PopupsQuery, PopupsQueryVariables>;
export function useNoticesQuery(options: useQuery.Options<NoticesQuery, NoticesQueryVariables> = {}) {
  return useQuery<NoticesQuery, NoticesQueryVariables>(NoticesDocument, options)
}

export function useNewsQuery(options: useQuery.Options<NewsQuery, NewsQueryVariables> & ({ variables: NewsQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<NewsQuery, NewsQueryVariables>(NewsDocument, options)
}

export function usePopupsQuery(options: useQuery.Options<PopupsQuery, PopupsQueryVariables> & ({ variables: PopupsQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<PopupsQuery, PopupsQueryVariables>(PopupsDocument, options)
}