/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RegistrationSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationSettingQuery = { registrationSetting: { minimumAge: number, mobileDigitsMinimum: number, mobileDigitsMaximum: number, fields: Array<{ name: string, enabled: boolean, required: boolean, minLength: number, maxLength: number, patternId: number, acceptedPattern: string, position: number }>, countries: Array<{ code: string, countryDialingCode: string }> } };


export const RegistrationSettingDocument = {"__meta__":{"id":"e989f56e7088c5bd50e3c062e7226ce7c156f26b4fdc3420e742429e684c98e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegistrationSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}},{"kind":"Field","name":{"kind":"Name","value":"patternId"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedPattern"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"mobileDigitsMinimum"}},{"kind":"Field","name":{"kind":"Name","value":"mobileDigitsMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"countryDialingCode"}}]}}]}}]}}]} as unknown as DocumentNode<RegistrationSettingQuery, RegistrationSettingQueryVariables>;
export function useRegistrationSettingQuery(options: useQuery.Options<RegistrationSettingQuery, RegistrationSettingQueryVariables> = {}) {
  return useQuery<RegistrationSettingQuery, RegistrationSettingQueryVariables>(RegistrationSettingDocument, options)
}