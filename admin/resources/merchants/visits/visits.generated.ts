/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** By which rule a brand is closed to a visitor. */
export type RegionRule =
  /** The address is among the closed ones. */
  | 'ADDRESS'
  /** The country is among the closed ones. */
  | 'BLOCKED'
  /** It is not among those that may play, which the licence names. */
  | 'NOT_ALLOWED';

/** Whether the site lets the visitor in. */
export type SiteStatus =
  /** It is closed for maintenance; `message` and `until` say more. */
  | 'MAINTENANCE'
  /** It is open. */
  | 'OPEN'
  /** It takes nobody from the visitor's country. */
  | 'REGION_BLOCKED';

/** Input of visitPreview. */
export type VisitPreviewInput = {
  /** IP address of the visitor; left out where only the country matters. */
  address?: string | null | undefined;
  /** By the draft of the brand instead of what is in force; there has to be one. */
  byDraft?: boolean | null | undefined;
  /** Where the visitor is, as two capital letters such as `VN`; left out where the edge does not know. */
  country?: string | null | undefined;
  /** The host name that is opened, without scheme. */
  host: string;
  /** Id of the brand. */
  id: string | number;
  /** What the browser prefers, as its Accept-Language says it. */
  language?: string | null | undefined;
};

/** Whose a host name is. */
export type VisitTarget =
  /** Nobody's: visitors see the page of a wrong address. */
  | 'NOBODY'
  /** Another brand's. */
  | 'OTHER'
  /** This brand's. */
  | 'THIS';

/** Modules of the whitelabel, section 3 of the specification. */
export type WhitelabelModule =
  /** Agent policy: consolidated contract data is loaded. */
  | 'AGENT_POLICY'
  /** Trial accounts. */
  | 'FREE_PLAY'
  /** Registration by mobile number. */
  | 'MOBILE_REGISTRATION'
  /** Registration by mobile number asks for a password. */
  | 'MOBILE_REGISTRATION_PASSWORD'
  /** Registration verifies the mobile number by SMS. */
  | 'MOBILE_VERIFICATION'
  /** A second step when signing in from an address never used before. */
  | 'NEW_ADDRESS_VERIFICATION'
  /** New password by phone. */
  | 'PASSWORD_BY_PHONE'
  /** An expired password must be changed. */
  | 'PASSWORD_EXPIRY'
  /** Sign-in by SMS code. */
  | 'SMS_SIGN_IN'
  /** Registration by user name. */
  | 'USERNAME_REGISTRATION';

export type ConsoleVisitPreviewQueryVariables = Exact<{
  input: Types.VisitPreviewInput;
}>;


export type ConsoleVisitPreviewQuery = { visit: { leadsTo: Types.VisitTarget, status: Types.SiteStatus, region: Types.RegionRule | null, knowsCountries: boolean, language: string, message: string | null, until: string | null, name: string, imageCdns: Array<string>, launchGameCdns: Array<string>, modules: Array<Types.WhitelabelModule>, theme: Array<{ name: string, value: string }> } | null };


export const ConsoleVisitPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleVisitPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"visit"},"name":{"kind":"Name","value":"visitPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"knowsCountries"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageCdns"}},{"kind":"Field","name":{"kind":"Name","value":"launchGameCdns"}},{"kind":"Field","name":{"kind":"Name","value":"modules"}}]}}]}}]} as unknown as DocumentNode<ConsoleVisitPreviewQuery, ConsoleVisitPreviewQueryVariables>;