/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A name of a chat room. */
export type ChatRoomNameInput = {
  /** Code of a language that the brand offers, such as `vi`; another one is refused. */
  language: string;
  /** Name, at most 40 characters. */
  name: string;
};

/** Input of createChatRoom. */
export type CreateChatRoomInput = {
  /** As it stands in addresses: small letters, digits and hyphens. */
  code: string;
  /** Whether members see it. */
  isEnabled: boolean;
  /** Shown to who reads the site in it; null: to everybody. */
  language?: string | null | undefined;
  /** What deposits of writers come to; 0: nothing. */
  leastDeposits: string;
  /** VIP level of writers; 0: any. */
  leastRank: number;
  /** What the room is called: 1 to 30 names, in languages that the brand offers. */
  names: Array<ChatRoomNameInput>;
  /** Place in the order. */
  position: number;
  /** Why, 3 to 300 characters. */
  reason: string;
  /** Seconds between two messages of a writer; 0: none. */
  slowSeconds: number;
};

/** Which chat rooms. */
export type OperatorChatRoomFilter = {
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Input of updateChatRoom. */
export type UpdateChatRoomInput = {
  /** As it stands in addresses: small letters, digits and hyphens. */
  code: string;
  /** The room. */
  id: string | number;
  /** Whether members see it. */
  isEnabled: boolean;
  /** Shown to who reads the site in it; null: to everybody. */
  language?: string | null | undefined;
  /** What deposits of writers come to; 0: nothing. */
  leastDeposits: string;
  /** VIP level of writers; 0: any. */
  leastRank: number;
  /** What the room is called: 1 to 30 names, in languages that the brand offers. They take the place of those before. */
  names: Array<ChatRoomNameInput>;
  /** Place in the order. */
  position: number;
  /** Why, 3 to 300 characters. */
  reason: string;
  /** Seconds between two messages of a writer; 0: none. */
  slowSeconds: number;
};

export type ConsoleChatRoomsQueryVariables = Exact<{
  filter?: Types.OperatorChatRoomFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleChatRoomsQuery = { page: { items: Array<ConsoleChatRoomFragment>, pageInfo: { totalItems: number } } };

export type ConsoleChatRoomOneQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleChatRoomOneQuery = { record: ConsoleChatRoomFragment | null };

export type CreateChatRoomMutationVariables = Exact<{
  input: Types.CreateChatRoomInput;
}>;


export type CreateChatRoomMutation = { payload: { record: ConsoleChatRoomFragment | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type UpdateChatRoomMutationVariables = Exact<{
  input: Types.UpdateChatRoomInput;
}>;


export type UpdateChatRoomMutation = { payload: { record: ConsoleChatRoomFragment | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleChatRoomFragment = { id: string, code: string, language: string | null, leastRank: number, leastDeposits: string, slowSeconds: number, isEnabled: boolean, position: number, lastSequence: number, changedAt: string, names: Array<{ language: string, name: string }> };

export const ConsoleChatRoomFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"}},{"kind":"Field","name":{"kind":"Name","value":"slowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lastSequence"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleChatRoomFragment, unknown>;
export const ConsoleChatRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleChatRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatRoomFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"operatorChatRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatRoom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"}},{"kind":"Field","name":{"kind":"Name","value":"slowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lastSequence"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleChatRoomsQuery, ConsoleChatRoomsQueryVariables>;
export const ConsoleChatRoomOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleChatRoomOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorChatRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatRoom"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"}},{"kind":"Field","name":{"kind":"Name","value":"slowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lastSequence"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleChatRoomOneQuery, ConsoleChatRoomOneQueryVariables>;
export const CreateChatRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChatRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChatRoomInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"createChatRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatRoom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"}},{"kind":"Field","name":{"kind":"Name","value":"slowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lastSequence"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CreateChatRoomMutation, CreateChatRoomMutationVariables>;
export const UpdateChatRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChatRoom"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateChatRoomInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateChatRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatRoom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"}},{"kind":"Field","name":{"kind":"Name","value":"slowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lastSequence"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateChatRoomMutation, UpdateChatRoomMutationVariables>;