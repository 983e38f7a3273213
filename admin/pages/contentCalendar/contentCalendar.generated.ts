/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of things that a brand plans by the clock. */
export type ContentCalendarKind =
  /** A popup or notice. */
  | 'ANNOUNCEMENT'
  /** A picture of a carousel. */
  | 'BANNER'
  /** A letter to many members. */
  | 'BROADCAST'
  /** A mission that ends. */
  | 'MISSION'
  /** A promotion with the hours in which it may be claimed. */
  | 'PROMOTION'
  /** A raffle with the hours in which tickets are drawn. */
  | 'RAFFLE';

/** Days, both ends included. */
export type DaySpanInput = {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
};

/** How what is published with hours stands now. */
export type Publication =
  /** Not published: nobody sees it. */
  | 'HIDDEN'
  /** Published, and its end has come. */
  | 'OVER'
  /** Published, and it is its time. */
  | 'RUNNING'
  /** Published, and its start is still to come. */
  | 'SCHEDULED';

export type ConsoleContentCalendarQueryVariables = Exact<{
  span: Types.DaySpanInput;
}>;


export type ConsoleContentCalendarQuery = { calendar: { timeZone: string, kinds: Array<Types.ContentCalendarKind>, isCut: boolean, entries: Array<{ kind: Types.ContentCalendarKind, id: string, title: string, publication: Types.Publication, startsAt: string | null, endsAt: string | null }> } };


export const ConsoleContentCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleContentCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"span"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DaySpanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"calendar"},"name":{"kind":"Name","value":"contentCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"span"},"value":{"kind":"Variable","name":{"kind":"Name","value":"span"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"isCut"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleContentCalendarQuery, ConsoleContentCalendarQueryVariables>;