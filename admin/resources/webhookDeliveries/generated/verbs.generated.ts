/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleWebhookDeliveryFragment } from '../webhookDeliveries.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Which deliveries. */
export type WebhookDeliveryFilter = {
  /** Only to this webhook. */
  endpointId?: string | number | null | undefined;
  /** Happened then or later. */
  from?: string | null | undefined;
  /** Only of this kind. */
  kind?: WebhookKind | null | undefined;
  /** Only about this deposit, withdrawal or member. */
  recordId?: string | number | null | undefined;
  /** Only of which this became. */
  state?: WebhookDeliveryState | null | undefined;
  /** Happened before then. */
  to?: string | null | undefined;
};

/** What became of a delivery. */
export type WebhookDeliveryState =
  /** It was answered with a status of 200 to 299. */
  | 'DELIVERED'
  /** It was tried for some three days; nobody tries it again unless an operator says so. */
  | 'GIVEN_UP'
  /** It waits for its next try, or for what comes before it of the same record. */
  | 'WAITING';

/** What webhooks are told of. */
export type WebhookKind =
  /** A deposit came into another state. */
  | 'DEPOSIT_CHANGED'
  /** The identity of a member was verified or rejected; its record is the member. */
  | 'IDENTITY_DECIDED'
  /** An account was opened; its record is the member. */
  | 'MEMBER_REGISTERED'
  /** A withdrawal came into another state. */
  | 'WITHDRAWAL_CHANGED';

export type ConsoleWebhookDeliveriesListQueryVariables = Exact<{
  filter?: Types.WebhookDeliveryFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleWebhookDeliveriesListQuery = { page: { items: Array<ConsoleWebhookDeliveryFragment>, pageInfo: { totalItems: number } } };


export const ConsoleWebhookDeliveriesListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWebhookDeliveriesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleWebhookDelivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleWebhookDelivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endpointId"}},{"kind":"Field","name":{"kind":"Name","value":"endpointName"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}}]}}]} as unknown as DocumentNode<ConsoleWebhookDeliveriesListQuery, ConsoleWebhookDeliveriesListQueryVariables>;