/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ConsoleModuleFragment = { id: Types.WhitelabelModule, enabled: boolean, description: string, needs: Array<Types.WhitelabelModule>, neededBy: Array<Types.WhitelabelModule>, changedAt: string | null };

export const ConsoleModuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleModule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"neededBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleModuleFragment, unknown>;